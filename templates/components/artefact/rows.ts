import type { ArtefactFacts, ArtefactWords, artefactMarks } from './struct.ts';

type MarkKind = (typeof artefactMarks)[number];

/** A row of an artefact, with what the facts say of it. */
export interface ArtefactRow {
  cells: { text: string; mark?: MarkKind | undefined }[];
  note?: string | undefined;
  /** Board: how many cards it has. */
  count: number;
  /** Board: how many of them are crossed out. */
  struck: number;
  /** Tree: how deep it is. */
  level: number;
}

/** What each kind is rendered from. */
export interface BodyProps {
  rows: readonly ArtefactRow[];
  columns: readonly string[];
  /** The numbers of the first row and of the first column. */
  first: number;
  column: number;
}

/** Joins the rows of the words with the marks and numbers of the facts. */
export function rowsOf(
  { marks = [], counts = [], struck = [], levels = [] }: ArtefactFacts,
  words: ArtefactWords,
): ArtefactRow[] {
  return words.rows.map(({ cells, note }, index) => ({
    cells: cells.map((text, place) => ({
      text,
      mark: marks.find(({ row, cell = place + 1 }) => row === index + 1 && cell === place + 1)?.as,
    })),
    note,
    count: counts[index] ?? 0,
    struck: struck[index] ?? 0,
    level: levels[index] ?? 0,
  }));
}
