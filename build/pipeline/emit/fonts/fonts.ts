import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type subsetFont from 'subset-font';
import type { FontFamily } from '../../../authoring/define-site.ts';
import { renameFont } from '../../../formats/fonts/font-name.ts';
import { charactersOf } from '../../../formats/fonts/glyphs.ts';
import { digestOf } from '../../../model/files/digest.ts';

/** A font of one weight and style, in TrueType form. */
export interface Typeface {
  /** The family's name, followed by ` Ext` if the font has the rarer letters. */
  name: string;
  weight: 400 | 600;
  style: 'normal' | 'italic';
  data: Buffer;
}

/** The site's fonts, reduced to the characters in use. */
interface SiteFonts {
  /** Files for pages. */
  files: WebFont[];
  /** Returns the `@font-face` rules, including the fallback faces; `url` returns the address of a file. */
  css: (url: (name: string) => string) => string;
  /** The names of the files that every page preloads. */
  preload: string[];
  /** Visible characters that a font lacks, sorted. */
  missing: string[];
  /** Static fonts for PDFs, named as on the pages. */
  ttf: Uint8Array[];
  /** The same fonts with their names, for pictures. */
  faces: Typeface[];
}

/**
 * A font file for pages. It is compressed when it is written, because compression takes longer than everything else.
 */
export interface WebFont {
  /** The file's name, such as `hanken-ext.woff2`. */
  name: string;
  /** The digest of the uncompressed font. */
  digest: string;
  /** The characters in it. */
  characters: string;
}

/** The parts in which the packages split each font, in this order. */
const scripts = ['latin', 'latin-ext'] as const;
type Script = (typeof scripts)[number];

/** OpenType features that pages use; small capitals, fractions and alternates are dropped. */
const features = ['kern', 'liga', 'ccmp', 'locl', 'mark', 'mkmk', 'calt', 'rlig', 'tnum', 'lnum'];
const kept = { keepFeatures: features, noHinting: true };

/** Subsets the families to the characters in use. */
export async function subsetFonts(characters: string, families: readonly FontFamily[]): Promise<SiteFonts> {
  const { default: subset } = await import('subset-font');
  const used = [...new Set(characters.normalize('NFC'))].sort();
  const cut: CutFamily[] = [];
  for (const family of families) cut.push(await cutFamily({ family, used, subset }));
  const faces = cut.flatMap((family) => family.faces);
  return {
    files: cut.flatMap(({ pieces }) =>
      pieces.map(({ name, digest, characters }) => ({ name, digest, characters: characters.join('') })),
    ),
    css: (url) => cut.map((family) => faceRules(family, url)).join(''),
    preload: cut.flatMap(({ pieces }) => pieces.slice(0, 1).map(({ name }) => name)),
    missing: [...new Set(cut.flatMap(({ missing }) => missing))].sort(),
    ttf: faces.map(({ data }) => data),
    faces,
  };
}

/** Compresses a font for pages: WOFF2. */
export async function compressFont(
  { name, characters }: Pick<WebFont, 'name' | 'characters'>,
  families: readonly FontFamily[],
): Promise<Uint8Array> {
  const { default: subset } = await import('subset-font');
  for (const family of families)
    for (const script of scripts)
      if (name === webFontName(family, script)) return cutWebFont(subset, { family, script, characters }, 'woff2');
  throw new Error(`There is no font ${name}.`);
}

const webFontName = ({ file }: FontFamily, script: Script): string =>
  `${file}${script === 'latin' ? '' : '-ext'}.woff2`;

function cutWebFont(
  subset: typeof subsetFont,
  { family, script, characters }: { family: FontFamily; script: Script; characters: string },
  targetFormat: 'truetype' | 'woff2',
): Promise<Uint8Array> {
  const variationAxes = { wght: family.axis };
  return subset(fontFile(family, script, 'normal'), characters, { targetFormat, variationAxes, ...kept });
}

interface CutFamily {
  family: FontFamily;
  pieces: { name: string; digest: string; characters: string[]; whole: boolean }[];
  missing: string[];
  faces: Typeface[];
}

async function cutFamily(options: {
  family: FontFamily;
  used: string[];
  subset: typeof subsetFont;
}): Promise<CutFamily> {
  const { family, used, subset } = options;
  const pieces: CutFamily['pieces'] = [];
  const faces: Typeface[] = [];
  let left = used.filter((character) => !isControl(character));
  for (const script of scripts) {
    if (left.length === 0) break;
    const source = fontFile(family, script, 'normal');
    const whole = await subset(source, undefined, { keepAllGlyphs: true, targetFormat: 'sfnt' });
    const has = await charactersOf(whole);
    const taken = left.filter((character) => has.has(codePointOf(character)));
    left = left.filter((character) => !has.has(codePointOf(character)));
    if (taken.length === 0) continue;
    const text = taken.join('');
    pieces.push({
      name: webFontName(family, script),
      digest: digestOf(await cutWebFont(subset, { family, script, characters: text }, 'truetype')),
      characters: taken,
      whole: script === 'latin',
    });
    for (const face of family.faces) {
      const file = fontFile(family, script, face.style);
      const options = { targetFormat: 'truetype', variationAxes: { wght: face.weight }, ...kept } as const;
      const name = script === 'latin' ? family.name : `${family.name} Ext`;
      const data = Buffer.from(renameFont(await subset(file, text, options), name).buffer);
      faces.push({ name, ...face, data });
    }
  }
  return { family, pieces, faces, missing: left.filter(isVisible) };
}

function fontFile(family: FontFamily, script: Script, style: 'normal' | 'italic'): Buffer {
  const file = `@fontsource-variable/${family.package}/files/${family.package}-${script}-wght-${style}.woff2`;
  return readFileSync(createRequire(import.meta.url).resolve(file));
}

function faceRules({ family, pieces }: CutFamily, url: (name: string) => string): string {
  const used = pieces.flatMap(({ characters }) => characters);
  const rules = pieces.map(({ name, characters, whole }) =>
    faceRule({
      'font-family': `"${family.name}"`,
      src: `url("${url(name)}") format("woff2")`,
      'font-weight': family.weight,
      'font-style': 'normal',
      'font-display': 'swap',
      ...(whole ? {} : { 'unicode-range': unicodeRange(characters, used) }),
    }),
  );
  const fallback = faceRule({
    'font-family': `"${family.fallback}"`,
    src: 'local("Arial"), local("ArialMT"), local("Liberation Sans")',
    'size-adjust': family.metrics.size,
    'ascent-override': family.metrics.ascent,
    'descent-override': family.metrics.descent,
    'line-gap-override': '0%',
  });
  return [...rules, fallback].join('');
}

function faceRule(declarations: Record<string, string>): string {
  const lines = Object.entries(declarations).map(([property, value]) => `  ${property}: ${value};\n`);
  return `@font-face {\n${lines.join('')}}\n`;
}

/**
 * Formats characters as the value of `unicode-range`. Characters form a range if none of those between them is in use:
 * every style sheet has the ranges, and fewer of them are shorter.
 */
function unicodeRange(characters: readonly string[], used: readonly string[]): string {
  const ranges: { from: number; to: number }[] = [];
  const codes = new Set(characters.map(codePointOf));
  const others = used.map(codePointOf).filter((code) => !codes.has(code));
  for (const code of characters.map(codePointOf).sort((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last && !others.some((other) => other > last.to && other < code)) last.to = code;
    else ranges.push({ from: code, to: code });
  }
  return ranges.map(({ from, to }) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ''}`).join(', ');
}

const hex = (code: number): string => code.toString(16).toUpperCase();
const codePointOf = (character: string): number => character.codePointAt(0) ?? 0;
const isControl = (character: string): boolean => /\p{Cc}/u.test(character);

/**
 * Returns whether a missing character is visible: text engines replace missing spaces, format characters and the non-
 * breaking hyphen.
 */
const isVisible = (character: string): boolean => !/[\p{Z}\p{Cf}\p{Mn}\u2011]/u.test(character);
