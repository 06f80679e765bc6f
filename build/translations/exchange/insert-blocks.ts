import { parseMarkdown } from '../../formats/markdown/parse.ts';
import { extractBody } from '../../formats/yaml/positions.ts';
import { type Splice, splice } from '../../formats/yaml/splice.ts';
import { groupBy } from '../../model/group-by.ts';
import type { Unit } from '../../model/unit.ts';
import { blockOf, pairUnits } from '../units/pair-units.ts';
import { type Replacement, splicesOf } from './replace.ts';

/** A source's file, its units, and those that it has in the target. */
interface BlockSource {
  file: string;
  text: string;
  units: readonly Unit[];
}

/** What inserting blocks gave: the text, and the units that could not be, because others are needed with them. */
interface InsertedBlocks {
  text: string;
  incomplete: Unit[];
  /** Units in a block in which the target has more than the source. */
  mismatches: Unit[];
}

/**
 * Inserts blocks of Markdown that the target lacks where the source has them: after the block before them, or below their
 * heading. A list or table with missing parts is made again from the source's, with the words of the target.
 */
export function insertBlocks(input: {
  text: string;
  source: BlockSource;
  words: ReadonlyMap<Unit, string>;
  units: readonly Unit[];
  /** Whether nothing in the target can be the translation of a unit of the source. */
  isNew: (unit: Unit) => boolean;
}): InsertedBlocks {
  const { text, source, words, units } = input;
  const result: InsertedBlocks = { text, incomplete: [], mismatches: [] };
  const asked = new Set([...words.keys()].map(blockOf));
  const own = units.filter(({ path }) => !path);
  const pairs = pairUnits(
    source.units.filter((unit) => !input.isNew(unit)),
    own,
  );
  const paired = new Set(pairs.values());
  const extra = new Set(own.filter((unit) => !paired.has(unit)).map(blockOf));
  const partsOf = groupBy(
    source.units.filter(({ path }) => !path),
    blockOf,
  );
  const there = new Map(blocksOf(text).map((block) => [block.name, block]));
  const changes: Splice[] = [];
  const added = new Map<Block | undefined, string[]>([[undefined, []]]);
  let before: Block | undefined;
  for (const block of blocksOf(source.text)) {
    const parts = partsOf.get(block.name) ?? [];
    const target = parts.map((unit) => pairs.get(unit)).find(Boolean);
    const same = target && there.get(blockOf(target));
    if (asked.has(block.name)) {
      const wanted = parts.filter((unit) => words.has(unit));
      const known = parts.flatMap((unit) => {
        const own = words.get(unit) ?? pairs.get(unit)?.text ?? (unit.kind === 'code' ? unit.text : undefined);
        return own === undefined ? [] : [{ unit, words: own }];
      });
      if (known.length < parts.length) result.incomplete.push(...wanted);
      else if (same && extra.has(same.name)) result.mismatches.push(...wanted);
      else if (same) changes.push({ ...same, text: snippetOf(source, block, known) });
      else added.get(before)?.push(snippetOf(source, block, known));
    }
    before = same ?? before;
    if (same) added.set(same, added.get(same) ?? []);
  }
  const [first] = there.values();
  for (const [block, snippets] of added)
    if (snippets.length > 0) changes.push(insertion(text, { after: block, first, snippets }));
  return { ...result, text: splice(text, changes) };
}

/** Puts blocks after another, before the first, or as the only ones. */
function insertion(text: string, place: { after?: Block; first?: Block; snippets: readonly string[] }): Splice {
  const { after, first, snippets } = place;
  const blocks = snippets.join('\n\n');
  if (after) return { start: after.end, end: after.end, text: `\n\n${blocks}` };
  if (first) return { start: first.start, end: first.start, text: `${blocks}\n\n` };
  return { start: text.trimEnd().length, end: text.length, text: `\n${blocks}\n` };
}

/** Returns a block of the source with other words in it. */
function snippetOf(source: BlockSource, block: Block, words: readonly Replacement[]): string {
  const changes = splicesOf(source.file, source.text, words).map((change) => ({
    ...change,
    start: change.start - block.start,
    end: change.end - block.start,
  }));
  return splice(source.text.slice(block.start, block.end), changes);
}

/** A block that is directly in a text: `body/2` is a heading, `body/2/3` the third block below it. */
interface Block {
  name: string;
  start: number;
  end: number;
}

function blocksOf(text: string): Block[] {
  const body = extractBody(text);
  if (body.text.trim() === '') return [];
  let section = 0;
  let index = 0;
  return parseMarkdown(body.text).children.map((node) => {
    if (node.type === 'heading') {
      section += 1;
      index = 0;
    } else index += 1;
    return {
      name: index === 0 ? `body/${section}` : `body/${section}/${index}`,
      start: body.start + (node.position?.start.offset ?? 0),
      end: body.start + (node.position?.end.offset ?? 0),
    };
  });
}
