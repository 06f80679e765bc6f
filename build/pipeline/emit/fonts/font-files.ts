import type { FontFamily } from '../../../authoring/define-site.ts';
import { regionalLocale } from '../../../authoring/values/regional-locale.ts';
import type { Typeface } from '../../../formats/fonts/typeface.ts';
import { byLocale } from '../../../languages/by-locale.ts';
import type { AssetCache } from '../../../model/asset-cache.ts';
import { digestOf, digestOfData } from '../../../model/files/digest.ts';
import type { OutputFile } from '../../../model/output.ts';
import type { Site } from '../../../model/site.ts';
import type { ParsedFile } from '../../../model/source-file.ts';
import type { Templates } from '../../../model/templates.ts';
import { assetOfDigest } from '../published.ts';
import { compressFont, readWholeFont, subsetFonts, type WebFont, wholeFonts } from './fonts.ts';

/** The site's fonts as published files, and in the forms that pictures and PDFs need. */
export interface MadeFonts {
  files: OutputFile[];
  /** The `@font-face` rules. */
  css: string;
  /** Addresses that every page preloads. */
  preload: string[];
  /** Characters of the content that a family lacks, if the site's families must have them. */
  missing: string[];
  /** Characters of the content that every family lacks. */
  uncovered: string[];
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
  site: { config },
  templates: { site },
  cache,
}: {
  files: ReadonlyMap<string, ParsedFile>;
  site: Pick<Site, 'config'>;
  templates: Pick<Templates, 'site'>;
  cache: AssetCache;
}): Promise<MadeFonts> {
  const { fonts: use, fontFamilies } = site;
  const publish = (font: WebFont) => publishFont(font, fontFamilies, cache);
  const formats = config.locales.map(({ id }) => formatCharacters(id));
  const contents = [...files.values()].map((file) => file.characters);
  const characters = [...new Set([...always, ...[...formats, ...contents].flatMap((text) => [...text])])]
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
      uncovered: fonts.uncovered,
      faces: fonts.faces.map((face) => ({ ...face, data: toText(face.data) })),
    };
  });
  const onPages = use === 'system' ? { files: [], css: '', preload: [] } : stored;
  return {
    files: onPages.files.map((font) => publish(font).file),
    css: onPages.css,
    preload: onPages.preload,
    missing: use === 'families-only' ? stored.missing : [],
    uncovered: stored.uncovered,
    faces: stored.faces.map((face) => ({ ...face, data: Buffer.from(face.data, 'base64') })),
    digest: digestOf(characters),
  };
}

/** Publishes the fonts of the packages, for pages that are shown before fonts can be cut. */
export function publishWholeFonts({
  site: { fonts: use, fontFamilies: families },
}: Pick<Templates, 'site'>): Pick<MadeFonts, 'files' | 'css' | 'preload'> {
  const fonts = wholeFonts(use === 'system' ? [] : families);
  const published = new Map(
    fonts.files.map(({ name, digest }) => [name, assetOfDigest(name, digest, () => readWholeFont(name, families))]),
  );
  const urlOf = (name: string) => published.get(name)?.url ?? '';
  return {
    files: [...published.values()].map(({ file }) => file),
    css: fonts.css(urlOf),
    preload: fonts.preload.map(urlOf),
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

const toText = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');

/** Returns the characters with which a language writes days, months and numbers, which its content need not have. */
const formatCharacters = byLocale((locale) => {
  const regional = regionalLocale(locale);
  const days = Array.from({ length: 7 }, (_, day) => Date.UTC(2027, 0, day + 1));
  const months = Array.from({ length: 12 }, (_, month) => Date.UTC(2027, month, 28));
  const formats = (['long', 'short'] as const).map(
    (style) => new Intl.DateTimeFormat(regional, { weekday: style, day: 'numeric', month: style, year: 'numeric' }),
  );
  const number = new Intl.NumberFormat(regional, { style: 'percent', maximumFractionDigits: 1 });
  const written = formats.flatMap((format) => [...days, ...months].map((time) => format.format(time)));
  return [...new Set([...written, number.format(12_345_678.905)].join(''))].join('');
});
