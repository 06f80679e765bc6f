import type { Locale } from '../../model/config.ts';
import { atStart, type Place } from '../../model/diagnostic.ts';
import { lineAndColumn } from '../../model/files/line-counter.ts';
import type { RenderedPage } from '../../model/page.ts';
import type { Site } from '../../model/site.ts';
import { indexOfWords, normalizeText, type TextPiece, textPieces } from './text-pieces.ts';

/** A text of a page that a writer points at. */
export interface PointedText {
  /** The page's address. */
  path: string;
  /** The text, then the texts of the elements around it, the innermost first. */
  texts: readonly string[];
  /** A few words from where the writer points. */
  words?: string;
  /** How many times the same text occurs earlier in the page. */
  nth?: number;
  /** Whether it belongs to the header or footer, which pages share. */
  isShared?: boolean;
  /** Whether it leads somewhere, or opens a menu. */
  isLink?: boolean;
}

interface FindInput {
  site: Pick<Site, 'config' | 'entries' | 'routes'>;
  pages: readonly RenderedPage[];
  /** What each shared part read, by its key. */
  parts: ReadonlyMap<string, { reads: readonly string[] }>;
  readText: (path: string) => string | undefined;
}

/** The source of a text; `exact` is false if only the file of the page is known. */
interface FoundSource extends Place {
  exact: boolean;
}

/** Finds the line of the content from which a text of a page was rendered, among what the page has read. */
export function findSource(pointed: PointedText, input: FindInput): FoundSource | undefined {
  const page = input.pages.find(({ url }) => url === pointed.path);
  const entry = input.site.routes.get(pointed.path)?.entry;
  if (!page || !entry) return undefined;
  const own = { ...atStart(entry.source.words), exact: false };
  const shared = page.shared.flatMap((key) => input.parts.get(key)?.reads ?? []);
  const reads = pointed.isShared ? [...shared, ...page.reads] : [...page.reads, ...shared];
  // What leads on from a header or footer is a menu's; the words around it are interface texts.
  const menus = pointed.isLink ? ['navigation.yaml'] : [];
  const first = pointed.isShared ? menus : [entry.source.words, entry.source.facts];
  const read = new Map<string, TextPiece[]>();
  const piecesOf = (file: string): TextPiece[] => {
    const known = read.get(file) ?? textPieces(file, input.readText(file) ?? '');
    read.set(file, known);
    return known;
  };
  const sources = sourcesOf(reads, first, input.site).map(({ file, shows }) => ({
    file,
    pieces: () => piecesOf(file).filter((piece) => !piece.path || shows(piece.path)),
  }));
  const locale = entry.locale;
  const texts = [...new Set(pointed.texts.map(normalizeText))].filter((text) => text !== '' && text.length < 4000);

  for (const fits of fittings) {
    for (const text of texts) {
      for (const { file, pieces } of sources) {
        const found = fits(
          pieces().filter(({ path }) => isOfLocale(path, locale, input.site.config.locales)),
          text,
        );
        const piece = found[Math.min(pointed.nth ?? 0, found.length - 1)];
        if (piece) return locatePiece(file, piece, { text, words: pointed.words, source: input.readText(file) ?? '' });
      }
    }
  }
  return own;
}

/** Ways in which a page can show a piece, the surest first: each returns the pieces that match a text. */
const fittings: ((pieces: readonly TextPiece[], text: string) => TextPiece[])[] = [
  (pieces, text) => pieces.filter((piece) => piece.text === text),
  (pieces, text) => pieces.filter((piece) => piece.text.includes('{{') && isFilled(piece.text, text)),
  (pieces, text) => (text.length < 3 ? [] : pieces.filter((piece) => hasWords(piece.text, text)).sort(shortestFirst)),
  (pieces, text) => pieces.filter((piece) => piece.text.length > 7 && hasWords(text, piece.text)).sort(longestFirst),
];

const shortestFirst = (a: TextPiece, b: TextPiece): number => a.text.length - b.text.length;
const longestFirst = (a: TextPiece, b: TextPiece): number => b.text.length - a.text.length;

/** Returns whether a text is a template with something in place of each placeholder. */
function isFilled(template: string, text: string): boolean {
  const literals = template.split(/\{\{[^{}]*\}\}/);
  const [first = '', last = ''] = [literals.shift(), literals.pop()];
  // A text that is nothing but a placeholder would fit everything.
  if ((first + literals.join('') + last).trim() === '' || !text.startsWith(first)) return false;
  let end = first.length;
  for (const literal of literals) {
    const at = text.indexOf(literal, end + 1);
    if (at === -1) return false;
    end = at + literal.length;
  }
  return text.endsWith(last) && text.length - last.length > end;
}

/** Returns whether a text has others as whole words. */
function hasWords(text: string, words: string): boolean {
  const at = text.indexOf(words);
  if (at === -1) return false;
  return !/[\p{L}\p{N}]/u.test(text[at - 1] ?? ' ') && !/[\p{L}\p{N}]/u.test(text[at + words.length] ?? ' ');
}

/**
 * Returns whether a text is in the page's language, or in none: some files have texts of all languages side by side.
 */
function isOfLocale(path: TextPiece['path'], locale: string, locales: readonly Locale[]): boolean {
  return !path?.some((step) => step !== locale && locales.some(({ id }) => id === step));
}

interface Source {
  file: string;
  /** Whether the page shows the value at a path of the file. */
  shows: (path: NonNullable<TextPiece['path']>) => boolean;
}

const everything = () => true;

/** Turns what was read (`find|fr|toolbox/x`, `string|fr|footer.offices`) into files, in the order of their asking. */
function sourcesOf(reads: readonly string[], first: readonly string[], site: FindInput['site']): Source[] {
  const files = new Map<string, Source>();
  const keys = new Map<string, Set<string>>();
  const add = (file: string, shows: Source['shows'] = everything) => {
    if (!files.has(file)) files.set(file, { file, shows });
  };
  const addEntry = (ref: string, locale: string) => {
    const entry = site.entries.get(ref)?.get(locale);
    if (entry) for (const file of [entry.source.words, entry.source.facts]) add(file);
  };
  for (const file of first) add(file);
  for (const read of reads) {
    const [kind = '', locale = '', argument = ''] = read.split('|');
    if (kind === 'find' || kind === 'body' || kind === 'document') addEntry(argument, locale);
    else if (kind === 'list') {
      for (const ref of site.entries.keys()) if (ref.startsWith(`${argument}/`)) addEntry(ref, locale);
    } else if (kind === 'related') {
      const folder = argument.split('/')[0];
      for (const ref of site.entries.keys()) if (ref.startsWith(`${folder}/`)) addEntry(ref, locale);
    } else if (kind === 'menu') add('navigation.yaml');
    else if (kind === 'form') add(`forms/${argument}.yaml`);
    else if (kind === 'site' || kind === 'hidden-links') add('site.yaml');
    else if (kind === 'string') {
      const wanted = keys.get(locale) ?? new Set();
      keys.set(locale, wanted.add(argument));
      add(`strings/${locale}.yaml`, (path) =>
        wanted.has(path.join('.').replace(/_(zero|one|two|few|many|other)$/, '')),
      );
    }
  }
  return [...files.values()];
}

/** Returns the place of the words pointed at within a piece, else of the piece's first word. */
function locatePiece(
  file: string,
  piece: TextPiece,
  { text, words, source }: { text: string; words?: string; source: string },
): FoundSource {
  const raw = source.slice(piece.offset, piece.offset + piece.length);
  const wanted = words ? normalizeText(words) : '';
  const candidates = [wanted && hasWords(piece.text, wanted) ? wanted : '', text, piece.text];
  const within = candidates.map((candidate) => indexOfWords(raw, candidate)).find((at) => at !== -1);
  return { file, ...lineAndColumn(source, piece.offset + (within ?? 0)), exact: true };
}
