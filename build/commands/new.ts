import { lstatSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import type { EntryKind } from '../authoring/define.ts';
import { isId, slugify } from '../authoring/values/slug.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import { sortDiagnostics } from '../model/diagnostics/report.ts';
import { didYouMean } from '../model/diagnostics/suggest.ts';
import type { Site } from '../model/site.ts';
import { kindsForLocales } from '../model/struct/kinds-for-locales.ts';
import type { AnyStruct } from '../model/struct/struct.ts';
import type { Templates } from '../model/templates.ts';
import { readSite } from '../pipeline/build.ts';
import { describeExpected, withArticle } from '../pipeline/validate/struct-problems.ts';
import { type Field, fieldsOf, parseTyped } from './editors/fields.ts';
import { type NewEntry, writeEntry } from './editors/new-entry.ts';
import { addPageRoute } from './editors/route-lines.ts';
import { runNewSite } from './new/new-site.ts';
import { type GivenFields, type Prompt, promptFacts, promptId, promptTitles } from './new/prompt-entry.ts';
import type { Options } from './options/options.ts';
import { usage } from './options/usage.ts';
import { UsageProblem } from './options/usage-problem.ts';
import { displayPath } from './project/display-path.ts';
import { formatReport } from './project/format-report.ts';
import { nameSite } from './project/name-site.ts';
import { openProject } from './project/project.ts';
import { readSiteOrThrow } from './project/read-site.ts';
import { replaceFiles } from './project/replace-files.ts';
import { refreshLists } from './schemas.ts';

/** Prints the fields of the kind that `new -- KIND --help` names, or how to use the command → the exit code. */
export async function printHelp(options: Options): Promise<number> {
  process.stdout.write(usage('new'));
  if (options.words.length === 0 || options.words[0] === 'site') return 0;
  const templates = await openProject(options).loadTemplates();
  const locales = readSiteOrThrow(options, templates).site.config.locales.map(({ id }) => id);
  const kinds = kindsForLocales([...templates.pageTypes, ...templates.dataKinds], locales);
  const kind = chooseKind(kinds, templates.site.defaultPageType, options);
  const describe = ({ path, struct, list, optional }: Field) =>
    `  --${path.join('.')}${optional ? ' (may be left out)' : ''}: ${describeExpected(struct)}${list ? ', several with commas' : ''}`;
  const words = fieldsToGive(kind.words).map(describe).join('\n');
  const facts = fieldsToGive(kind.facts).map(describe).join('\n');
  process.stdout.write(
    `\nFacts of ${withArticle(kind.name)}:\n\n${facts}\n\nWords, the same in every language or one by one (--title.${locales.at(-1)}):\n\n${words}\n`,
  );
  return 0;
}

/** Runs `new`: writes an entry in every language its kind has, or a new site → the exit code. */
export async function runNew(options: Options): Promise<number> {
  if (options.words[0] === 'site') return runNewSite(options);
  const templates = await openProject(options).loadTemplates();
  const { site } = readSiteOrThrow(options, templates, true);
  const locales = site.config.locales.map(({ id }) => id);
  const kinds = kindsForLocales([...templates.pageTypes, ...templates.dataKinds], locales);
  const terminal = !options.yes && process.stdin.isTTY === true;
  const lines = terminal ? createInterface({ input: process.stdin, output: process.stderr }) : undefined;
  try {
    return await makeEntry({
      options,
      templates,
      site,
      kinds,
      prompt: lines && ((question) => lines.question(question)),
    });
  } finally {
    lines?.close();
  }
}

async function makeEntry(work: {
  options: Options;
  templates: Templates;
  site: Site;
  kinds: readonly EntryKind[];
  prompt: Prompt;
}): Promise<number> {
  const { options, templates, site, kinds, prompt } = work;
  const kind = chooseKind(kinds, templates.site.defaultPageType, options);
  const locales = localesOf(kind, site);
  const given = sortGiven(kind, locales, options.fields);
  const titles = await promptTitles({ kind, locales, given, prompt });
  const [title = ''] = titles.values();
  const id = await promptId(options.id ?? slugify(title), (wanted) => whyUnusable(wanted, kind, options), prompt);
  const entry: NewEntry = {
    kind,
    id,
    titles,
    ...given,
    entries: [...site.entries.keys()].sort(),
    origin: site.config.origin,
    date: options.date,
  };
  if (prompt) await promptFacts(entry, given.facts, prompt);
  const files = writeEntry(entry);
  const routes =
    kind.folder === 'pages'
      ? addPageRoute(readText(options, 'routes.yaml'), { id, titles, locales: site.config.locales })
      : undefined;
  return place({
    options,
    templates,
    folder: `${kind.folder}/${id}`,
    files,
    routes,
    keepsMistakes: prompt !== undefined,
  });
}

/** Returns why an entry cannot have an id, or `undefined` if it can. */
function whyUnusable(id: string, { folder }: EntryKind, options: Options): string | undefined {
  if (!isId(id))
    return `"${id}" is no id. Give one of lower-case letters, digits and single hyphens: --id my-new-entry.`;
  return lstatSync(join(options.content, folder, id), { throwIfNoEntry: false })
    ? `${displayContentPath(options, `${folder}/${id}`)} is there already. Choose another id: --id ${id}-2.`
    : undefined;
}

/**
 * Writes the entry and checks it as the build does. If it has a mistake, nothing stays, unless its author has answered
 * questions: a draft with a mistake is less work to correct than to answer again.
 */
function place(work: {
  options: Options;
  templates: Templates;
  folder: string;
  files: { path: string; text: string }[];
  routes: string | undefined;
  keepsMistakes: boolean;
}): number {
  const { options, templates, folder, files, routes, keepsMistakes } = work;
  const target = join(options.content, folder);
  const routesBefore = readText(options, 'routes.yaml');
  const undo = () => {
    rmSync(target, { recursive: true, force: true });
    if (routes !== undefined) replaceFiles(options.content, [['routes.yaml', routesBefore]]);
  };
  let problems: Diagnostic[];
  try {
    const texts = files.map(({ path, text }) => [path, text] as const);
    replaceFiles(options.content, routes === undefined ? texts : [...texts, ['routes.yaml', routes]]);
    const { diagnostics } = readSite({ contentFolder: options.content, templates, date: options.date, drafts: true });
    problems = sortDiagnostics(diagnostics.filter(({ file }) => file.startsWith(`${folder}/`)));
  } catch (error) {
    undo();
    throw error;
  }
  if (problems.length > 0) {
    const text = new Map(files.map((file) => [file.path, file.text]));
    const report = formatReport(problems, options, { readText: (file) => text.get(file) });
    process.stderr.write(
      `${report}\n${keepsMistakes ? 'The draft was written with these mistakes; correct them there.' : 'Nothing was written.'}\n`,
    );
    if (!keepsMistakes) {
      undo();
      return 1;
    }
  }
  const written = [...files.map(({ path }) => path), ...(routes === undefined ? [] : ['routes.yaml'])];
  const paths = [...written.map((path) => displayContentPath(options, path)), ...refreshLists(options, templates)];
  process.stdout.write(`${[...paths, nameSite(explainDraft(folder, files), options)].join('\n')}\n`);
  return problems.length > 0 ? 1 : 0;
}

/** Says how to see a new entry, and how to publish it. */
function explainDraft(folder: string, [facts]: readonly { path: string; text: string }[]): string {
  const hasPlaceholders = facts?.text.includes('\nplaceholders:');
  const steps = hasPlaceholders
    ? `write its texts, correct the facts that "placeholders:" in ${facts?.path} lists, and take that list and "draft: true" out`
    : `write its texts, and take "draft: true" out of ${facts?.path}`;
  return `${folder} is a draft: npm run preview -- --drafts shows it. To publish it, ${steps}.`;
}

function chooseKind(
  kinds: readonly EntryKind[],
  defaultType: string,
  { words: [name, ...more], fields }: Options,
): EntryKind {
  const types = kinds.filter(({ folder }) => folder === 'pages');
  const names = ['page', ...kinds.filter(({ folder }) => folder !== 'pages').map((kind) => kind.name)].sort();
  if (name === undefined) throw new UsageProblem(`Say what to make: npm run new -- ${names.join('|')}`);
  if (more.length > 0)
    throw new UsageProblem(`"${more[0]}" is too much. Put words with spaces in quotes: --title "A new guide".`);
  if (name !== 'page') {
    const kind = kinds.find((one) => one.name === name && one.folder !== 'pages');
    if (kind) return kind;
    throw new UsageProblem(
      `There is no kind "${name}". ${didYouMean(name, names) ?? `The kinds are: ${names.join(', ')}.`}`,
    );
  }
  const type = fields.type ?? defaultType;
  const page = types.find((one) => one.name === type);
  if (page) return page;
  const typeNames = types.map((one) => one.name).sort();
  throw new UsageProblem(
    `"${type}" is not a page type. ${didYouMean(type, typeNames) ?? `The page types are: ${typeNames.join(', ')}.`}`,
  );
}

/** Returns the languages in which entries of a kind have addresses; all of them where it has no pages. */
function localesOf(kind: EntryKind, { config, routeTable }: Site): string[] {
  const all = [config.defaultLocale, ...config.locales.map(({ id }) => id).filter((id) => id !== config.defaultLocale)];
  const addresses = routeTable.families[kind.folder];
  return addresses ? all.filter((locale) => addresses[locale] !== undefined) : all;
}

/** Sorts `--author X`, `--title.fr X` into facts and words. */
function sortGiven(kind: EntryKind, locales: readonly string[], given: Options['fields']): GivenFields {
  const result: GivenFields = { facts: new Map(), words: new Map(locales.map((locale) => [locale, new Map()])) };
  const facts = new Map(fieldsToGive(kind.facts).map((field) => [field.path.join('.'), field]));
  const words = new Map(fieldsToGive(kind.words).map((field) => [field.path.join('.'), field]));
  for (const [name, typed] of Object.entries(given)) {
    const locale = locales.find((one) => name.endsWith(`.${one}`));
    const path = locale === undefined ? name : name.slice(0, -locale.length - 1);
    const fact = locale === undefined ? facts.get(path) : undefined;
    const word = words.get(path);
    if (fact) result.facts.set(path, parseTyped(fact, typed));
    else if (word)
      for (const one of locale === undefined ? locales : [locale])
        result.words.get(one)?.set(path, parseTyped(word, typed));
    else
      throw unknownField(kind, name, [
        ...facts.keys(),
        ...[...words.keys()].flatMap((one) => [one, ...locales.map((l) => `${one}.${l}`)]),
      ]);
  }
  return result;
}

/** Lists the fields that the command line can give. `new` itself marks drafts and values that were made up. */
function fieldsToGive(struct: AnyStruct): Field[] {
  return fieldsOf(struct).filter(({ path }) => !['draft', 'placeholders'].includes(path.join('.')));
}

function unknownField(kind: EntryKind, name: string, known: readonly string[]): UsageProblem {
  const near = didYouMean(
    `--${name}`,
    known.map((one) => `--${one}`),
  );
  return new UsageProblem(
    `--${name} is not a field of ${withArticle(kind.name)}. ${near ?? `Its fields are: ${known.map((one) => `--${one}`).join(', ')}.`}`,
  );
}

function readText(options: Options, path: string): string {
  return readFileSync(join(options.content, path), 'utf8');
}

function displayContentPath(options: Options, path: string): string {
  return join(displayPath(options.content), path);
}
