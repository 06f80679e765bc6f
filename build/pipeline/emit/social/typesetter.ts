import type { Font } from 'harfbuzzjs';
import type { Typeface } from '../../../formats/fonts/typeface.ts';
import { loadDirections } from './direction-runs.ts';
import { fillOutline, type Mask } from './outline-mask.ts';

/** How a text is set: the family's name, its weight, its size and the space between letters in pixels. */
export interface TextStyle {
  /** The direction of the language; without it, from left to right. */
  direction?: 'ltr' | 'rtl';
  family: string;
  weight: number;
  size: number;
  letterSpacing: number;
}

/** A glyph of a line, at a distance from the beginning of the line in pixels; `y` is how far it is above the baseline. */
interface PlacedGlyph {
  face: Face;
  glyph: number;
  x: number;
  y: number;
}

interface Line {
  glyphs: PlacedGlyph[];
  width: number;
}

/** Places the glyphs of texts, and draws them. */
export interface Typesetter {
  measure: (text: string, style: TextStyle) => number;
  /** Calls `draw` with each glyph's mask and its origin in whole pixels; the line begins at `x`, its baseline is at `y`. */
  drawLine: (line: { text: string; style: TextStyle; x: number; y: number }, draw: DrawMask) => void;
  /** Returns how far the baseline is below the middle of a line, in shares of the font size. */
  baselineBelowMiddle: (style: TextStyle) => number;
}

type DrawMask = (mask: Mask, x: number, y: number) => void;

interface Face extends Omit<Typeface, 'data'> {
  font: Font;
  unitsPerEm: number;
  /** The masks that were drawn, by size, then by glyph and place between two pixels. */
  masks: Map<number, Map<number, Mask | undefined>>;
}

/** The faces that set a family and weight, best first, and which of them has the glyphs of a character. */
interface FaceChoice {
  faces: readonly Face[];
  known: Map<string, Face | undefined>;
}

/** The number of positions within a pixel at which a glyph may begin. */
const placesPerPixel = 4;

/** How many lines and words are kept. */
const maxLines = 4096;

/** Loads the typefaces. The same texts give the same pixels on every machine. */
export async function createImageTypesetter(typefaces: readonly Typeface[]): Promise<Typesetter> {
  const harfbuzz = await import('harfbuzzjs');
  const characters = new Set<number>();
  const faces = typefaces.map(({ data, ...typeface }): Face => {
    const face = new harfbuzz.Face(new harfbuzz.Blob(data), 0);
    for (const code of face.collectUnicodes()) characters.add(code);
    return { ...typeface, font: new harfbuzz.Font(face), unitsPerEm: face.upem, masks: new Map() };
  });
  const divide = await loadDirections(characters);
  const shape = (text: string, face: Face, isRightToLeft: boolean) => {
    const buffer = new harfbuzz.Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    buffer.setDirection(isRightToLeft ? harfbuzz.Direction.RTL : harfbuzz.Direction.LTR);
    harfbuzz.shape(face.font, buffer);
    return buffer.getGlyphInfosAndPositions();
  };
  const sorted = new Map<string, FaceChoice>();
  const choiceFor = ({ family, weight }: TextStyle): FaceChoice => {
    const key = `${weight} ${family}`;
    const choice = sorted.get(key) ?? { faces: sortFaces(faces, { family, weight }), known: new Map() };
    sorted.set(key, choice);
    return choice;
  };
  const set = (text: string, style: TextStyle): Line => {
    const line: Line = { glyphs: [], width: 0 };
    const parts = divide(text, style.direction ?? 'ltr').flatMap(({ text, isRightToLeft }) => {
      const runs = runsOf(text, choiceFor(style)).map((run) => ({ ...run, isRightToLeft }));
      return isRightToLeft ? runs.reverse() : runs;
    });
    for (const run of parts) {
      const scale = style.size / run.face.unitsPerEm;
      const glyphs = shape(run.text, run.face, run.isRightToLeft);
      const letterSpacing = hasJoinedLetters.test(run.text) ? 0 : style.letterSpacing;
      for (const [index, { codepoint, cluster, xAdvance = 0, xOffset = 0, yOffset = 0 }] of glyphs.entries()) {
        line.glyphs.push({ face: run.face, glyph: codepoint, x: line.width + xOffset * scale, y: yOffset * scale });
        // No space between a letter and its mark.
        const spacing = glyphs[index + 1]?.cluster === cluster ? 0 : letterSpacing;
        line.width += xAdvance * scale + spacing;
      }
    }
    return line;
  };
  const place = keepLines(set);
  return {
    measure: (text, style) => place(text, style).width,
    drawLine({ text, style, x, y }, draw) {
      for (const { face, glyph, ...offset } of place(text, style).glyphs) {
        const at = Math.round((x + offset.x) * placesPerPixel);
        const pixel = Math.floor(at / placesPerPixel);
        const mask = maskOf(face, { glyph, size: style.size, place: at - pixel * placesPerPixel });
        if (mask) draw(mask, pixel, y - Math.round(offset.y));
      }
    },
    baselineBelowMiddle(style) {
      const [first] = choiceFor(style).faces;
      if (!first) return 0;
      const { ascender, descender } = first.font.hExtents();
      return (ascender + descender) / 2 / first.unitsPerEm;
    },
  };
}

/** Keeps lines that were set: a line is measured before it is drawn, and pages have many words in common. */
function keepLines(set: (text: string, style: TextStyle) => Line): typeof set {
  const lines = new Map<string, Line>();
  return (text, style) => {
    const { direction, family, weight, size, letterSpacing } = style;
    const key = [direction, family, weight, size, letterSpacing, text].join('\n');
    const line = lines.get(key) ?? set(text, style);
    if (lines.size === maxLines) lines.clear();
    lines.set(key, line);
    return line;
  };
}

/** Sorts the upright faces: the family's own of the nearest weight, its other scripts, then all others. */
function sortFaces(faces: readonly Face[], { family, weight }: Pick<TextStyle, 'family' | 'weight'>): Face[] {
  const rank = (face: Face): number => (face.name === family ? 0 : face.family === family ? 1 : 2);
  return faces
    .filter((face) => face.style === 'normal')
    .sort((a, b) => rank(a) - rank(b) || Math.abs(a.weight - weight) - Math.abs(b.weight - weight));
}

/** Divides a text into runs that the same face sets. */
function runsOf(text: string, choice: FaceChoice): { text: string; face: Face }[] {
  const runs: { text: string; face: Face }[] = [];
  for (const character of charactersOf(text)) {
    // A mark is placed on its letter only if one face has both.
    const whole = faceWith(character, choice);
    for (const part of whole ? [character] : character) {
      const face = whole ?? faceWith(part, choice) ?? choice.faces[0];
      if (!face) continue;
      const last = runs.at(-1);
      if (last?.face === face) last.text += part;
      else runs.push({ text: part, face });
    }
  }
  return runs;
}

/** Returns the first face that has the glyphs of a text. */
function faceWith(text: string, { faces, known }: FaceChoice): Face | undefined {
  if (!known.has(text))
    known.set(
      text,
      faces.find((face) => hasGlyphs(face, text)),
    );
  return known.get(text);
}

/** Divides a text into characters as people count them, a letter with its marks as one. */
const charactersOf = (text: string): Iterable<string> =>
  hasMarks.test(text) ? Array.from(characters.segment(text), ({ segment }) => segment) : text;

/** Finds letters of Arabic, Indic and other scripts that a space between letters would tear apart. */
const hasJoinedLetters = /[\u0600-\u0fff]/;

/** Finds what may join a neighbor: anything but the letters and signs of Latin texts. */
const hasMarks = /[^ -~\u00a0-\u02ff\u2010-\u2027\u20ac]/;

/** Boundaries of characters are the same in every language. */
const characters = new Intl.Segmenter('en');

function hasGlyphs({ font }: Face, text: string): boolean {
  return [...text].every((character) => font.nominalGlyph(character.codePointAt(0) ?? 0) !== undefined);
}

/** Returns the mask of a glyph that begins at one of the places of a pixel. */
function maskOf(face: Face, { glyph, size, place }: { glyph: number; size: number; place: number }): Mask | undefined {
  const masks = face.masks.get(size) ?? new Map<number, Mask | undefined>();
  face.masks.set(size, masks);
  const key = glyph * placesPerPixel + place;
  if (!masks.has(key))
    masks.set(key, fillOutline(face.font.glyphToJson(glyph), size / face.unitsPerEm, place / placesPerPixel));
  return masks.get(key);
}
