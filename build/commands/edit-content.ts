import { existsSync, readdirSync, readFileSync, rmdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findEntryBySlug } from '../model/addresses/entry-of-slug.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import { didYouMean } from '../model/diagnostics/suggest.ts';
import { hiddenPartOf, instructionFiles } from '../model/files/ignored-files.ts';
import { walkFolder } from '../model/files/walk-folder.ts';
import { firstNames } from '../model/first-names.ts';
import type { Site } from '../model/site.ts';
import { ledgerFile, readSite } from '../pipeline/build.ts';
import { confirmedFolder } from '../translations/freshness/confirmed.ts';
import { RenameProblem, type Texts } from './editors/rename.ts';
import type { Options } from './options/options.ts';
import { UsageProblem } from './options/usage-problem.ts';
import { ContentProblem } from './project/content-problem.ts';
import { displayPath } from './project/display-path.ts';
import { formatReport } from './project/format-report.ts';
import { openProject } from './project/project.ts';
import { readSiteOrThrow } from './project/read-site.ts';
import { replaceFiles } from './project/replace-files.ts';
import { refreshLists } from './schemas.ts';

export interface EditedContent {
  site: Site;
  /** Path → text. */
  texts: Texts;
  diagnostics: readonly Diagnostic[];
}

/** A change of several content files at once. */
export interface ContentEdit {
  /** Path → its new text; '' removes the file. */
  texts: Texts;
  notes: string[];
  /** The folder of an entry whose other files, such as pictures, move to another folder or are removed. */
  moves?: { from: string; to?: string };
}

/** Plans an edit, shows it, and writes it unless the content then has new errors → the exit code. */
export async function editContent(
  options: Options,
  plan: (content: EditedContent) => ContentEdit,
  /** The word for what happens to a file that is no longer at its path. */
  verb: 'moved' | 'removed',
): Promise<number> {
  const templates = await openProject(options).loadTemplates();
  const { site, diagnostics } = readSiteOrThrow(options, templates, true);
  const texts = readTexts(options.content);
  const edit = planOrThrow(() => plan({ site, texts, diagnostics }));
  const others = otherFiles(options.content, edit, texts);
  process.stdout.write(formatChanges(options, { before: texts, changes: edit.texts, others, verb }));
  const count = edit.texts.size + others.length;
  if (options.dryRun) {
    process.stdout.write(
      `${edit.notes.join('\n')}\nNothing was changed: without --dry-run, these ${count} files are.\n`,
    );
    return 0;
  }
  const undo = write(options.content, edit, { texts, others });
  const known = new Set(diagnostics.map(keyOf));
  const after = readSite({ contentFolder: options.content, templates, date: options.date, drafts: true });
  const problems = after.diagnostics.filter((one) => one.severity === 'error' && !known.has(keyOf(one)));
  if (problems.length > 0) {
    const readText = (file: string) => edit.texts.get(file) ?? texts.get(file);
    process.stderr.write(`${formatReport(problems, options, { readText })}\nNothing was changed.\n`);
    undo();
    return 1;
  }
  const lists = refreshLists(options, templates);
  process.stdout.write(
    `${lists.map((path) => `${path}: updated\n`).join('')}${edit.notes.join('\n')}\n${count + lists.length} files changed.\n`,
  );
  return 0;
}

/** Throws a `ContentProblem` if an entry has mistakes, and a `UsageProblem` if it does not exist. */
export function checkEntry({ site, diagnostics }: EditedContent, ref: string): void {
  if (site.entries.has(ref)) return;
  const mistakes = diagnostics.filter(({ file, severity }) => severity === 'error' && file.startsWith(`${ref}/`));
  if (mistakes.length > 0) throw new ContentProblem(mistakes);
  const ofSlug = findEntryBySlug(site.entries, ref);
  const near = ofSlug ? `Did you mean "${ofSlug}"?` : didYouMean(ref, site.entries.keys());
  throw new UsageProblem(`There is no entry "${ref}". ${near ?? nameEntries(site, ref)}`);
}

/** Lists the entries beside the one that was meant, or says how to name one. */
function nameEntries({ entries }: Site, ref: string): string {
  const [folder = ''] = ref.split('/', 1);
  const others = [...entries.keys()].filter((other) => other.startsWith(`${folder}/`)).sort();
  if (others.length === 0 || ref === folder) return 'Name it as folder/id.';
  const ids = others.map((other) => other.slice(folder.length + 1));
  return `${folder}/ has: ${firstNames(ids, 10)}.`;
}

function planOrThrow(plan: () => ContentEdit): ContentEdit {
  try {
    return plan();
  } catch (error) {
    if (error instanceof RenameProblem) throw new UsageProblem(error.message);
    throw error;
  }
}

const keyOf = ({ file, code, message }: Diagnostic): string => `${file}\n${code}\n${message}`;

/** Reads every file of the content that can name an entry or an address. */
function readTexts(content: string): Map<string, string> {
  const isText = (path: string) =>
    (/\.(?:ya?ml|md)$/.test(path) || path.startsWith('translations/') || path === ledgerFile) &&
    !instructionFiles.includes(path);
  return new Map(
    regularFiles(content)
      .filter(isText)
      .map((path) => [path, readFileSync(join(content, path), 'utf8')]),
  );
}

/** Lists the files in a folder to move that are not texts, such as pictures. */
function otherFiles(content: string, { moves }: ContentEdit, texts: Texts): string[] {
  if (!moves) return [];
  return regularFiles(join(content, moves.from))
    .map((path) => `${moves.from}/${path}`)
    .filter((path) => !texts.has(path));
}

/** Lists the files below a folder, without hidden ones and what is behind links. */
function regularFiles(folder: string): string[] {
  const found = walkFolder(folder, { isSkipped: (path) => hiddenPartOf(path) !== undefined });
  return found.filter(({ fault }) => fault === undefined).map(({ path }) => path);
}

/** Writes an edit, all of it or nothing. Returns a function that undoes it. */
function write(
  content: string,
  { texts: changes, moves }: ContentEdit,
  before: { texts: Texts; others: readonly string[] },
): () => void {
  const read = (path: string) => readFileSync(join(content, path));
  const others = before.others.map((path) => ({
    path,
    contents: read(path),
    target: moves?.to && moves.to + path.slice(moves.from.length),
  }));
  const written = new Map<string, string | Uint8Array>([...changes].filter(([, text]) => text !== ''));
  for (const { target, contents } of others) if (target) written.set(target, contents);
  const removed = [...changes.keys(), ...before.others].filter((path) => !written.has(path));
  const old = new Map<string, string | Uint8Array>(others.map(({ path, contents }) => [path, contents]));
  for (const path of changes.keys()) if (before.texts.has(path)) old.set(path, before.texts.get(path) ?? '');
  const isAsBefore = (path: string, contents: string | Uint8Array) =>
    existsSync(join(content, path)) && read(path).equals(Buffer.from(contents));
  const undo = () => {
    replaceFiles(
      content,
      [...old].filter(([path, contents]) => !isAsBefore(path, contents)),
    );
    for (const path of written.keys()) if (!old.has(path)) removeFile(content, path);
  };
  try {
    replaceFiles(content, written);
    for (const path of removed) removeFile(content, path);
  } catch (error) {
    undo();
    throw error;
  }
  return undo;
}

/** Removes a file, and its folder with the last file. */
function removeFile(content: string, path: string): void {
  const target = join(content, path);
  rmSync(target, { force: true });
  if (existsSync(dirname(target)) && readdirSync(dirname(target)).length === 0) rmdirSync(dirname(target));
}

/** Formats each removed and added line of the changed files. */
function formatChanges(
  options: Options,
  { before, changes, others, verb }: { before: Texts; changes: Texts; others: readonly string[]; verb: string },
): string {
  const folder = displayPath(options.content);
  const files = new Map([...changes, ...others.map((path): [string, string] => [path, ''])]);
  // Nobody reads the lines of confirmed translations.
  return [...files]
    .filter(([path]) => !path.startsWith(`${confirmedFolder}/`))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([path, text]) => {
      const old = before.get(path);
      const name = join(folder, path);
      if (text === '') return `${name}: ${verb}\n`;
      if (old === undefined) return `${name}: new\n`;
      const goneLines = new Set(old.split('\n'));
      const newLines = new Set(text.split('\n'));
      const shown = (sign: string, lines: string[], other: Set<string>) =>
        lines.map((line, index) => (other.has(line) ? '' : `  ${sign} ${index + 1}: ${line}\n`)).join('');
      return `${name}\n${shown('-', old.split('\n'), newLines)}${shown('+', text.split('\n'), goneLines)}`;
    })
    .join('');
}
