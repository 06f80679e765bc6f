import type { FoundHeading } from '../inspect.ts';
import type { MarkdownProblem, MarkdownRule } from './rule.ts';

/** Finds headings without words, of level 1, below a level that is skipped, and with an id that another has. */
export const checkHeadings: MarkdownRule = ({ headings }) => {
  const hasWords = ({ text }: FoundHeading) => text.trim() !== '';
  return [
    ...headings.filter((heading) => !hasWords(heading)).map(explainEmpty),
    ...findWrongLevels(headings.filter(hasWords)),
    ...findRepeatedIds(headings),
  ];
};

/** Finds headings whose own id is that of a heading above. */
function findRepeatedIds(headings: readonly FoundHeading[]): MarkdownProblem[] {
  return headings.flatMap(({ id, fixedId = id, at }) => {
    if (id === fixedId) return [];
    const above = headings.find((other) => other.id === fixedId);
    const message = `The heading "${above?.text}" has the id "${fixedId}" already.`;
    return [{ code: 'duplicate-id', message, hint: 'Write another id between {# and }, or none.', at }];
  });
}

function explainEmpty({ depth, at }: FoundHeading): MarkdownProblem {
  return {
    code: 'missing-text',
    message: 'This heading has no words.',
    hint: `Write them behind ${'#'.repeat(depth)}, or remove the line.`,
    at,
  };
}

function findWrongLevels(headings: readonly FoundHeading[]): MarkdownProblem[] {
  return headings.flatMap(({ text, depth, at }, index) => {
    const above = headings[index - 1]?.depth ?? 1;
    if (depth !== 1 && depth <= above + 1) return [];
    const message =
      depth === 1
        ? `"${text}" is a heading of level 1; the title is the only one.`
        : `"${text}" is a heading of level ${depth} below one of level ${above}.`;
    return [{ code: 'heading-order', message, hint: `Write it with ${'#'.repeat(depth === 1 ? 2 : above + 1)}.`, at }];
  });
}
