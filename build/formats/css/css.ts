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
    // Only finds mistakes: sheets are minified together later, and that output has no lines of the files.
    transform({ filename: path, code: source, drafts: { customMedia: false } });
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
  const text = css.replace(/\/\*[\s\S]*?(?:\*\/|$)/g, '');
  return Object.fromEntries(
    [...text.matchAll(/(?<![\w-])(--[\w-]+)\s*:\s*([^;}]+)/g)].map(([, name = '', value = '']) => [name, value.trim()]),
  );
}

/** The features that all browsers of recent years understand. */
const targets = { chrome: 125 << 16, firefox: 128 << 16, safari: (17 << 16) | (5 << 8) };

/** A style sheet among those that are put together. */
export interface StylePart {
  /** Its path, from the site's folder. */
  path: string;
  css: string;
}

/** Thrown if style sheets cannot be put together. */
export class StyleProblem extends Error {
  /** The path of the style sheet with the mistake. */
  readonly path: string;
  /** What the mistake is about, as the style sheet writes it: the name of a custom media query, or the whole line. */
  readonly written: string;
  /** The custom media queries that the style sheets have. */
  readonly customMedia: readonly string[];

  constructor(message: string, { path, written, customMedia }: Pick<StyleProblem, 'path' | 'written' | 'customMedia'>) {
    super(message);
    this.path = path;
    this.written = written;
    this.customMedia = customMedia;
  }
}

/**
 * Puts style sheets together in order → one minified sheet, with nesting, custom media and colors resolved. Throws a
 * `StyleProblem` if one of them names an unknown custom media query, or cannot follow the others.
 */
export function joinStyles(parts: readonly StylePart[]): string {
  try {
    const { code } = transform({
      filename: 'sheet.css',
      code: new TextEncoder().encode(parts.map(({ css }) => css).join('\n')),
      minify: true,
      targets,
      drafts: { customMedia: true },
    });
    return new TextDecoder().decode(code);
  } catch (error) {
    throw isCssError(error) ? problemIn(parts, error) : error;
  }
}

/** An error of lightningcss, which declares no type of it. */
interface CssError extends Error {
  /** Both count from 1. */
  loc: { line: number; column: number };
  data?: { name?: string };
}

/** Returns whether an error is a mistake that lightningcss has found. */
export function isCssError(error: unknown): error is CssError {
  return error instanceof Error && 'loc' in error;
}

function problemIn(parts: readonly StylePart[], { message, loc, data }: CssError): StyleProblem {
  let before = 0;
  const part = parts.find(({ css }) => {
    before += css.split('\n').length;
    return loc.line <= before;
  });
  const lines = part?.css.split('\n') ?? [];
  const written = data?.name ?? lines[loc.line - 1 - before + lines.length]?.trim() ?? '';
  const customMedia = parts.flatMap(({ css }) =>
    Array.from(css.matchAll(/@custom-media\s+(--[\w-]+)/g), ([, name = '']) => name),
  );
  return new StyleProblem(message, { path: part?.path ?? '', written, customMedia });
}
