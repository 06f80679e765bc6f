import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { joinStyles, type StylePart, StyleProblem } from '../../formats/css/css.ts';
import type { DashboardInput } from './input.ts';

/** The sheets of `templates/styles/` that the preview's pages have too. */
const generalSheets = ['tokens', 'base', 'headings', 'media', 'fields'];
/** The preview's own. */
const ownSheets = ['shell', 'lists', 'forms', 'gallery'];

/** Makes the style sheet of the preview's pages: the site's tokens and typefaces, and what only they need. */
export async function dashboardStyle(input: DashboardInput): Promise<string> {
  const css = input.templates()?.compiled.css ?? {};
  const general = generalSheets.map((name): StylePart => {
    const path = `templates/styles/${name}.css`;
    return { path, css: css[path] ?? '' };
  });
  const own = ownSheets.map((name): StylePart => {
    const path = `build/preview/dashboard/styles/${name}.css`;
    return { path, css: readFileSync(join(input.options.root, path), 'utf8') };
  });
  const parts = [{ path: '', css: await fontFaces(input) }, ...general, ...own];
  try {
    return joinStyles(parts);
  } catch (error) {
    // The sheet with the mistake is among the problems that these pages show.
    if (error instanceof StyleProblem) return parts.map((part) => part.css).join('\n');
    throw error;
  }
}

/** Takes the rules of the site's typefaces out of a style sheet: all have the same; nothing before the site is built. */
export async function fontFaces({ result, read }: DashboardInput): Promise<string> {
  const [address] = Object.values(result()?.styles ?? {});
  const sheet = address && (await read(address.slice(1)));
  return (sheet ? String(Buffer.from(sheet)) : '').match(/@font-face\s*\{[^{}]*\}/g)?.join('\n') ?? '';
}
