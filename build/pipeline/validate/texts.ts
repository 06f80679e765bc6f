import type { EntryKind } from '../../authoring/define.ts';
import type { DirectiveDefinition } from '../../authoring/define-directive.ts';
import type { FormDefinition } from '../../authoring/forms/definition.ts';
import { explainFormProblem } from '../../formats/markdown/form-problem.ts';
import { inspectMarkdown } from '../../formats/markdown/inspect.ts';
import { findExceededLimit } from '../../formats/markdown/limits.ts';
import { parseMarkdown } from '../../formats/markdown/parse.ts';
import type { MarkdownContext } from '../../formats/markdown/rules/rule.ts';
import { checkMarkdown } from '../../formats/markdown/rules/rules.ts';
import { findPictureProblem } from '../../formats/pictures/problem.ts';
import { extractBody } from '../../formats/yaml/positions.ts';
import { describeMissingEntry } from '../../model/addresses/missing-entry.ts';
import type { DataPath, Diagnostic, Problem } from '../../model/diagnostic.ts';
import type { Entry } from '../../model/entry.ts';
import { createOffsets } from '../../model/files/line-counter.ts';
import type { Pictures } from '../../model/picture.ts';
import type { ParsedFile } from '../../model/source-file.ts';
import { fieldsOfData } from '../../model/struct/mapping.ts';
import type { AnyStruct } from '../../model/struct/struct.ts';
import { walkStruct } from '../../model/struct/walk.ts';
import type { MissingTarget } from '../../model/target.ts';
import type { Unpublished } from '../../model/unpublished.ts';
import { chooseKind } from './choose-kind.ts';
import { unpublishedReason } from './publication.ts';
import { placeProblems } from './reports.ts';
import { localeOfFile } from './words.ts';

/** A file with words of an entry that no page shows. */
interface UnrenderedText {
  path: string;
  /** `folder/id`. */
  owner: string;
  locale: string;
  hasBody: boolean;
  /** The fields that are Markdown. */
  fields: { path: DataPath; text: string }[];
}

interface TextsInput {
  files: ReadonlyMap<string, ParsedFile>;
  kinds: readonly EntryKind[];
  locales: readonly string[];
  unpublished: ReadonlyMap<string, Unpublished>;
  /** Returns whether the page of a text is rendered: rendering finds its mistakes. */
  isRendered: (ref: string, locale: string) => boolean;
}

/** Lists the texts that no page shows, because their entry or one of the site's tables has mistakes. */
export function listUnrenderedTexts({ files, kinds, locales, unpublished, isRendered }: TextsInput): UnrenderedText[] {
  return [...files.values()].flatMap(({ path, bodyStart, data }): UnrenderedText[] => {
    const [folder = '', id = '', name] = path.split('/');
    const locale = localeOfFile(path, locales);
    if (name === undefined || locale === undefined) return [];
    const owner = `${folder}/${id}`;
    if (isRendered(owner, locale) || unpublishedReason(unpublished, path)) return [];
    const own = kindsOf(owner, files, kinds);
    const [kind, ...others] = own;
    const fields = kind && others.length === 0 ? listMarkdown(kind.words, data) : [];
    // A text whose kind shows none is reported as a whole. If several kinds are possible, another may show it.
    const hasBody = bodyStart !== -1 && (own.length === 0 || own.some(({ body }) => body !== 'none'));
    return hasBody || fields.length > 0 ? [{ path, owner, locale, hasBody, fields }] : [];
  });
}

/** Returns the kind of an entry; if it is not known, those that it may have. */
function kindsOf(ref: string, files: TextsInput['files'], kinds: readonly EntryKind[]): EntryKind[] {
  const own = kinds.filter(({ folder }) => ref.startsWith(`${folder}/`));
  const factsFile = files.get(`${ref}/${own[0]?.file}.yaml`);
  const kind = factsFile && chooseKind(own, factsFile).kind;
  return kind ? [kind] : own;
}

function listMarkdown(struct: AnyStruct, data: unknown): UnrenderedText['fields'] {
  const fields: UnrenderedText['fields'] = [];
  walkStruct(struct, data, ({ node, value, path }) => {
    if (node.kind === 'leaf' && node.schema.isMarkdown && typeof value === 'string') fields.push({ path, text: value });
  });
  return fields;
}

/** Lists the texts that no page shows, given which entries have a page; and the forms that they can show. */
export interface UnrenderedTexts {
  listTexts: (hasRoute: (entry: Entry) => boolean) => readonly UnrenderedText[];
  forms: ReadonlyMap<string, FormDefinition>;
  /** Paths of content that cannot be used, forms among them. */
  unusable: ReadonlySet<string>;
}

interface CheckTextsInput extends Omit<UnrenderedTexts, 'listTexts'> {
  texts: readonly UnrenderedText[];
  files: ReadonlyMap<string, ParsedFile>;
  readText: (path: string) => string;
  directives: ReadonlyMap<string, DirectiveDefinition>;
  pictures: Pictures;
  statics: ReadonlyMap<string, unknown>;
  /** Returns why a link target has no address in a language. If missing, links are compared with the folders of entries. */
  whyMissing?: (locale: string, target: string) => MissingTarget | undefined;
}

/** Finds the mistakes of texts that no page shows. */
export function checkTexts(input: CheckTextsInput): Diagnostic[] {
  const { texts, files, readText, directives, forms, unusable, pictures, statics } = input;
  if (texts.length === 0) return [];
  const { whyMissing = createEntryFinder(files) } = input;
  const found = texts.map(({ path, owner, locale, hasBody, fields }) => {
    const context: MarkdownContext = {
      locale,
      owner,
      whyMissing: (target) => whyMissing(locale, target),
      pictureProblem: (source) => findPictureProblem({ pictures, statics }, owner, source),
      formProblem: (id) =>
        unusable.has(`forms/${id}.yaml`)
          ? undefined
          : explainFormProblem(id, forms.get(id), () => [...forms.keys()].sort()),
    };
    const ofFields = fields.flatMap((field) => checkField(field, context));
    const ofBody = hasBody ? checkBody(readText(path), { ...context, directives }) : [];
    return [path, [...ofFields, ...ofBody]] as const;
  });
  return placeProblems(new Map(found), readText);
}

function checkField({ path, text }: UnrenderedText['fields'][number], context: MarkdownContext): Problem[] {
  if (findExceededLimit(text)) return [];
  const findings = inspectMarkdown(parseMarkdown(text));
  const offsetOf = createOffsets(text);
  // HTML is reported in any field.
  return checkMarkdown({ ...findings, headings: [], rawHtml: [] }, context).map(({ at, ...problem }) => ({
    severity: 'error',
    ...problem,
    at: { path, part: text.slice(offsetOf(at)), length: 1 },
  }));
}

function checkBody(file: string, context: MarkdownContext): Problem[] {
  const { text, start } = extractBody(file);
  const offsetOf = createOffsets(text);
  return checkMarkdown(inspectMarkdown(parseMarkdown(text)), context).map(({ at, ...problem }) => ({
    severity: 'error',
    ...problem,
    at: { offset: start + offsetOf(at) },
  }));
}

/** Returns a function that finds link targets which are neither an address nor an entry with a folder. */
function createEntryFinder(files: ReadonlyMap<string, ParsedFile>): NonNullable<CheckTextsInput['whyMissing']> {
  const entries = new Map<string, Map<string, { words: { slug?: unknown; title?: unknown } }>>();
  for (const { path, data } of files.values()) {
    const [folder = '', id = '', name] = path.split('/');
    if (name === undefined) continue;
    const ref = `${folder}/${id}`;
    entries.set(ref, (entries.get(ref) ?? new Map()).set(name, { words: fieldsOfData(data) }));
  }
  return (_, target) => {
    const isKnown = /^[/#]/.test(target) || entries.has(target.replace(/#.*$/s, ''));
    return isKnown ? undefined : describeMissingEntry(entries, target);
  };
}
