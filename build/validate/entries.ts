import { slugify } from '../addresses/slugify.ts';
import type { EntryKind } from '../authoring/define.ts';
import { lackOfLanguage } from '../diagnostics/follow-ups.ts';
import { closest, didYouMean } from '../diagnostics/suggest.ts';
import type { Problem } from '../model/diagnostic.ts';
import type { Entry } from '../model/entry.ts';
import type { ParsedFile } from '../model/source-file.ts';
import { checkFile, type FileCheck } from './check-file.ts';
import { withArticle } from './struct-problems.ts';

/** What validating every entry folder gave. */
export interface ValidatedEntries {
  /** `folder/id` → locale → entry; only those without mistakes. */
  entries: Map<string, Map<string, Entry>>;
  /** `folder/id` and `folder/id@locale` of what exists with mistakes. */
  broken: Set<string>;
  checks: Map<string, FileCheck>;
  /** Path of the file → its problems. */
  problems: Map<string, Problem[]>;
}

interface EntryInput {
  files: ReadonlyMap<string, ParsedFile>;
  kinds: readonly EntryKind[];
  locales: readonly string[];
  known: ReadonlyMap<string, FileCheck>;
  /** Entries of the run before, taken again where their files are the same. */
  before: ReadonlyMap<string, ReadonlyMap<string, Entry>>;
}

/** Validates every `<folder>/<id>/` of the content: facts against the kind's facts, each language against its words. */
export function validateEntries(input: EntryInput): ValidatedEntries {
  const result: ValidatedEntries = { entries: new Map(), broken: new Set(), checks: new Map(), problems: new Map() };
  const kinds = new Map<string, EntryKind[]>();
  for (const kind of input.kinds) kinds.set(kind.folder, [...(kinds.get(kind.folder) ?? []), kind]);
  const folders = new Map<string, ParsedFile[]>();
  const strays: string[] = [];
  for (const file of input.files.values()) {
    const [folder, id, name, ...rest] = file.path.split('/');
    if (!folder || !id || !kinds.has(folder)) continue;
    if (name === undefined || rest.length > 0) {
      strays.push(file.path);
      continue;
    }
    const ref = `${folder}/${id}`;
    const siblings = folders.get(ref);
    if (siblings) siblings.push(file);
    else folders.set(ref, [file]);
  }
  for (const path of strays) reportOutside(path, folders, input, result);
  for (const [ref, files] of folders) {
    const own = kinds.get(ref.slice(0, ref.indexOf('/'))) ?? [];
    validateEntry({ ref, files, kinds: own, refs: folders }, input, result);
  }
  return result;
}

interface EntryFolder {
  /** `folder/id` */
  ref: string;
  files: ParsedFile[];
  kinds: EntryKind[];
  /** All that the content has, by `folder/id`. */
  refs: ReadonlyMap<string, unknown>;
}

function validateEntry({ ref, files, kinds, refs }: EntryFolder, input: EntryInput, result: ValidatedEntries): void {
  const [folder = '', id = ''] = ref.split('/');
  const noun = kinds[0]?.file ?? 'entry';
  const factsPath = `${ref}/${noun}.yaml`;
  const factsFile = files.find((file) => file.path === factsPath);
  const words = files.filter((file) => file !== factsFile);
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)) {
    const meant = `${folder}/${slugify(id)}`;
    const isFree = meant !== `${folder}/` && !refs.has(meant);
    report(result, files[0]?.path ?? ref, {
      code: 'unknown-folder',
      severity: 'error',
      message: `The folder name "${id}" is no id.`,
      hint: `${isFree ? `Rename it to ${slugify(id)}: an id has` : 'Name the folder with'} lower-case letters a–z, digits and single hyphens.`,
    });
    // What names it as it should be named is right.
    if (isFree) result.broken.add(meant);
    return;
  }
  if (!factsFile) {
    const first = files[0]?.path ?? ref;
    const stray = files.find((file) => file.path.endsWith('.yaml') || file.path.endsWith('.yml'));
    report(result, stray?.path ?? first, {
      code: 'missing-facts',
      severity: 'error',
      message: `${ref} has no ${noun}.yaml.`,
      hint: stray ? whereTo(stray.path, factsPath, input.kinds) : `Add ${factsPath} with the facts of this entry.`,
    });
    result.broken.add(ref);
    return;
  }
  const kind = chooseKind(kinds, factsFile, result);
  if (!kind) {
    result.broken.add(ref);
    return;
  }
  const factsCheck = keep(
    result,
    checkFile(
      factsFile,
      { name: `${kind.name} facts in ${input.locales}`, kind: kind.name, struct: kind.facts },
      input.known,
    ),
    factsFile.path,
  );
  const localized = new Map<string, Entry>();
  let wordsFiles = 0;
  let misnamed = 0;
  for (const file of words) {
    const locale = /\/([^/]+)\.md$/.exec(file.path)?.[1];
    const meant = meantLocale(file.path, input.locales);
    // Words that are there under another name are not missing.
    if (meant !== undefined && !files.some(({ path }) => path === `${ref}/${meant}.md`)) {
      result.broken.add(`${ref}@${meant}`);
      misnamed += 1;
    }
    if (locale === undefined) {
      const isPicture = /\.(png|jpe?g|webp|avif|gif|svg|pdf)$/i.test(file.path);
      const allowed = `${ref} may hold ${noun}.yaml and ${input.locales.map((l) => `${l}.md`).join(', ')}.`;
      const hint = isPicture
        ? 'Pictures and other files go below static/, and are named from there: image: press/logo.svg.'
        : allowed;
      report(result, file.path, strayFile(file.path, meant === undefined ? hint : `Rename it to ${ref}/${meant}.md.`));
      continue;
    }
    if (!input.locales.includes(locale)) {
      const isSame = locale.toLowerCase() === meant;
      report(result, file.path, {
        code: 'unknown-locale',
        severity: 'error',
        message: `"${locale}" is not a language of this site.`,
        hint: isSame
          ? `Rename it to ${meant}.md.`
          : (didYouMean(locale, input.locales) ?? `Its languages are: ${input.locales.join(', ')}.`),
        ...(isSame ? {} : { followsFrom: lackOfLanguage(locale) }),
      });
      continue;
    }
    wordsFiles += 1;
    const wordsCheck = keep(
      result,
      checkFile(file, { name: `${kind.name} words`, kind: kind.name, struct: kind.words }, input.known),
      file.path,
    );
    const bodyProblem = checkBody(kind, file);
    if (bodyProblem && file.problems.length === 0) report(result, file.path, bodyProblem);
    if (
      factsCheck.problems.length > 0 ||
      wordsCheck.problems.length > 0 ||
      (bodyProblem && file.problems.length === 0)
    ) {
      result.broken.add(`${ref}@${locale}`);
      continue;
    }
    const entry = makeEntry({
      ref,
      folder,
      id,
      locale,
      kind,
      factsFile,
      file,
      before: input.before.get(ref)?.get(locale),
    });
    const rules = checkRules(kind, entry);
    for (const [path, problem] of rules) report(result, path, problem);
    if (rules.length > 0) result.broken.add(`${ref}@${locale}`);
    else localized.set(locale, entry);
  }
  if (wordsFiles === 0 && misnamed === 0) {
    report(result, factsFile.path, {
      code: 'missing-words',
      severity: 'error',
      message: `${ref} has no words in any language.`,
      hint: `Add ${input.locales.map((locale) => `${ref}/${locale}.md`).join(', ')}.`,
    });
  }
  if (factsCheck.problems.length > 0 || wordsFiles === 0) result.broken.add(ref);
  if (localized.size > 0) result.entries.set(ref, localized);
}

/** What to do with a file that stands where an entry's facts should: its name may be that of another folder's facts. */
function whereTo(path: string, factsPath: string, kinds: readonly EntryKind[]): string {
  const [folder, id, name] = path.split('/');
  const kind = kinds.find((one) => `${one.file}.yaml` === name && one.folder !== folder);
  return kind
    ? `A ${name} belongs in ${kind.folder}/: move the folder to ${kind.folder}/${id}/.`
    : `Rename ${path} to ${factsPath}.`;
}

/** The language that a file with another name seems to be in: `en` of `EN.md`, `en.markdown`, `em.md`. */
function meantLocale(path: string, locales: readonly string[]): string | undefined {
  const [, name = '', ending = ''] = /\/([^/.]+)\.(md|markdown|mdx|txt|md\.txt)$/i.exec(path) ?? [];
  const known = name.toLowerCase();
  if (locales.includes(known)) return locales.includes(name) && ending === 'md' ? undefined : known;
  return ending === 'md' ? closest(name, locales) : undefined;
}

/** Says of a file that is in no entry's folder, or too deep in one, where it belongs. */
function reportOutside(
  path: string,
  folders: ReadonlyMap<string, readonly ParsedFile[]>,
  input: EntryInput,
  result: ValidatedEntries,
): void {
  const [folder = ''] = path.split('/');
  const name = /\/([^/]+)$/.exec(path)?.[1] ?? '';
  const words = input.locales.find((locale) => name === `${locale}.md`);
  // Those of the family's entries that lack these words.
  const lacking = [...folders]
    .filter(([ref, files]) => ref.startsWith(`${folder}/`) && !files.some((file) => file.path === `${ref}/${name}`))
    .map(([ref]) => ref);
  const [only, ...others] = words === undefined ? [] : lacking;
  const isClear = only !== undefined && others.length === 0;
  if (isClear) result.broken.add(`${only}@${words}`);
  const hint = `An entry is a folder ${folder}/<id>/ with its files directly in it.`;
  report(result, path, strayFile(path, isClear ? `Move it to ${only}/${name}.` : hint));
}

/** Base pages name their type; every other folder has one kind. */
function chooseKind(kinds: EntryKind[], factsFile: ParsedFile, result: ValidatedEntries): EntryKind | undefined {
  const [only] = kinds;
  if (kinds.length === 1 || !only) return only;
  if (factsFile.problems.length > 0) {
    report(result, factsFile.path, ...factsFile.problems);
    return undefined;
  }
  const type = (factsFile.data as { type?: unknown } | null | undefined)?.type;
  const names = kinds.map((kind) => kind.name).sort();
  const kind = kinds.find((candidate) => candidate.name === type);
  if (!kind) {
    report(result, factsFile.path, {
      code: 'unknown-type',
      severity: 'error',
      message:
        type === undefined || type === null
          ? 'The field "type" is missing from this page.'
          : `"${String(type)}" is not a page type.`,
      hint:
        (typeof type === 'string' ? didYouMean(type, names) : undefined) ?? `The page types are: ${names.join(', ')}.`,
      at: { path: ['type'] },
    });
  }
  return kind;
}

function checkBody(kind: EntryKind, file: ParsedFile): Problem | undefined {
  if (kind.body === 'required' && file.bodyStart === -1) {
    return {
      code: 'missing-body',
      severity: 'error',
      message: `This ${kind.name} has no text below its front matter.`,
      hint: 'Write its text as Markdown below the line --- that closes the fields.',
    };
  }
  if (kind.body === 'none' && file.bodyStart !== -1) {
    return {
      code: 'unexpected-body',
      severity: 'error',
      message: `Here is text below the front matter, but ${withArticle(kind.name)} shows none.`,
      hint: 'Move the text into one of its fields, or remove it.',
      at: { offset: file.bodyStart },
    };
  }
  return undefined;
}

function makeEntry(parts: {
  ref: string;
  folder: string;
  id: string;
  locale: string;
  kind: EntryKind;
  factsFile: ParsedFile;
  file: ParsedFile;
  before: Entry | undefined;
}): Entry {
  const { ref, folder, id, locale, kind, factsFile, file, before } = parts;
  const digest = factsFile.digest + file.digest;
  if (before && before.digest === digest && before.kind === kind) return before;
  const words = file.data as { slug?: string };
  return {
    ref,
    folder,
    id,
    type: kind.name,
    locale,
    kind,
    facts: factsFile.data,
    words,
    slug: words.slug ?? '',
    summary: factsFile.digest + file.dataDigest,
    digest,
    source: { facts: factsFile.path, words: file.path },
  };
}

/** Applies the kind's own rules over several fields → the file and problem of each mistake. */
function checkRules(kind: EntryKind, entry: Entry): [string, Problem][] {
  return (kind.rules?.(entry.facts, entry.words) ?? []).map((rule) => [
    entry.source[rule.in],
    { code: 'invalid-value', severity: 'error', message: rule.message, hint: rule.hint, at: { path: rule.path } },
  ]);
}

function keep(result: ValidatedEntries, check: FileCheck, path: string): FileCheck {
  result.checks.set(path, check);
  if (check.problems.length > 0) report(result, path, ...check.problems);
  return check;
}

function report(result: ValidatedEntries, path: string, ...problems: Problem[]): void {
  const list = result.problems.get(path);
  if (list) list.push(...problems);
  else result.problems.set(path, problems);
}

function strayFile(path: string, hint: string): Problem {
  return {
    code: 'unknown-folder',
    severity: 'error',
    message: `The build does not know what to do with ${path}.`,
    hint,
  };
}
