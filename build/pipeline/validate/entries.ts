import type { EntryKind } from '../../authoring/define.ts';
import type { Problem } from '../../model/diagnostic.ts';
import type { Entry } from '../../model/entry.ts';
import type { FileCheck } from '../../model/file-check.ts';
import { groupBy, groupPairs } from '../../model/group-by.ts';
import type { ParsedFile } from '../../model/source-file.ts';
import { validateEntry } from './entry.ts';
import type { EntryFolder } from './entry-folder.ts';
import type { EntryInput } from './entry-input.ts';
import { reportStrayFile } from './entry-problems.ts';
import { type Findings, joinFindings, makeFindings } from './findings.ts';

interface ValidatedEntries {
  /** `folder/id` → locale → entry; only those without mistakes. */
  entries: Map<string, Map<string, Entry>>;
  /** `folder/id` and `folder/id@locale` of entries that exist with mistakes. */
  broken: Set<string>;
  checks: Map<string, FileCheck>;
  /** Path of the file → its problems. */
  problems: Map<string, Problem[]>;
}

interface EntriesInput extends EntryInput {
  files: ReadonlyMap<string, ParsedFile>;
}

/** Validates every `<folder>/<id>/` of the content: its facts and its words by their structs. */
export function validateEntries(input: EntriesInput): ValidatedEntries {
  const kinds = groupBy(input.kinds, (kind) => kind.folder);
  const { folders, strays } = groupFiles(input.files, kinds);
  const found = joinFindings([
    ...strays.map((path) => explainStray(path, folders, input.locales)),
    ...[...folders].map(([ref, files]) => validateEntry(describeFolder(ref, files, { kinds, folders }), input)),
  ]);
  const entries = groupBy(found.entries, (entry) => entry.ref);
  return {
    entries: new Map([...entries].map(([ref, own]) => [ref, new Map(own.map((entry) => [entry.locale, entry]))])),
    broken: new Set(found.broken),
    checks: new Map(found.checks),
    problems: groupPairs(found.problems),
  };
}

interface GroupedFiles {
  /** `folder/id` → files directly in it. */
  folders: Map<string, ParsedFile[]>;
  /** Paths of files that are in no entry's folder, or below one of its folders. */
  strays: string[];
}

function groupFiles(files: ReadonlyMap<string, ParsedFile>, kinds: ReadonlyMap<string, unknown>): GroupedFiles {
  const own = [...files.values()].filter(({ path }) => path.includes('/') && kinds.has(path.split('/')[0] ?? ''));
  const isInEntry = ({ path }: ParsedFile) => path.split('/').length === 3;
  return {
    folders: groupBy(own.filter(isInEntry), ({ path }) => path.slice(0, path.lastIndexOf('/'))),
    strays: own.filter((file) => !isInEntry(file)).map(({ path }) => path),
  };
}

function describeFolder(
  ref: string,
  files: ParsedFile[],
  { kinds, folders }: { kinds: ReadonlyMap<string, EntryKind[]>; folders: EntryFolder['refs'] },
): EntryFolder {
  const [folder = '', id = ''] = ref.split('/');
  return { ref, folder, id, files, kinds: kinds.get(folder) ?? [], refs: folders };
}

/** Explains where a stray file belongs: if only one entry of its folder lacks a file of this name, to that entry. */
function explainStray(
  path: string,
  folders: ReadonlyMap<string, readonly ParsedFile[]>,
  locales: readonly string[],
): Findings {
  const [folder = ''] = path.split('/');
  const name = /\/([^/]+)$/.exec(path)?.[1] ?? '';
  const locale = locales.find((one) => name === `${one}.md`);
  const lacking = [...folders]
    .filter(([ref, files]) => ref.startsWith(`${folder}/`) && !files.some((file) => file.path === `${ref}/${name}`))
    .map(([ref]) => ref);
  const [only, ...others] = locale === undefined ? [] : lacking;
  if (only === undefined || others.length > 0)
    return makeFindings({
      problems: [[path, reportStrayFile(path, `An entry is a folder ${folder}/<id>/ with its files directly in it.`)]],
    });
  return makeFindings({
    broken: [`${only}@${locale}`],
    problems: [[path, reportStrayFile(path, `Move it to ${only}/${name}.`)]],
  });
}
