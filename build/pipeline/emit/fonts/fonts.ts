import type subsetFont from 'subset-font';
import type { FontFamily } from '../../../authoring/define-site.ts';
import { renameFont } from '../../../formats/fonts/font-name.ts';
import { type FontSubset, isInRanges, readFont, subsetsOf } from '../../../formats/fonts/fontsource.ts';
import { charactersOf } from '../../../formats/fonts/glyphs.ts';
import type { Typeface } from '../../../formats/fonts/typeface.ts';
import { digestOf } from '../../../model/files/digest.ts';

/** The site's fonts, reduced to the characters in use. */
interface SiteFonts {
  /** Files for pages. */
  files: WebFont[];
  /** Returns the `@font-face` rules, including the fallback faces; `url` returns the address of a file. */
  css: (url: (name: string) => string) => string;
  /** The names of the files that every page preloads. */
  preload: string[];
  /** Visible characters that a family lacks, sorted. */
  missing: string[];
  /** Visible characters that every family lacks. */
  uncovered: string[];
  /** Static fonts for PDFs and pictures. */
  faces: Typeface[];
}

/**
 * A font file for pages. It is compressed when it is written, because compression takes longer than everything else.
 */
export interface WebFont {
  /** The file's name: `hanken.woff2`, `hanken-ext.woff2`, `hanken-noto-sans-thai-thai.woff2`. */
  name: string;
  /** The digest of the uncompressed font. */
  digest: string;
  characters: string;
}

/** OpenType features that pages use; small capitals, fractions and alternates are dropped. */
const features = ['kern', 'liga', 'ccmp', 'locl', 'mark', 'mkmk', 'calt', 'rlig', 'tnum', 'lnum'];
/** Features with which scripts join their letters: those of Arabic, of Indic scripts and of old Korean. */
const joiningFeatures =
  'isol init medi med2 fina fin2 fin3 rclt stch nukt akhn rphf rkrf pref blwf abvf half pstf vatu cjct cfar pres abvs blws psts haln dist abvm blwm ljmo vjmo tjmo';

/** Subsets the families to the characters in use. */
export async function subsetFonts(characters: string, families: readonly FontFamily[]): Promise<SiteFonts> {
  const { default: subset } = await import('subset-font');
  const used = [...new Set(characters.normalize('NFC'))].sort();
  const cut: CutFamily[] = [];
  for (const family of families) cut.push(await cutFamily({ family, used, subset }));
  return describeFonts(cut);
}

/** Returns the families as their packages have them, for pages alone: with all characters, and at once. */
export function wholeFonts(families: readonly FontFamily[]): SiteFonts {
  return describeFonts(families.map(wholeFamily));
}

function describeFonts(cut: readonly CutFamily[]): SiteFonts {
  const missing = [...new Set(cut.flatMap((family) => family.missing))].sort();
  return {
    files: cut.flatMap(({ pieces }) =>
      pieces.map(({ part, digest, characters }) => ({ name: part.file, digest, characters: characters.join('') })),
    ),
    css: (url) => cut.map((family) => faceRules(family, url)).join(''),
    preload: cut.flatMap(({ pieces }) => pieces.slice(0, 1).map(({ part }) => part.file)),
    missing,
    uncovered: missing.filter((character) => cut.every((family) => family.missing.includes(character))),
    faces: cut.flatMap((family) => family.faces),
  };
}

/** Compresses a font for pages: WOFF2. */
export async function compressFont(
  { name, characters }: Pick<WebFont, 'name' | 'characters'>,
  families: readonly FontFamily[],
): Promise<Uint8Array> {
  const { default: subset } = await import('subset-font');
  return cutWebFont(subset, { ...findPart(name, families), characters }, 'woff2');
}

/** Reads a font of `wholeFonts`. */
export function readWholeFont(name: string, families: readonly FontFamily[]): Uint8Array {
  return readUpright(findPart(name, families).part).data;
}

function findPart(name: string, families: readonly FontFamily[]): { family: FontFamily; part: FontPart } {
  for (const family of families) for (const part of partsOf(family)) if (name === part.file) return { family, part };
  throw new Error(`There is no font ${name}.`);
}

/** A subset of a family, and how its files and fonts are called. */
interface FontPart extends FontSubset {
  file: string;
  fontName: string;
  /** Whether it has the letters of most texts. */
  isMain: boolean;
  isLatin: boolean;
}

function partsOf(family: FontFamily): FontPart[] {
  return [family.package, ...(family.scripts ?? [])].flatMap(subsetsOf).map((subset): FontPart => {
    const isOwn = subset.package === family.package;
    const isLatin = isOwn && subset.name.startsWith('latin');
    const isMain = isOwn && subset.name === 'latin';
    const ending = isLatin
      ? subset.name.slice('latin-'.length)
      : isOwn
        ? subset.name
        : `${subset.package}-${subset.name}`;
    return {
      ...subset,
      file: `${family.file}${ending && `-${ending}`}.woff2`,
      fontName: isMain ? family.name : `${family.name} ${ending === 'ext' ? 'Ext' : ending}`,
      isMain,
      isLatin,
    };
  });
}

type Subset = typeof subsetFont;

function cutWebFont(
  subset: Subset,
  { family, part, characters }: { family: FontFamily; part: FontPart; characters: string },
  targetFormat: 'truetype' | 'woff2',
): Promise<Uint8Array> {
  return cutFont(subset, { part, style: 'normal', weight: family.axis, characters, targetFormat }) ?? noFont(part);
}

function readUpright(part: FontSubset): NonNullable<ReturnType<typeof readFont>> {
  return readFont(part, 'normal') ?? noFont(part);
}

function noFont({ package: name, name: subset }: FontSubset): never {
  throw new Error(`The package ${name} has no upright font for ${subset}.`);
}

/** Cuts a font to characters; `undefined` if the typeface does not have the style. */
function cutFont(
  subset: Subset,
  options: {
    part: FontPart;
    style: 'normal' | 'italic';
    weight: FontFamily['axis'];
    characters: string;
    targetFormat: 'truetype' | 'woff2';
  },
): Promise<Buffer> | undefined {
  const { part, style, weight, characters, targetFormat } = options;
  const font = readFont(part, style);
  return (
    font &&
    subset(font.data, characters, {
      targetFormat,
      ...(font.isVariable ? { variationAxes: { wght: weight } } : {}),
      keepFeatures: part.isLatin ? features : [...features, ...joiningFeatures.split(' ')],
      noHinting: true,
    })
  );
}

interface Piece {
  part: FontPart;
  digest: string;
  characters: string[];
  weight: string;
}

interface CutFamily {
  family: FontFamily;
  pieces: Piece[];
  missing: string[];
  faces: Typeface[];
}

async function cutFamily(options: { family: FontFamily; used: string[]; subset: Subset }): Promise<CutFamily> {
  const { family, used, subset } = options;
  const pieces: Piece[] = [];
  const faces: Typeface[] = [];
  const shown = used.filter((character) => !isControl(character));
  let left = shown;
  for (const part of partsOf(family)) {
    if (!left.some((character) => isInRanges(part, codePointOf(character)))) continue;
    const font = readUpright(part);
    const whole = await subset(font.data, undefined, { keepAllGlyphs: true, targetFormat: 'sfnt' });
    const has = await charactersOf(whole);
    const known = left.filter((character) => has.has(codePointOf(character)));
    if (known.every(isJoiner)) continue;
    left = left.filter((character) => !known.includes(character));
    // A font joins letters only with the marks and joiners that it has itself.
    const joiners = part.isLatin ? [] : shown.filter((one) => isJoiner(one) && has.has(codePointOf(one)));
    const taken = [...new Set([...known, ...joiners])].sort();
    const text = taken.join('');
    pieces.push({
      part,
      digest: digestOf(await cutWebFont(subset, { family, part, characters: text }, 'truetype')),
      characters: taken,
      weight: font.isVariable ? family.weight : '400',
    });
    for (const face of family.faces) {
      const cut = await cutFont(subset, { part, ...face, characters: text, targetFormat: 'truetype' });
      if (!cut) continue;
      faces.push({
        family: family.name,
        name: part.fontName,
        ...face,
        data: Buffer.from(renameFont(cut, part.fontName).buffer),
      });
    }
  }
  return { family, pieces, faces, missing: left.filter(isVisible) };
}

function wholeFamily(family: FontFamily): CutFamily {
  const pieces = partsOf(family).map((part): Piece => {
    const { data, isVariable } = readUpright(part);
    const characters = part.ranges.flatMap(([from, to]) =>
      Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)),
    );
    return { part, digest: digestOf(data), characters, weight: isVariable ? family.weight : '400' };
  });
  return { family, pieces, faces: [], missing: [] };
}

function faceRules({ family, pieces, missing }: CutFamily, url: (name: string) => string): string {
  const used = pieces.flatMap(({ characters }) => characters);
  // Pages with letters of a script that the family lacks load no file of another script.
  const named = [...used, ...missing];
  const rules = pieces.map(({ part, characters, weight }) =>
    faceRule({
      'font-family': `"${family.name}"`,
      src: `url("${url(part.file)}") format("woff2")`,
      'font-weight': weight,
      'font-style': 'normal',
      'font-display': 'swap',
      ...(part.isMain ? {} : { 'unicode-range': unicodeRange(characters, part.isLatin ? used : named) }),
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
 * Formats characters as the value of `unicode-range`. Two characters form a range if no character between them is in
 * use: fewer ranges make every style sheet shorter.
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
const isJoiner = (character: string): boolean => /[\p{M}\p{Cf}]/u.test(character);
const isControl = (character: string): boolean => /\p{Cc}/u.test(character);

/**
 * Returns whether a missing character is visible: text engines replace missing spaces, format characters and the non-
 * breaking hyphen.
 */
const isVisible = (character: string): boolean => !/[\p{Z}\p{Cf}\p{Mn}\u2011]/u.test(character);
