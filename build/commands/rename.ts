import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import fastGlob from 'fast-glob';
import { isSlug } from '../authoring/slug.ts';
import { formatDiagnostics } from '../diagnostics/report.ts';
import { didYouMean } from '../diagnostics/suggest.ts';
import { RenameProblem, type Renaming, renameId, renameSlug, type Texts } from '../editors/rename.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { Site } from '../model/site.ts';
import type { Templates } from '../model/templates.ts';
import { ledgerFile, readSite } from '../pipeline/build.ts';
import { confirmedFolder } from '../translations/freshness/confirmed.ts';
import { displayPath } from './display-path.ts';
import { type Options, UsageProblem } from './options.ts';
import { openProject } from './project.ts';
import { refreshLists } from './schemas.ts';

/** Runs `rename`: gives an entry another address or id, with all that leads to it → the exit code. */
export async function runRename(options: Options): Promise<number> {
  const templates = await openProject(options).loadTemplates();
  const before = look(options, templates);
  if (!before.site)
    throw new UsageProblem(
      'The content has mistakes in site.yaml, routes.yaml or navigation.yaml; npm run check lists them.',
    );
  const texts = readTexts(options.content);
  const { texts: changes, notes } = plan(options, before.site, texts);
  process.stdout.write(printChanges(options, texts, changes));
  if (options.dryRun) {
    process.stdout.write(
      `${notes.join('\n')}\nNothing was changed: without --dry-run, these ${changes.size} files are.\n`,
    );
    return 0;
  }
  write(options.content, changes);
  const known = new Set(before.diagnostics.map(keyOf));
  const problems = look(options, templates).diagnostics.filter(
    (one) => one.severity === 'error' && !known.has(keyOf(one)),
  );
  if (problems.length > 0) {
    const readText = (file: string) => changes.get(file) ?? texts.get(file);
    const folder = displayPath(options.content);
    process.stderr.write(
      `${formatDiagnostics(problems, { format: 'text', readText, folder })}\nNothing was changed.\n`,
    );
    write(options.content, new Map([...changes.keys()].map((path) => [path, texts.get(path) ?? ''])));
    return 1;
  }
  refreshLists(options, templates);
  process.stdout.write(`${notes.join('\n')}\n${changes.size} files changed.\n`);
  return 0;
}

function plan(options: Options, site: Site, texts: Texts): Renaming {
  const { words, id } = options;
  const [ref, slug, ...more] = words;
  if (ref === undefined || (slug === undefined && id === undefined) || more.length > 0)
    throw new UsageProblem('Say what to rename: npm run rename -- folder/id new-slug, or with --id new-id for its id.');
  if (!site.entries.has(ref))
    throw new UsageProblem(
      `There is no entry "${ref}" without mistakes. ${didYouMean(ref, site.entries.keys()) ?? 'Name it as folder/id.'}`,
    );
  const locale = options.locale ?? site.config.defaultLocale;
  if (!site.config.locales.some((one) => one.id === locale))
    throw new UsageProblem(
      `"${locale}" is not a language of this site. Its languages are: ${site.config.locales.map((one) => one.id).join(', ')}.`,
    );
  const name = slug ?? id ?? '';
  if (!isSlug(name))
    throw new UsageProblem(
      `"${name}" is no slug. Write lower-case letters a–z, digits and single hyphens, at most 80 characters.`,
    );
  try {
    if (slug !== undefined && id !== undefined)
      throw new RenameProblem('Rename the slug and the id one after the other.');
    if (slug !== undefined) return renameSlug({ site, texts, ref, locale, slug });
    if (ref.startsWith('pages/'))
      throw new RenameProblem('The id of a base page stays: templates name it. Its address can be renamed.');
    const target = `${ref.split('/')[0]}/${name}`;
    if (existsSync(join(options.content, target))) throw new RenameProblem(`${target} is there already.`);
    return renameId({ texts, ref, id: name });
  } catch (error) {
    if (error instanceof RenameProblem) throw new UsageProblem(error.message);
    throw error;
  }
}

function look(options: Options, templates: Templates): { site?: Site | undefined; diagnostics: Diagnostic[] } {
  return readSite({ contentFolder: options.content, templates, date: options.date, drafts: true });
}

const keyOf = ({ file, code, message }: Diagnostic): string => `${file}\n${code}\n${message}`;

/** Reads every file of the content that can name an entry or an address. */
function readTexts(content: string): Map<string, string> {
  const paths = fastGlob.globSync(['**/*.{yaml,yml,md}', 'translations/**', ledgerFile], {
    cwd: content,
    ignore: ['README.md'],
    followSymbolicLinks: false,
  });
  return new Map(paths.sort().map((path) => [path, readFileSync(join(content, path), 'utf8')]));
}

/** Writes each file whole beside its place and then moves it there; an empty text removes the file. */
function write(content: string, changes: Texts): void {
  for (const [path, text] of changes) {
    const target = join(content, path);
    if (text === '') {
      rmSync(target, { force: true });
      if (existsSync(dirname(target)) && readdirSync(dirname(target)).length === 0) rmdirSync(dirname(target));
      continue;
    }
    mkdirSync(dirname(target), { recursive: true });
    const whole = join(dirname(target), `.${process.pid}.renaming`);
    writeFileSync(whole, text);
    renameSync(whole, target);
  }
}

/** Shows each line that goes and comes. */
function printChanges(options: Options, before: Texts, changes: Texts): string {
  const folder = displayPath(options.content);
  // The lines of what is confirmed are no one's reading.
  return [...changes]
    .filter(([path]) => !path.startsWith(`${confirmedFolder}/`))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([path, text]) => {
      const old = before.get(path);
      const name = join(folder, path);
      if (text === '') return `${name}: moved\n`;
      if (old === undefined) return `${name}: new\n`;
      const gone = new Set(old.split('\n'));
      const come = new Set(text.split('\n'));
      const shown = (sign: string, lines: string[], other: Set<string>) =>
        lines.map((line, index) => (other.has(line) ? '' : `  ${sign} ${index + 1}: ${line.slice(0, 160)}\n`)).join('');
      return `${name}\n${shown('-', old.split('\n'), come)}${shown('+', text.split('\n'), gone)}`;
    })
    .join('');
}
