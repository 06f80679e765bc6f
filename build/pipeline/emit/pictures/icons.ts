import type { SiteDefinition } from '../../../authoring/define-site.ts';
import { digestOf } from '../../../model/files/digest.ts';
import { logoFile } from '../../../model/logo.ts';

interface IconFile {
  name: string;
  /** The digest of its drawing. */
  digest: string;
  make: () => Promise<Uint8Array>;
}

interface ManifestIcon {
  name: string;
  sizes: string;
  type: string;
  purpose?: 'maskable';
}

/** The icons that the web app manifest lists, each drawn in its size. */
export const manifestIcons: readonly ManifestIcon[] = [
  { name: 'icon-192.png', sizes: '192x192', type: 'image/png' },
  { name: logoFile, sizes: '512x512', type: 'image/png' },
  { name: 'icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];

/** Makes the site's icons from its mark: for browsers, home screens and the web manifest. */
export function siteIcons(draw: SiteDefinition['icon']): IconFile[] {
  const rounded = (margin: number, radius: number): string => draw({ margin, radius });
  const icon = (name: string, svg: string, make: (svg: string) => Promise<Uint8Array>): IconFile => ({
    name,
    digest: digestOf(`${name} ${svg}`),
    make: () => make(svg),
  });
  const pngOf = (size: number) => (svg: string) => drawPng(svg, size);
  const tab = rounded(36, 80);
  return [
    icon('apple-touch-icon.png', rounded(70, 0), pngOf(180)),
    icon('favicon.ico', tab, async (svg) => icoOf(await drawPng(svg, 32), 32)),
    icon('favicon.svg', tab, async (svg) => new TextEncoder().encode(svg)),
    icon('icon-192.png', rounded(48, 84), pngOf(192)),
    icon(logoFile, rounded(48, 84), pngOf(512)),
    icon('icon-maskable-512.png', rounded(120, 0), pngOf(512)),
  ];
}

async function drawPng(svg: string, size: number): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp');
  return new Uint8Array(
    await sharp(Buffer.from(svg), { density: 300 })
      .resize(size, size)
      .png({ compressionLevel: 9, palette: true, colors: 64 })
      .toBuffer(),
  );
}

/** Wraps a PNG picture in an icon file. */
function icoOf(png: Uint8Array, size: number): Uint8Array {
  const headerLength = 22;
  const ico = new Uint8Array(headerLength + png.length);
  const view = new DataView(ico.buffer);
  view.setUint16(2, 1, true);
  view.setUint16(4, 1, true);
  ico[6] = size;
  ico[7] = size;
  view.setUint16(10, 1, true);
  view.setUint16(12, 32, true);
  view.setUint32(14, png.length, true);
  view.setUint32(18, headerLength, true);
  ico.set(png, headerLength);
  return ico;
}
