import type { Rule } from '#authoring/define.ts';
import { flag, type Infer, integer, line, list, object, oneOf, optional } from '#authoring/schema.ts';

/** What an artefact is: paper written on, a spreadsheet, a mail, groups of cards, or a tree of folders. */
const artefactKinds = ['note', 'sheet', 'mail', 'board', 'tree'] as const;

/** What a note is written on: a sheet torn off a pad, a page of a notebook, a printed form, or paper of a printer with holes. */
const papers = ['pad', 'notebook', 'form', 'printout'] as const;

export const artefactMarks = ['struck', 'added', 'circled'] as const;

/** Describes the facts of an artefact: what is the same in every language. */
export const artefactFacts = () =>
  object({
    kind: oneOf(artefactKinds, {
      description:
        'note: paper with lines; sheet: a spreadsheet; mail; board: groups of cards; tree: folders in folders.',
    }),
    section: optional(
      integer({ min: 1, max: 30, description: 'In a text: the section that it follows; 1 by default.' }),
    ),
    /** What has been crossed out, written by hand or circled. */
    marks: optional(
      list(
        object({
          row: integer({ min: 1, description: 'The row of the words, from 1.' }),
          cell: optional(integer({ min: 1, description: 'The cell of the row, from 1; all of them by default.' })),
          as: oneOf(artefactMarks),
        }),
      ),
    ),
    counts: optional(list(integer({ min: 1, max: 120, description: 'A board: how many cards each row has.' }))),
    struck: optional(
      list(
        integer({
          min: 0,
          max: 120,
          description: 'A board: how many cards of each row are crossed out, from the last on.',
        }),
      ),
    ),
    levels: optional(list(integer({ min: 0, max: 4, description: 'A tree: how deep each row is; the first is 0.' }))),
    column: optional(
      integer({ min: 1, max: 20, description: 'A sheet: the number of its first column; 1, which is A, by default.' }),
    ),
    first: optional(integer({ min: 1, max: 9999, description: 'A sheet: the number of its first row; 1 by default.' })),
    paper: optional(oneOf(papers, { description: 'A note: what it is written on; a pad by default.' })),
    stain: optional(flag({ description: 'true for a ring of coffee on the paper.' })),
  });

/** Describes the words of an artefact. */
export const artefactWords = () =>
  object({
    title: line({ max: 70, description: 'What is printed at its top.' }),
    reference: optional(line({ max: 60, description: 'What is printed at its top right: a date, a number.' })),
    columns: optional(list(line({ max: 40, description: 'A sheet: the names of its columns.' }))),
    rows: list(
      object({
        cells: list(line({ max: 200, description: 'A board: what its cards are, then the names of cards, if any.' })),
        note: optional(line({ max: 120, description: 'What somebody has written in the margin beside it.' })),
      }),
    ),
    stamp: optional(line({ max: 40, description: 'What is stamped on it, in capitals of the stamp.' })),
    caption: line({ max: 300, description: 'The text below it: what it is, where and when.' }),
  });

export type ArtefactFacts = Infer<ReturnType<typeof artefactFacts>>;
export type ArtefactWords = Infer<ReturnType<typeof artefactWords>>;

/** Finds what the facts and the words of an artefact say differently, and what its kind lacks. */
export function artefactRules(facts: ArtefactFacts | undefined, words: ArtefactWords | undefined): Rule[] {
  if (!facts || !words)
    return facts || words
      ? [
          {
            in: facts ? 'words' : 'facts',
            path: ['artefact'],
            message: `The artefact has ${facts ? 'facts, but no words' : 'words, but no facts'}.`,
            hint: facts ? 'Write artefact: with title, rows and caption.' : 'Write artefact: with its kind.',
          },
        ]
      : [];
  return [
    ...markRules(facts, words),
    ...lengthRules(facts, words),
    ...struckRules(facts),
    ...columnRules(facts, words),
  ];
}

/** Finds the same in the objects of a text, which are in the same order in its facts and in its words. */
export function objectRules(facts: readonly ArtefactFacts[] = [], words: readonly ArtefactWords[] = []): Rule[] {
  if (facts.length !== words.length)
    return [
      {
        in: 'words',
        path: ['objects'],
        message: `There are ${words.length} objects in the words, and ${facts.length} in the facts.`,
        hint: 'Give each of them in both, in the same order.',
      },
    ];
  return facts.flatMap((one, index) =>
    artefactRules(one, words[index]).map((rule) => ({ ...rule, path: ['objects', index, ...rule.path.slice(1)] })),
  );
}

function markRules({ marks = [] }: ArtefactFacts, { rows }: ArtefactWords): Rule[] {
  return marks.flatMap(({ row, cell = 1 }, index): Rule[] => {
    const cells = rows[row - 1]?.cells.length ?? 0;
    if (cells >= cell) return [];
    return [
      {
        in: 'facts',
        path: ['artefact', 'marks', index],
        message: cells === 0 ? `There is no row ${row}.` : `Row ${row} has no cell ${cell}.`,
        hint: cells === 0 ? `Name a row from 1 to ${rows.length}.` : `Name a cell from 1 to ${cells}.`,
      },
    ];
  });
}

/** The lists with a number for each row, and the kind that they belong to; all but `struck` are needed. */
const numberLists = { counts: 'board', struck: 'board', levels: 'tree' } as const;

function lengthRules(facts: ArtefactFacts, { rows }: ArtefactWords): Rule[] {
  const rules: Rule[] = [];
  for (const field of ['counts', 'struck', 'levels'] as const) {
    const kind = numberLists[field];
    const numbers = facts[field];
    const isNeeded = field !== 'struck' || numbers !== undefined;
    if (facts.kind === kind && isNeeded && numbers?.length !== rows.length)
      rules.push({
        in: 'facts',
        path: numbers ? ['artefact', field] : ['artefact'],
        message: `There are ${field} of ${numbers?.length ?? 0} rows, but ${rows.length} rows.`,
        hint: `Give ${field}: with a number for each row, in the same order.`,
      });
    if (facts.kind !== kind && numbers)
      rules.push({
        in: 'facts',
        path: ['artefact', field],
        message: `A ${facts.kind} has no ${field}.`,
        hint: `Remove it, or write kind: ${kind}.`,
      });
  }
  return rules;
}

function struckRules({ counts = [], struck = [] }: ArtefactFacts): Rule[] {
  return struck.flatMap((crossed, index): Rule[] => {
    const count = counts[index];
    if (count === undefined || crossed <= count) return [];
    return [
      {
        in: 'facts',
        path: ['artefact', 'struck', index],
        message: `${crossed} cards are crossed out, and the row has ${count}.`,
        hint: 'Correct one of the two numbers.',
      },
    ];
  });
}

function columnRules({ kind }: ArtefactFacts, { columns, rows }: ArtefactWords): Rule[] {
  if (kind !== 'sheet') return [];
  const width = columns?.length ?? 0;
  return rows.flatMap(({ cells }, index): Rule[] =>
    cells.length === width
      ? []
      : [
          {
            in: 'words',
            path: ['artefact', 'rows', index, 'cells'],
            message: `The row has ${cells.length} cells, and the sheet ${width} columns.`,
            hint: 'Name each of columns:, and give every row as many cells; an empty one is "–".',
          },
        ],
  );
}
