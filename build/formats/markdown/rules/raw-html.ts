import type { MarkdownRule } from './rule.ts';

/** Finds HTML, which pages and documents leave out. */
export const checkRawHtml: MarkdownRule = ({ rawHtml }) =>
  rawHtml.map((at) => ({
    code: 'raw-html',
    message: 'HTML is not read in Markdown: this is left out.',
    hint: 'Write it in Markdown, or remove it.',
    at,
  }));
