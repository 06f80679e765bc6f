import type { Root } from 'mdast';
import type { EntryKind, EntryView } from '../../../authoring/define.ts';
import type { DirectiveDefinition, DirectiveView } from '../../../authoring/define-directive.ts';
import type { Excerpt } from '../../../authoring/facets/excerpt.ts';
import type { FormDefinition } from '../../../authoring/forms/definition.ts';
import type { PageContext } from '../../../authoring/page.ts';
import { excerptOf } from '../../../formats/markdown/excerpt.ts';
import { explainFormProblem } from '../../../formats/markdown/form-problem.ts';
import { renderMarkdown } from '../../../formats/markdown/html.ts';
import { inspectMarkdown, type MarkdownFindings, type MarkdownPlace } from '../../../formats/markdown/inspect.ts';
import { parseMarkdown } from '../../../formats/markdown/parse.ts';
import type { MarkdownContext } from '../../../formats/markdown/rules/rule.ts';
import { checkMarkdown } from '../../../formats/markdown/rules/rules.ts';
import { textOf, unlink } from '../../../formats/markdown/tree.ts';
import { extractBody } from '../../../formats/yaml/positions.ts';
import { escapeAddress } from '../../../model/addresses/address-spelling.ts';
import { templateMistakeId } from '../../../model/diagnostics/follow-ups.ts';
import type { Entry } from '../../../model/entry.ts';
import { createOffsets } from '../../../model/files/line-counter.ts';
import { groupPairs } from '../../../model/group-by.ts';
import { findPlaceholder } from '../../../model/placeholder.ts';
import { walkStruct } from '../../../model/struct/walk.ts';
import { isMissing, isPublishedLater } from '../../../model/target.ts';
import type { PictureAnswer } from '../answers/pictures.ts';
import { type createLinkMethods, hrefOf } from './links.ts';
import type { Scope, Span } from './scope.ts';

interface MarkdownInput extends Pick<PageContext, 't'>, Pick<ReturnType<typeof createLinkMethods>, 'resolve'> {
  directives: ReadonlyMap<string, DirectiveDefinition>;
  renderDirective: (definition: DirectiveDefinition, view: DirectiveView) => string;
}

/** A Markdown text, parsed. */
interface MarkdownText {
  tree: Root;
  findings: MarkdownFindings;
  /** Converts a position in the text to a place in the content. */
  placeAt: (at: MarkdownPlace) => Span;
  /** Whether it is the text of an entry, which can have directives; others are fields. */
  isBody?: boolean;
}

/** The excerpts of entries, because many pages show those of the same documents. */
const excerpts = new WeakMap<Entry, Excerpt | undefined>();

/** Creates the methods that return Markdown as HTML. */
export function createMarkdownMethods(
  scope: Scope,
  input: MarkdownInput,
): Pick<PageContext, 'body' | 'excerpt' | 'headings' | 'markdown'> {
  const { report, entry, placeOf, placeInField, read, readText } = scope;
  const readBody = createBodyReader(scope);
  return {
    body() {
      const text = readBody();
      const isSound = reportProblems(scope, input, text);
      const [first] = text.tree.children;
      const placeholder = first && findPlaceholder(entry, textOf(first));
      if (placeholder) report({ ...placeholder, at: text.placeAt(first.position?.start ?? { line: 1, column: 1 }) });
      return renderText(scope, input, text, { showsDirectives: isSound });
    },
    excerpt(ref) {
      const other = read<Entry | undefined>('body', ref);
      if (!other) return undefined;
      if (!excerpts.has(other))
        excerpts.set(other, excerptOf(parseMarkdown(extractBody(readText(other.source.words)).text)));
      return excerpts.get(other);
    },
    headings: () => readBody().findings.headings.map(({ id, text, depth }) => ({ id, text, depth })),
    markdown(markdown, options) {
      reportPlainField(scope, markdown);
      const tree = parseMarkdown(markdown);
      const findings = inspectMarkdown(tree);
      const firstWords = markdown.trim().split(/\s+/, 4).join(' ');
      const written = writtenAt(findings);
      const offsetOf = createOffsets(markdown);
      const placeAt = (at: MarkdownPlace) =>
        placeInField(markdown, offsetOf(at)) ?? placeOf(written.get(at) ?? firstWords);
      reportProblems(scope, input, { tree, findings: { ...findings, headings: [] }, placeAt });
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
    isBody: true,
  };
}

/** Returns the place of each link and picture in a text → what it refers to. */
function writtenAt({ links, images }: MarkdownFindings): Map<MarkdownPlace, string> {
  return new Map([
    ...links.map(({ at, target }) => [at, target] as const),
    ...images.map(({ at, source }) => [at, source] as const),
  ]);
}

/** Reports a field of the page's entry that a template shows as Markdown, and that is declared as plain text. */
function reportPlainField({ entry, route, report, templatePlace }: Scope, text: string): void {
  const field = findPlainField(entry, route.pageType, text);
  const at = field === undefined ? undefined : templatePlace();
  if (!at) return;
  const problem = {
    code: 'undeclared-markdown',
    message: `This template shows "${field}" as Markdown, but its schema declares it as plain text.`,
    hint: 'Declare the field with markdown() in schema.ts, or show its text without page.markdown().',
  } as const;
  report({ ...problem, at, causes: templateMistakeId(problem, at) });
}

/** Reports the problems of a text. Returns whether its directives have none, so that their components can show them. */
function reportProblems(scope: Scope, input: MarkdownInput, { findings, placeAt, isBody }: MarkdownText): boolean {
  const around = surroundingsOf(scope, input);
  const { directives } = input;
  const problems = checkMarkdown(findings, isBody ? { ...around, directives } : around);
  for (const problem of problems) scope.report({ ...problem, at: placeAt(problem.at) });
  return problems.every(({ code }) => code !== 'directive');
}

/** Returns what the rules ask. The answers are recorded as reads of the page. */
function surroundingsOf({ read, locale, entry, sources }: Scope, { resolve }: MarkdownInput): MarkdownContext {
  return {
    locale,
    owner: entry.ref,
    whyMissing(target) {
      const resolved = resolve(target);
      return isMissing(resolved) ? resolved : undefined;
    },
    pictureProblem(source) {
      const { problem, small } = read<PictureAnswer>('picture', pictureRead(entry, source), '');
      return problem ?? (small && { ...small, severity: 'warning' });
    },
    formProblem(id) {
      if (!sources.isUsable(`forms/${id}.yaml`)) return undefined;
      return explainFormProblem(id, read<FormDefinition | undefined>('form', id), () => read<string[]>('form-ids'));
    },
  };
}

/** Returns the argument of a read about a picture in a text of an entry. */
function pictureRead({ ref }: EntryView, source: string): string {
  return `text|${ref}|${source}`;
}

/** Returns the target of each link → where the text has it. */
function placesOf(links: MarkdownFindings['links']): Map<string, MarkdownPlace[]> {
  return groupPairs(links.map(({ target, at }) => [target, at]));
}

function renderText(
  { recorder, entry, read }: Scope,
  { t, resolve, directives, renderDirective }: MarkdownInput,
  { tree, findings, placeAt }: MarkdownText,
  { showsDirectives = false, ...options }: { inline?: boolean; showsDirectives?: boolean } = {},
): string {
  const unplaced = placesOf(findings.links);
  const href = (target: string) => {
    const resolved = hrefOf(resolve(target));
    if (!/^[/#]/.test(resolved)) return resolved;
    const address = escapeAddress(resolved);
    const known = recorder.places.get(address) ?? [];
    recorder.places.set(address, [...known, ...(unplaced.get(target) ?? []).map(placeAt)]);
    unplaced.delete(target);
    return address;
  };
  const footnotes = {
    // A getter: only a text with footnotes reads their heading.
    get heading() {
      return t('footnotes.heading');
    },
    back: (number: string) => t('footnotes.back', { number }),
  };
  const picture = (source: string) => read<PictureAnswer>('picture', pictureRead(entry, source), '').view;
  const isLater = (target: string) => isPublishedLater(resolve(target));
  const shown = findings.links.some(({ target }) => isLater(target)) ? unlink(tree, isLater) : tree;
  const directive = (view: DirectiveView) => {
    const definition = directives.get(view.name);
    return definition && showsDirectives ? renderDirective(definition, view) : view.html;
  };
  return renderMarkdown(shown, { href, picture, directive }, { ...options, footnotes });
}

/**
 * Returns the field of an entry that has a text as its value, and that its kind declares as plain text; `undefined` if a
 * field of Markdown has the same text.
 */
function findPlainField(
  { facts, words }: EntryView,
  kind: Pick<EntryKind, 'facts' | 'words'>,
  text: string,
): string | undefined {
  let plain: string | undefined;
  let isMarkdown = false;
  for (const [struct, data] of [[kind.words, words] as const, [kind.facts, facts] as const])
    walkStruct(struct, data, ({ node, value, path }) => {
      if (node.kind !== 'leaf' || value !== text) return;
      if (node.schema.isMarkdown) isMarkdown = true;
      else if (node.type === 'line' || node.type === 'text')
        plain ??= path.filter((step) => typeof step === 'string').join('.');
    });
  return isMarkdown ? undefined : plain;
}
