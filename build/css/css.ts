import { transform } from 'lightningcss';

/**
 * Scopes a CSS module's class names by the module's id; a style sheet without an id stays as it is. `classes` is what its
 * importers have; of a sheet `*.values.css`, its custom properties.
 */
export function scopeCss(
  path: string,
  source: Uint8Array,
  id?: string,
): { css: string; classes: Record<string, string> } {
  if (id === undefined) {
    const css = new TextDecoder().decode(source);
    return { css, classes: path.endsWith('.values.css') ? customPropertiesIn(css) : {} };
  }
  const { code, exports } = transform({
    filename: path,
    code: source,
    cssModules: {
      pattern: `_${id}[local]`,
      dashedIdents: false,
      grid: false,
      customIdents: false,
      container: false,
      animation: false,
    },
    drafts: { customMedia: false },
  });
  const classes: Record<string, string> = {};
  // They come in another order each time, and their order goes into the browser's scripts.
  for (const [local, { name, composes }] of Object.entries(exports ?? {}).sort(([a], [b]) => (a < b ? -1 : 1))) {
    classes[local] = [name, ...composes.map((other) => ('name' in other ? other.name : ''))].filter(Boolean).join(' ');
  }
  return { css: new TextDecoder().decode(code), classes };
}

/** Returns the custom properties that a style sheet gives, as they are written. */
function customPropertiesIn(css: string): Record<string, string> {
  const text = css.replace(/\/\*[\s\S]*?\*\//g, '');
  return Object.fromEntries(
    [...text.matchAll(/(--[\w-]+)\s*:\s*([^;}]+)/g)].map(([, name = '', value = '']) => [name, value.trim()]),
  );
}

/** What every browser of the last years understands as it is written. */
const targets = { chrome: 125 << 16, firefox: 128 << 16, safari: (17 << 16) | (5 << 8) };

/** Puts style sheets together in order → one minified sheet, with nesting, custom media and colors resolved. */
export function joinStyles(parts: readonly string[]): string {
  const { code } = transform({
    filename: 'sheet.css',
    code: new TextEncoder().encode(parts.join('\n')),
    minify: true,
    targets,
    drafts: { customMedia: true },
  });
  return new TextDecoder().decode(code);
}
