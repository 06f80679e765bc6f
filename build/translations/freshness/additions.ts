import { createPlacer } from '../../formats/yaml/positions.ts';
import type { Diagnostic, Problem } from '../../model/diagnostic.ts';
import { nameText } from '../units/name-text.ts';
import { shorten } from '../units/word-change.ts';
import type { Freshness, TextState } from './freshness.ts';

/** Texts that follow each other. */
export type TextRun = [Freshness, ...Freshness[]];

/** Blocks of Markdown that follow each other and are new since one translation was confirmed. */
export interface Addition {
  resource: string;
  /** The file that has them. */
  path: string;
  targetPath: string;
  locale: string;
  run: TextRun;
  /** How it is reported if only this language lacks them. */
  problem: Problem;
}

/** Reports additions: one that several languages lack is one problem, at its place in the source. */
export function explainAdditions(additions: readonly Addition[], readText: (path: string) => string): Diagnostic[] {
  const bySource = new Map<string, [Addition, ...Addition[]]>();
  for (const addition of additions) {
    const { first, last } = endsOf(addition.run);
    const key = `${addition.path} ${first?.range.start} ${last?.range.end}`;
    const known = bySource.get(key);
    if (known) known.push(addition);
    else bySource.set(key, [addition]);
  }
  return [...bySource.values()].map(([addition, ...others]) => {
    const path = others.length === 0 ? addition.targetPath : addition.path;
    const problem = others.length === 0 ? addition.problem : mergeAdditions([addition, ...others]);
    return createPlacer(path, readText(path))(problem);
  });
}

function mergeAdditions(additions: readonly [Addition, ...Addition[]]): Problem {
  const [{ run, problem }] = additions;
  const { first } = endsOf(run);
  const files = additions.map(({ targetPath }) => targetPath.slice(targetPath.lastIndexOf('/') + 1)).sort();
  return {
    code: problem.code,
    severity: problem.severity,
    message: `${describeRun(run)} since ${joinNames(files)} were confirmed: ${quoteTexts(run)}.`,
    hint: `Bring these files up to date, then say so: ${additions.map(confirm).sort().join(', and ')}`,
    ...(first ? { at: { offset: first.range.start, length: lengthOf(first) } } : {}),
  };
}

function confirm({ resource, locale }: Addition): string {
  return `npm run translations -- confirm ${resource} --locale ${locale}`;
}

/** Says what was added to a file: `a heading and 4 more texts behind it`. */
export function nameTexts(run: TextRun): string {
  const { first } = endsOf(run);
  const count = run.length - 1;
  const more = count === 0 ? '' : ` and ${count === 1 ? 'one more text' : `${count} more texts`} behind it`;
  return first ? `${nameText(first.key, first)}${more}` : '';
}

/** Quotes how the first and the last of new texts begin. */
export function quoteTexts(run: TextRun): string {
  const { first, last } = endsOf(run);
  if (!first || !last) return '';
  return run.length === 1 ? shorten(first.text) : `from ${shorten(first.text)} to ${shorten(last.text)}`;
}

function describeRun(run: TextRun): string {
  const name = nameTexts(run);
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} ${run.length === 1 ? 'is' : 'are'} new`;
}

function endsOf(run: TextRun): { first?: TextState['source']; last?: TextState['source'] } {
  const sources = run.flatMap((text) => (text.state === 'gone' ? [] : [text.source]));
  const [first, last] = [sources[0], sources.at(-1)];
  return first && last ? { first, last } : {};
}

function joinNames(names: readonly string[]): string {
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/** Returns how many characters of a text are marked: the characters of its first line, at most 80. */
export function lengthOf({ range, text }: TextState['source']): number {
  return Math.max(1, Math.min(range.end - range.start, text.split('\n', 1)[0]?.length ?? 1, 80));
}
