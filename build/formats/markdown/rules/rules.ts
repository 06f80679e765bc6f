import type { MarkdownFindings } from '../inspect.ts';
import { checkDirectives } from './directives.ts';
import { checkHeadings } from './headings.ts';
import { checkLinks } from './links.ts';
import { checkPictures } from './pictures.ts';
import { checkRawHtml } from './raw-html.ts';
import type { MarkdownContext, MarkdownProblem, MarkdownRule } from './rule.ts';
import { checkUnparsed } from './unparsed.ts';

/** Every rule of Markdown. Pages and documents are checked with the same ones. */
const rules: readonly MarkdownRule[] = [
  checkDirectives,
  checkHeadings,
  checkLinks,
  checkPictures,
  checkRawHtml,
  checkUnparsed,
];

/** Finds the mistakes of a Markdown text. */
export function checkMarkdown(findings: MarkdownFindings, context: MarkdownContext): MarkdownProblem[] {
  const problems = rules.flatMap((rule) => rule(findings, context));
  // Wrong text after the name of a directive may look like a link.
  const unparsed = findings.unparsed.filter(({ kind }) => kind === 'directive').map(({ at }) => at.line);
  return problems.filter(({ code, at }) => code === 'unread-markdown' || !unparsed.includes(at.line));
}
