import type { Diagnostic } from '../model/diagnostic.ts';
import type { MarkdownFindings, MarkdownPlace } from './markdown.ts';
import type { UnparsedMarkdown } from './unparsed-markdown.ts';

/** A mistake in Markdown, at a place of its text. */
export type MarkdownProblem = Pick<Diagnostic, 'code' | 'message' | 'hint'> & { at: MarkdownPlace };

/** Finds the mistakes of a text that show in it alone: links and headings without words, and what is not read as meant. */
export function checkMarkdown({ headings, links, unparsed }: MarkdownFindings): MarkdownProblem[] {
  return [
    ...headings.filter(({ text }) => text.trim() === '').map(emptyHeading),
    ...links.filter(({ text }) => text.trim() === '').map(emptyLink),
    ...unparsed.map(explainLookalike),
  ];
}

function emptyHeading({ depth, at }: MarkdownFindings['headings'][number]): MarkdownProblem {
  return {
    code: 'missing-text',
    message: 'This heading has no words.',
    hint: `Write them behind ${'#'.repeat(depth)}, or remove the line.`,
    at,
  };
}

function emptyLink({ target, at }: MarkdownFindings['links'][number]): MarkdownProblem {
  return {
    code: 'missing-text',
    message: `The link to ${target || 'nowhere'} has no words, so nobody can see it.`,
    hint: `Write them between the square brackets: [Our page](${target || 'folder/id'})`,
    at,
  };
}

const reasons: Record<UnparsedMarkdown['kind'], string> = {
  spacedLink: 'is not read as a link: its address has a space.',
  spacedScheme: 'is not read as a link: its address has a space.',
  unclosedLink: 'is not read as a link: its address is not closed.',
  partedLink: 'is not read as a link: a space parts its words from its address.',
  reversedLink: 'is not read as a link: its words stand in square brackets, its address in round ones.',
  bareReference: 'is not read as a link: its address must stand in round brackets.',
  heading: 'is not read as a heading: a space is missing.',
  listItem: 'is not read as a list: its items begin with a hyphen and a space.',
};

function explainLookalike({ kind, meant, at }: UnparsedMarkdown): MarkdownProblem {
  return { code: 'unread-markdown', message: `This ${reasons[kind]}`, hint: `Write ${meant}`, at };
}
