import type { EntryKind } from '../../authoring/define.ts';
import { isId } from '../../authoring/values/slug.ts';
import type { FileCheck } from '../../model/file-check.ts';
import type { ParsedFile } from '../../model/source-file.ts';
import { checkFile } from './check-file.ts';
import { chooseKind } from './choose-kind.ts';
import { dataProblems } from './data-problems.ts';
import type { EntryFolder } from './entry-folder.ts';
import type { EntryInput } from './entry-input.ts';
import { reportMissingFacts, reportMissingWords, reportWrongId } from './entry-problems.ts';
import { type Findings, findingsOfCheck, joinFindings, makeFindings } from './findings.ts';
import { checkWithoutKind, isMisnamedWords, localeOfFile, validateWords } from './words.ts';

/** Validates one entry: its name, its facts, then its words in each language. */
export function validateEntry(entry: EntryFolder, input: EntryInput): Findings {
  const { ref, id, files, kinds } = entry;
  if (!isId(id)) return reportWrongId(entry);
  const factsFile = files.find(({ path }) => path === `${ref}/${factsName(kinds)}`);
  if (!factsFile) return reportMissingFacts(entry, factsName(kinds), input.kinds);
  const { kind, problems } = chooseKind(kinds, factsFile);
  const others = files.filter((file) => file !== factsFile);
  if (!kind)
    return joinFindings([
      makeFindings({ broken: [ref], problems: problems.map((problem) => [factsFile.path, problem]) }),
      makeFindings({ problems: dataProblems(factsFile.data).map((problem) => [factsFile.path, problem]) }),
      ...others.map((file) => checkWithoutKind({ entry, factsFile, file }, input.locales)),
    ]);
  const facts = checkFile(
    factsFile,
    { name: `${kind.name} facts in ${input.locales}`, kind: kind.name, struct: kind.facts },
    input.known,
  );
  return joinFindings([
    findingsOfCheck(factsFile.path, facts),
    ...others.map((file) => validateWords({ entry, kind, factsFile, facts, file }, input)),
    checkLanguages({ entry, factsFile, facts, files: others }, input.locales),
  ]);
}

function factsName(kinds: readonly EntryKind[]): string {
  return `${kinds[0]?.file ?? 'entry'}.yaml`;
}

interface LanguagesInput {
  entry: EntryFolder;
  factsFile: ParsedFile;
  facts: FileCheck;
  /** All files but the facts. */
  files: readonly ParsedFile[];
}

/** Finds whether the entry has words in some language. Misnamed words are not missing: they are reported themselves. */
function checkLanguages({ entry, factsFile, facts, files }: LanguagesInput, locales: readonly string[]): Findings {
  const hasWords = files.some(({ path }) => localeOfFile(path, locales) !== undefined);
  const hasMisnamed = files.some(({ path }) => isMisnamedWords(path, entry, locales));
  return makeFindings({
    broken: facts.problems.length > 0 || !hasWords ? [entry.ref] : [],
    problems: hasWords || hasMisnamed ? [] : [[factsFile.path, reportMissingWords(entry.ref, locales)]],
  });
}
