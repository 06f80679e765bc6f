import type { EntryKind } from '../../authoring/define.ts';
import type { Problem } from '../../model/diagnostic.ts';
import { findClosest } from '../../model/diagnostics/suggest.ts';
import type { Entry } from '../../model/entry.ts';
import type { FileCheck } from '../../model/file-check.ts';
import type { ParsedFile } from '../../model/source-file.ts';
import { fieldsOfData } from '../../model/struct/mapping.ts';
import { checkFile } from './check-file.ts';
import { dataProblems } from './data-problems.ts';
import type { EntryFolder } from './entry-folder.ts';
import type { EntryInput } from './entry-input.ts';
import { reportStrayFile, reportUnknownLocale } from './entry-problems.ts';
import { type Findings, findingsOfCheck, joinFindings, makeFindings } from './findings.ts';
import { withArticle } from './struct-problems.ts';

/** A file of an entry that is not its facts. */
interface WordsInput {
  entry: EntryFolder;
  kind: EntryKind;
  factsFile: ParsedFile;
  facts: FileCheck;
  file: ParsedFile;
}

/** What must be known of a file to say how it is misnamed. */
type MisnamedInput = Pick<WordsInput, 'entry' | 'factsFile' | 'file'>;

/** Validates a file with words, and makes the entry of its language. */
export function validateWords(words: WordsInput, input: EntryInput): Findings {
  const { entry, kind, facts, file } = words;
  const locale = localeOfFile(file.path, input.locales);
  if (locale === undefined) return explainMisnamed(words, input.locales);
  const name = `${entry.ref}@${locale}`;
  // The struct depends on the site's languages.
  const against = { name: `${kind.name} words in ${input.locales}`, kind: kind.name, struct: kind.words };
  const check = checkFile(file, against, input.known);
  const bodyProblems = file.problems.length === 0 ? checkBody(kind, file, entry.kinds) : [];
  const found = joinFindings([
    findingsOfCheck(file.path, check),
    makeFindings({ problems: bodyProblems.map((problem) => [file.path, problem]) }),
  ]);
  if (facts.problems.length + check.problems.length + bodyProblems.length > 0) return { ...found, broken: [name] };
  const made = makeEntry(words, locale, input.before);
  const problems = checkRules(kind, made, input.attempt);
  return problems.length > 0 ? { ...found, broken: [name], problems } : { ...found, entries: [made] };
}

/** Finds the mistakes of a file that do not depend on the kind of its entry, which is unknown. */
export function checkWithoutKind(words: MisnamedInput, locales: readonly string[]): Findings {
  const { path, problems, data } = words.file;
  if (localeOfFile(path, locales) === undefined) return explainMisnamed(words, locales);
  const found = problems.length > 0 ? problems : dataProblems(data);
  return makeFindings({ problems: found.map((problem) => [path, problem]) });
}

/** Returns the locale of a file that is named for one: `en.md`. */
export function localeOfFile(path: string, locales: readonly string[]): string | undefined {
  return locales.find((locale) => path.endsWith(`/${locale}.md`));
}

/** Returns whether a file seems to have words of a language whose own file is missing. */
export function isMisnamedWords(path: string, { ref, files }: EntryFolder, locales: readonly string[]): boolean {
  const meant = meantLocale(path, locales);
  return meant !== undefined && !files.some((file) => file.path === `${ref}/${meant}.md`);
}

/** Reports a file that is not named for a language of the site. */
function explainMisnamed({ entry, factsFile, file: { path } }: MisnamedInput, locales: readonly string[]): Findings {
  const name = /\/([^/]+)\.md$/.exec(path)?.[1];
  const meant = meantLocale(path, locales);
  const problem =
    name === undefined
      ? reportStrayFile(path, explainStrayFile({ path, entry, factsFile, meant }, locales))
      : reportUnknownLocale(name, meant, locales);
  return makeFindings({
    broken: isMisnamedWords(path, entry, locales) ? [`${entry.ref}@${meant}`] : [],
    problems: [[path, problem]],
  });
}

function explainStrayFile(
  {
    path,
    entry,
    factsFile,
    meant,
  }: { path: string; meant: string | undefined } & Pick<WordsInput, 'entry' | 'factsFile'>,
  locales: readonly string[],
): string {
  if (meant !== undefined) return `Rename it to ${entry.ref}/${meant}.md.`;
  if (/\.pdf$/i.test(path)) return 'Files that are no pictures go below static/, and are linked from there.';
  const factsName = factsFile.path.slice(entry.ref.length + 1);
  return `${entry.ref} may hold ${factsName} and ${locales.map((locale) => `${locale}.md`).join(', ')}.`;
}

/** Returns the locale that a file with another name resembles: `en` for `EN.md`, `en.markdown`, `em.md`. */
function meantLocale(path: string, locales: readonly string[]): string | undefined {
  const [, name = '', ending = ''] = /\/([^/.]+)\.(md|markdown|mdx|txt|md\.txt)$/i.exec(path) ?? [];
  const known = name.toLowerCase();
  if (locales.includes(known)) return locales.includes(name) && ending === 'md' ? undefined : known;
  return ending === 'md' ? findClosest(name, locales) : undefined;
}

/**
 * Finds a body that is missing, or that the kind does not show.
 * @param kinds the kinds that the entry's folder may hold
 */
function checkBody(kind: EntryKind, file: ParsedFile, kinds: readonly EntryKind[]): Problem[] {
  if (kind.body === 'required' && file.bodyStart === -1) {
    return [
      {
        code: 'missing-body',
        severity: 'error',
        message: `This ${kind.name} has no text below its front matter.`,
        hint: 'Write its text as Markdown below the line --- that closes the fields.',
      },
    ];
  }
  if (kind.body === 'none' && file.bodyStart !== -1) {
    return [
      {
        code: 'unexpected-body',
        severity: 'error',
        message: `Here is text below the front matter, but ${withArticle(kind.name)} shows none.`,
        hint: `Move the text into one of its fields, or remove it.${nameKindsWithText(kinds)}`,
        at: { offset: file.bodyStart },
      },
    ];
  }
  return [];
}

/** Names the types that an entry can have instead, if it is to show a text. */
function nameKindsWithText(kinds: readonly EntryKind[]): string {
  const names = kinds.filter(({ body }) => body !== 'none').map(({ name }) => name);
  return names.length === 0 ? '' : ` Text, and forms in it, are shown by the types: ${names.sort().join(', ')}.`;
}

/** Makes the entry of a language, or returns the one of the run before if its files are the same. */
function makeEntry({ entry, kind, factsFile, file }: WordsInput, locale: string, before: EntryInput['before']): Entry {
  const { ref, folder, id } = entry;
  const known = before.get(ref)?.get(locale);
  const digest = factsFile.digest + file.digest;
  if (known && known.digest === digest && known.kind === kind) return known;
  const { slug } = fieldsOfData(file.data);
  return {
    ref,
    folder,
    id,
    type: kind.name,
    locale,
    kind,
    facts: factsFile.data,
    words: file.data,
    slug: typeof slug === 'string' ? slug : '',
    summary: factsFile.digest + file.dataDigest,
    digest,
    source: { facts: factsFile.path, words: file.path },
  };
}

/** Applies the kind's own rules, which compare several fields. Returns the file and the problem of each mistake. */
function checkRules(kind: EntryKind, entry: Entry, attempt: EntryInput['attempt']): [string, Problem][] {
  return attempt(entry, () => kind.rules?.(entry.facts, entry.words) ?? [], []).map((rule) => [
    entry.source[rule.in],
    { code: 'invalid-value', severity: 'error', message: rule.message, hint: rule.hint, at: { path: rule.path } },
  ]);
}
