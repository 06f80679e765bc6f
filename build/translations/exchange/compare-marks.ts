import type { UnitKind } from '../../model/unit.ts';
import { type Mark, type MarkType, marksOf, splitMarks } from '../units/marks.ts';

/** What a translation did with the marks of its source: those it lacks, and those it has too much. */
interface MarkDifference {
  lost: string[];
  extra: string[];
}

/**
 * Compares the marks of a text and its translation, in any order; line breaks may differ. An address that the translation
 * already had in place of the source's is its language's own.
 */
export function compareMarks(input: {
  source: string;
  target: string;
  /** The translation so far. */
  before?: string | undefined;
  kind: UnitKind;
  /** Whether it is the plural form of one number, which may leave the count out or repeat it. */
  plural?: boolean;
}): MarkDifference {
  const { kind, plural = false } = input;
  const countable = (mark: Mark) =>
    mark.type !== 'break' && !(plural && mark.type === 'placeholder' && mark.about === 'count');
  const wanted = marksOf(splitMarks(input.source, kind)).filter(countable);
  const found = marksOf(splitMarks(input.target, kind)).filter(countable);
  const left = new Map<string, number>();
  for (const mark of found) left.set(meaningOf(mark), (left.get(meaningOf(mark)) ?? 0) + 1);
  const take = (mark: Mark): boolean => {
    const count = left.get(meaningOf(mark)) ?? 0;
    left.set(meaningOf(mark), count - 1);
    return count > 0;
  };
  const lost = wanted.filter((mark) => !take(mark));
  const extra = found.filter(take);
  const before = new Set(marksOf(splitMarks(input.before ?? '', kind)).map(meaningOf));
  for (const own of extra.filter((mark) => isBareAddress(mark) && before.has(meaningOf(mark)))) {
    const replaced = lost.findIndex(isBareAddress);
    if (replaced === -1) break;
    lost.splice(replaced, 1);
    extra.splice(extra.indexOf(own), 1);
  }
  return { lost: lost.map(nameOf), extra: extra.map(nameOf) };
}

/** Returns what both must have, without a fragment: it is a heading's id, which differs between languages. */
export function meaningOf({ type, about, close }: Mark): string {
  return `${isBareAddress({ type, close }) ? 'address' : type} ${type === 'link' ? about.replace(/#[^#]*$/, '#') : about}`;
}

/** Returns whether a mark is an address without words in brackets: it is also what is left of a link that lost its shape. */
function isBareAddress({ type, close }: Pick<Mark, 'type' | 'close'>): boolean {
  return type === 'link' && close === undefined;
}

const named: Record<Exclude<MarkType, 'tag' | 'other' | 'placeholder' | 'break'>, (about: string) => string> = {
  emphasis: () => 'the emphasis *…*',
  strong: () => 'the strong words **…**',
  delete: () => 'the struck-out words ~~…~~',
  link: (about) => `the link to ${about}`,
  image: (about) => `the picture ${about}`,
  code: (about) => `the code \`${about}\``,
};

/** Names a mark for translators. */
function nameOf({ type, about, open, close }: Mark): string {
  if (isBareAddress({ type, close })) return `the address ${about}`;
  if (type === 'placeholder') return open;
  if (type === 'tag') return `<${about}>`;
  if (type === 'other' || type === 'break') return open;
  return named[type](about);
}
