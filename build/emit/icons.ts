import { markSvg } from '../../templates/drawings/mark.ts';
import { navy, onNavy } from '../../templates/drawings/svg.ts';

/** An icon file of the site. */
export interface IconFile {
  name: string;
  contents: Uint8Array;
}

/** An icon as the web manifest names it. */
export interface ManifestIcon {
  name: string;
  sizes: string;
  type: string;
  purpose?: 'maskable';
}

/** The icons that the web manifest lists. */
export const manifestIcons: readonly ManifestIcon[] = [
  { name: 'icon-192.png', sizes: '192x192', type: 'image/png' },
  { name: 'icon-512.png', sizes: '512x512', type: 'image/png' },
  { name: 'icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];

/** Makes the site's icons from its mark: for browsers, for home screens and for the web manifest. */
export async function makeIcons(): Promise<IconFile[]> {
  const { default: sharp } = await import('sharp');
  const rounded = (margin: number, radius: number): string =>
    markSvg({ line: onNavy.strong, point: onNavy.point, ground: { colour: navy, radius, margin } });
  const png = async (svg: string, size: number): Promise<Uint8Array> =>
    new Uint8Array(
      await sharp(Buffer.from(svg), { density: 300 })
        .resize(size, size)
        .png({ compressionLevel: 9, palette: true, colours: 64 })
        .toBuffer(),
    );
  const tab = rounded(36, 80);
  return [
    { name: 'apple-touch-icon.png', contents: await png(rounded(70, 0), 180) },
    { name: 'favicon.ico', contents: icoOf(await png(tab, 32), 32) },
    { name: 'favicon.svg', contents: new TextEncoder().encode(tab) },
    { name: 'icon-192.png', contents: await png(rounded(48, 84), 192) },
    { name: 'icon-512.png', contents: await png(rounded(48, 84), 512) },
    { name: 'icon-maskable-512.png', contents: await png(rounded(120, 0), 512) },
  ];
}

/** Wraps a PNG picture as an icon file with that one picture. */
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
