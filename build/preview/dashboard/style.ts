import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { joinStyles } from '../../css/css.ts';
import type { DashboardInput } from './own-pages.ts';

/** Makes the style sheet of the preview's pages: the site's tokens and typefaces, and what only they need. */
export async function dashboardStyle(input: DashboardInput): Promise<string> {
  const css = input.templates()?.compiled.css ?? {};
  const general = ['tokens', 'base'].map((name) => css[`templates/styles/${name}.css`] ?? '');
  const own = readFileSync(join(input.options.root, 'build/preview/dashboard/style.css'), 'utf8');
  return joinStyles([await fontFaces(input), ...general, own]);
}

/** Takes the rules of the site's typefaces out of a style sheet: all have the same; nothing before the site is built. */
export async function fontFaces({ result, read }: DashboardInput): Promise<string> {
  const [address] = Object.values(result()?.styles ?? {});
  const sheet = address && (await read(address.slice(1)));
  return (sheet ? String(Buffer.from(sheet)) : '').match(/@font-face\s*\{[^}]*\}/g)?.join('\n') ?? '';
}
