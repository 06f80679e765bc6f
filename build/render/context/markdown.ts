import type { Root } from 'mdast';
import type { PageContext } from '../../authoring/page.ts';
import {
  inspectMarkdown,
  type MarkdownFindings,
  type MarkdownPlace,
  parseMarkdown,
  renderMarkdown,
  textOf,
} from '../../markdown/markdown.ts';
import type { PictureFault } from '../../model/picture-fault.ts';
import { findPlaceholder } from '../../model/placeholder.ts';
import { extractBody } from '../../yaml/positions.ts';
import { markdownProblems } from '../markdown-problems.ts';
import type { createLinkMethods } from './links.ts';
import type { Scope, Span } from './scope.ts';

interface MarkdownInput
  extends Pick<PageContext, 't' | 'asset'>,
    Pick<ReturnType<typeof createLinkMethods>, 'resolveHref'> {}

/** A Markdown text, parsed. */
interface MarkdownText {
  tree: Root;
  findings: MarkdownFindings;
  /** Converts a position in the text to a place in the content. */
  placeAt: (at: MarkdownPlace) => Span;
}

/** Creates the methods that return Markdown as HTML. */
export function createMarkdownMethods(
  scope: Scope,
  input: MarkdownInput,
): Pick<PageContext, 'body' | 'headings' | 'markdown'> {
  const { report, entry, placeOf } = scope;
  const readBody = createBodyReader(scope);
  return {
    body() {
      const text = readBody();
      reportProblems(scope, text);
      const [first] = text.tree.children;
      const placeholder = first && findPlaceholder(entry, textOf(first));
      if (placeholder) report({ ...placeholder, at: text.placeAt(first.position?.start ?? { line: 1, column: 1 }) });
      return renderText(scope, input, text);
    },
    headings: () => readBody().findings.headings.map(({ id, text, depth }) => ({ id, text, depth })),
    markdown(markdown, options) {
      const tree = parseMarkdown(markdown);
      const findings = inspectMarkdown(tree);
      const firstWords = markdown.trim().split(/\s+/, 4).join(' ');
      const placeAt = () => placeOf(findings.links[0]?.target ?? firstWords);
      reportProblems(scope, { tree, findings: { ...findings, headings: [] }, placeAt });
      return renderText(scope, input, { tree, findings, placeAt }, options);
    },
  };
}

/** Returns a function that reads the entry's own Markdown. It is parsed once. */
function createBodyReader({ read, readText, entry }: Scope): () => MarkdownText {
  let parsed: MarkdownText | undefined;
  return () => {
    read('body', entry.ref);
    parsed ??= parseBody(entry.source.words, readText);
    return parsed;
  };
}

function parseBody(file: string, readText: Scope['readText']): MarkdownText {
  const { text, line } = extractBody(readText(file));
  const tree = parseMarkdown(text);
  return {
    tree,
    findings: inspectMarkdown(tree),
    placeAt: (at) => ({ file, line: line + at.line - 1, column: at.column }),
  };
}

function reportProblems({ read, report }: Scope, { findings, placeAt }: MarkdownText): void {
  const hasFile = (path: string) => read<string | undefined>('asset', path) !== undefined;
  const faultOf = (path: string) => read<PictureFault | undefined>('picture-fault', path);
  for (const problem of markdownProblems(findings, { hasFile, faultOf }))
    report({ ...problem, at: placeAt(problem.at) });
}

function renderText(
  { recorder }: Scope,
  { t, asset, resolveHref }: MarkdownInput,
  { tree, findings, placeAt }: MarkdownText,
  options?: { inline?: boolean },
): string {
  const positions = new Map(findings.links.map((link) => [link.target, link.at]));
  const href = (target: string) => {
    const place = () => placeAt(positions.get(target) ?? { line: 1, column: 1 });
    const address = resolveHref(target, place);
    if (/^[/#]/.test(address) && !recorder.places.has(address)) recorder.places.set(address, place());
    return address;
  };
  const footnotes = {
    // A getter: only a text with footnotes reads their heading.
    get heading() {
      return t('footnotes.heading');
    },
    back: (number: string) => t('footnotes.back', { number }),
  };
  return renderMarkdown(tree, { href, source: asset }, { ...options, footnotes });
}
