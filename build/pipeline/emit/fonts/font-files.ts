import type { FontFamily } from '../../../authoring/define-site.ts';
import { blankUnshown } from '../../../formats/markdown/shown-text.ts';
import { extractBody, lineAndColumn } from '../../../formats/yaml/positions.ts';
import type { AssetCache } from '../../../model/asset-cache.ts';
import type { Diagnostic } from '../../../model/diagnostic.ts';
import { digestOf, digestOfData } from '../../../model/files/digest.ts';
import type { OutputFile } from '../../../model/output.ts';
import type { ParsedFile } from '../../../model/source-file.ts';
import type { Templates } from '../../../model/templates.ts';
import { assetOfDigest } from '../published.ts';
import { compressFont, subsetFonts, type Typeface, type WebFont } from './fonts.ts';

/** The site's fonts as published files, and in the forms that pictures and PDFs need. */
export interface MadeFonts {
  files: OutputFile[];
  /** The `@font-face` rules. */
  css: string;
  /** Addresses that every page preloads. */
  preload: string[];
  /** Characters of the content that the fonts lack. */
  missing: string[];
  ttf: Uint8Array[];
  faces: Typeface[];
  digest: string;
}

/** Characters of templates, dates, prices and country names, which are needed whatever the content uses. */
const always = [
  ...Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)),
  ...Array.from({ length: 96 }, (_, index) => String.fromCharCode(160 + index)),
  ...'ŒœŸŠšŽžĀāĂăĄąĆćČčĎďĐđĒēĖėĘęĚěĞğĢģĪīĮįİıĶķĹĺĻļĽľŁłŃńŅņŇňŌōŐőŔŕŘřŚśŞşŢţŤťŪūŮůŰűŲųŹźŻż',
  ...'–—‘’‚“”„…•‹›€™−\u202f\u2009',
].filter((character) => character !== '\u00ad');

/** Subsets the fonts to the characters in use. The same characters give the same files. */
export async function makeFonts({
  files,
  templates: { site },
  cache,
}: {
  files: ReadonlyMap<string, ParsedFile>;
  templates: Pick<Templates, 'site'>;
  cache: AssetCache;
}): Promise<MadeFonts> {
  const { fontFamilies } = site;
  const publish = (font: WebFont) => publishFont(font, fontFamilies, cache);
  const characters = [...new Set([...always, ...[...files.values()].flatMap((file) => [...file.characters])])]
    .sort()
    .join('');
  const stored = await cache.data(`fonts ${digestOfData(fontFamilies)} ${characters}`, async () => {
    const fonts = await subsetFonts(characters, fontFamilies);
    const published = new Map(fonts.files.map((font) => [font.name, publish(font).url]));
    return {
      files: fonts.files,
      css: fonts.css((name) => published.get(name) ?? ''),
      preload: fonts.preload.map((name) => published.get(name) ?? ''),
      missing: fonts.missing,
      ttf: fonts.ttf.map(toText),
      faces: fonts.faces.map((face) => ({ ...face, data: toText(face.data) })),
    };
  });
  return {
    files: stored.files.map((font) => publish(font).file),
    css: stored.css,
    preload: stored.preload,
    missing: stored.missing,
    ttf: stored.ttf.map(toBytes),
    faces: stored.faces.map((face) => ({ ...face, data: Buffer.from(face.data, 'base64') })),
    digest: digestOf(characters),
  };
}

function publishFont(
  font: WebFont,
  families: readonly FontFamily[],
  cache: AssetCache,
): { url: string; file: OutputFile } {
  const { name, digest } = font;
  return assetOfDigest(name, digest, () => cache.bytes(`font ${name} ${digest}`, () => compressFont(font, families)));
}

/** Finds the characters that the site's fonts lack. */
export function findMissingGlyphs(
  files: ReadonlyMap<string, ParsedFile>,
  fonts: MadeFonts,
  readText: (path: string) => string,
): Diagnostic[] {
  if (fonts.missing.length === 0) return [];
  return [...files.values()].flatMap((file) => {
    const missing = new Set(fonts.missing.filter((character) => file.characters.includes(character)));
    return missing.size === 0
      ? []
      : runsIn(shownText(file.path, readText(file.path)), missing).map((run) => explainRun(file.path, run));
  });
}

/** Returns a file without code, for which a site sets no typeface, and without addresses; characters keep their places. */
function shownText(path: string, text: string): string {
  if (!path.endsWith('.md')) return text;
  const { text: body, start } = extractBody(text);
  return text.slice(0, start) + blankUnshown(body);
}

interface Run {
  text: string;
  line: number;
  column: number;
}

/** Finds runs of text with missing characters; the first run of each character is enough. */
function runsIn(text: string, missing: ReadonlySet<string>): Run[] {
  const reported = new Set<string>();
  const one = `[${[...missing].map((character) => `\\u{${character.codePointAt(0)?.toString(16)}}`).join('')}]`;
  const runs = new RegExp(`${one}(?:(?:${one}|[ \\p{P}\\p{M}])*${one})?`, 'gu');
  return [...text.matchAll(runs)].flatMap(({ 0: run, index }) => {
    const fresh = [...run].filter((character) => missing.has(character) && !reported.has(character));
    for (const character of fresh) reported.add(character);
    return fresh.length === 0 ? [] : [{ text: run, ...lineAndColumn(text, index) }];
  });
}

function explainRun(file: string, { text, ...place }: Run): Diagnostic {
  const characters = [...text];
  const code =
    characters.length === 1 ? ` (U+${text.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')})` : '';
  const isForeign = /^[^\P{L}\p{Script=Latin}]/u.test(text);
  return {
    code: 'missing-glyph',
    severity: 'error',
    file,
    ...place,
    length: text.length,
    message: `The site’s fonts have no ${characters.length === 1 ? '' : 'characters for '}"${characters.slice(0, 40).join('')}${characters.length > 40 ? '…' : ''}"${code}.`,
    hint: isForeign ? 'Write it in Latin letters.' : 'Write it another way.',
  };
}

const toText = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');
const toBytes = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'base64'));
