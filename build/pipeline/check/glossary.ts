import type { Heading, Nodes, TableRow } from 'mdast';
import { parseMarkdown } from '../../formats/markdown/parse.ts';
import { createPlacer } from '../../formats/yaml/positions.ts';
import { languageName } from '../../languages/language-name.ts';
import type { Locale } from '../../model/config.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';

/** The file of the content that has the words of each language. A site may have none. */
export const glossaryFile = 'GLOSSARY.md';

/** A row of the glossary: the words that texts use, those that they avoid, and why. */
export interface GlossaryRow {
  wanted: readonly string[];
  refused: readonly string[];
  note: string;
}

/** The id of a language → its rows. */
export type Glossary = ReadonlyMap<string, readonly GlossaryRow[]>;

type Report = (at: Nodes, message: string, hint: string) => void;

/**
 * Parses the glossary: below each heading that names a language, a table of wanted words, refused words and a note. Commas
 * separate the words of a cell. Returns the rows without mistakes, and the mistakes.
 */
export function parseGlossary(
  text: string,
  locales: readonly Pick<Locale, 'id' | 'name'>[],
): { glossary: Glossary; diagnostics: Diagnostic[] } {
  const place = createPlacer(glossaryFile, text);
  const diagnostics: Diagnostic[] = [];
  const report: Report = (node, message, hint) => {
    diagnostics.push(place({ code: 'glossary', severity: 'warning', message, hint, at: spanOf(node) }));
  };
  const nodes = new Map<string, TableRow[]>();
  let heading: Heading | undefined;
  for (const node of parseMarkdown(text).children) {
    if (node.type === 'heading') heading = node;
    if (node.type !== 'table') continue;
    const name = heading ? textOf(heading) : '';
    const locale = locales.find((known) => [known.id, known.name, languageName(known.id)].includes(name));
    const rows = node.children.slice(1);
    if (locale) nodes.set(locale.id, [...(nodes.get(locale.id) ?? []), ...rows]);
    else report(heading ?? node, describeHeading(name), `The languages are: ${listNames(locales)}.`);
  }
  return { glossary: new Map([...nodes].map(([id, rows]) => [id, readRows(rows, report)])), diagnostics };
}

/** Writes a word as words are compared: in lower case, with one kind of apostrophe, hyphen and space. */
export function normalizeWord(word: string): string {
  const written = word
    .toLowerCase()
    .replace(/['’]+/g, '’')
    .replace(/\u2011/g, '-');
  return written.replace(/(?:\\_|[\s>])+/g, ' ').trim();
}

/** Returns the rows of a language that have no mistake. */
function readRows(nodes: readonly TableRow[], report: Report): GlossaryRow[] {
  const rows = nodes.map((node) => ({ node, row: readRow(node) }));
  const wanted = new Set(rows.flatMap(({ row }) => row.wanted.map(normalizeWord)));
  return rows.flatMap(({ node, row }) => {
    if (row.wanted.length === 0 || row.refused.length === 0) {
      const missing = row.wanted.length === 0 ? 'wanted' : 'refused';
      report(node, `This row has no ${missing} word.`, 'Write: | wanted word | refused word, refused word | note |');
      return [];
    }
    const both = row.refused.find((word) => wanted.has(normalizeWord(word)));
    if (both === undefined) return [row];
    report(node.children[1] ?? node, `"${both}" is both wanted and refused.`, 'Decide for one of the two.');
    return [];
  });
}

function readRow({ children: [wanted, refused, note] }: TableRow): GlossaryRow {
  return { wanted: wordsOf(wanted), refused: wordsOf(refused), note: note ? textOf(note) : '' };
}

function wordsOf(cell: Nodes | undefined): string[] {
  const words = cell ? textOf(cell).split(',') : [];
  return words.map((word) => word.trim()).filter((word) => word !== '');
}

function textOf(node: Nodes): string {
  if ('children' in node) return node.children.map(textOf).join('').trim();
  return 'value' in node ? node.value : '';
}

function spanOf({ position }: Nodes): { offset: number; length: number } {
  const { start, end } = position ?? { start: { offset: 0 }, end: { offset: 1 } };
  return { offset: start.offset ?? 0, length: Math.max(1, (end.offset ?? 0) - (start.offset ?? 0)) };
}

function describeHeading(name: string): string {
  if (name === '') return 'No heading says in which language the words of this table are.';
  return `"${name}" is not a language of the site, so its words are not looked for.`;
}

function listNames(locales: readonly Pick<Locale, 'id'>[]): string {
  return locales.map(({ id }) => languageName(id)).join(', ');
}
