import type { EntryKind } from '../../authoring/define.ts';
import type { FormDefinition } from '../../authoring/forms/definition.ts';
import type { MenuNames, Navigation as NavigationFile } from '../../authoring/navigation.ts';
import type { Exceptions, SiteConfig } from '../../model/config.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { FailureRecorder } from '../../model/diagnostics/facet-failures.ts';
import type { Entry } from '../../model/entry.ts';
import type { FileCheck } from '../../model/file-check.ts';
import type { Pictures } from '../../model/picture.ts';
import type { RouteTable } from '../../model/route.ts';
import type { Strings } from '../../model/site.ts';
import type { ParsedFile } from '../../model/source-file.ts';
import { kindsForLocales } from '../../model/struct/kinds-for-locales.ts';
import type { Unpublished } from '../../model/unpublished.ts';
import { validateEntries } from './entries.ts';
import { withMissingLocales } from './languages.ts';
import { findUnpublished, withoutUnpublished } from './publication.ts';
import { checkUses } from './references.ts';
import { collectProblems, isUnreadable, lowerDraftProblems, placeProblems, type Report } from './reports.ts';
import { findStrayFiles } from './stray-files.ts';
import { pathOf } from './string-texts.ts';
import { validateStrings } from './strings.ts';
import type { RedirectsFile } from './structs.ts';
import { validateForms, validateTables } from './tables.ts';
import { listUnrenderedTexts, type UnrenderedTexts } from './texts.ts';

interface ValidateInput {
  files: ReadonlyMap<string, ParsedFile>;
  readText: (path: string) => string;
  kinds: readonly EntryKind[];
  menuNames: MenuNames;
  /** Path below `static/` → digest. */
  statics: ReadonlyMap<string, string>;
  pictures: Pictures;
  known: ReadonlyMap<string, FileCheck>;
  before: ReadonlyMap<string, ReadonlyMap<string, Entry>>;
  /** The build's date, `YYYY-MM-DD`. */
  date: string;
  drafts?: boolean | undefined;
  /** Whether pages are rendered if no table has mistakes, which finds the mistakes of texts; true unless given. */
  rendersPages?: boolean | undefined;
  /** Calls the rules of kinds. */
  attempt: FailureRecorder['attempt'];
}

/** The content without mistakes, file by file and reference by reference. */
export interface Validated {
  config: SiteConfig;
  routeTable: RouteTable;
  redirects: RedirectsFile['redirects'];
  navigation: NavigationFile;
  forms: Map<string, FormDefinition>;
  strings: Map<string, Strings>;
  entries: Map<string, Map<string, Entry>>;
  broken: Set<string>;
  /** Forms, interface texts and redirects that cannot be used, or only in part, by the path of their file. */
  unusable: ReadonlySet<string>;
  unpublished: ReadonlyMap<string, Unpublished>;
  /** The entries that are unpublished, as far as they have no mistakes. */
  hidden: Entry[];
  exceptions: Exceptions;
}

/** The validated content, the checks of its files, and all problems. */
export interface ValidateResult {
  /** Missing where `site.yaml`, `routes.yaml` or `navigation.yaml` cannot be used. */
  content?: Validated;
  checks: Map<string, FileCheck>;
  diagnostics: Diagnostic[];
  unrendered: UnrenderedTexts;
}

/** Validates all of the content. Returns what later stages need, and every problem at its line. */
export function validateContent(input: ValidateInput): ValidateResult {
  const { files, kinds, readText } = input;
  const tables = validateTables(input);
  const forms = validateForms(input, tables.locales);
  const strays = findStrayFiles(files, kinds);
  const early: Report[] = [
    ...tables.reports,
    ...forms.reports,
    ...strays.problems.map(([path, problem]): Report => [path, [problem]]),
    ...reportUnparsed(files),
  ];
  const { config, locales, routes, navigation } = tables;
  const unusableForms = [...forms.unusable, ...[...strays.meant].filter((path) => path.startsWith('forms/'))];
  if (!config) return resultWithoutConfig(input, { tables, forms, unusableForms, early });
  const strings = validateStrings(files, locales, config.defaultLocale);
  const entries = validateEntries({ ...input, kinds: kindsForLocales(kinds, locales), locales });
  const checks = new Map([...tables.checks, ...forms.checks, ...entries.checks]);
  const unusable = new Set([
    ...unusableForms,
    ...strings.unusable,
    ...(tables.lacksRedirects ? ['redirects.yaml'] : []),
  ]);
  // An entry in a misnamed folder, or in one of a kind that is missing, exists; only the folder is reported.
  const broken = new Set([...entries.broken, ...refsOf([...strays.meant, ...strays.misplaced], entries.entries)]);
  const unpublished = findUnpublished({ ...input, locales });
  const formIds = [
    ...forms.forms.keys(),
    ...[...unusable].flatMap((path) => /^forms\/(.+)\.yaml$/.exec(path)?.[1] ?? []),
  ];
  const uses = checkUses({ ...input, checks, entries: entries.entries, broken, unpublished, forms: formIds });
  const rendersPages = (input.rendersPages ?? true) && routes !== undefined && navigation !== undefined;
  const rendered = rendersPages ? entries.entries : new Map();
  const listTexts: UnrenderedTexts['listTexts'] = (hasRoute) =>
    listUnrenderedTexts({ ...input, locales, unpublished, isRendered: findRendered(rendered, hasRoute) });
  const reports = [...early, ...strings.problems, ...entries.problems, ...uses];
  const problems = lowerDraftProblems(collectProblems(files, withMissingLocales(reports, files, locales)), unpublished);
  const diagnostics = placeProblems(problems, readText);
  const unrendered = { listTexts, forms: forms.forms, unusable };
  if (!routes || !navigation) return { checks, diagnostics, unrendered };
  return {
    content: {
      config,
      routeTable: { ...routes, elsewhere: routes.elsewhere ?? {} },
      redirects: tables.redirects,
      navigation,
      forms: forms.forms,
      strings: strings.strings,
      unusable,
      ...withoutUnpublished({ entries: entries.entries, broken }, unpublished),
      unpublished,
      exceptions: tables.exceptions,
    },
    checks,
    diagnostics,
    unrendered,
  };
}

/** Returns whether the page of a text is rendered: its entry has no mistakes, and a route. */
function findRendered(
  entries: ReadonlyMap<string, ReadonlyMap<string, Entry>>,
  hasRoute: (entry: Entry) => boolean,
): (ref: string, locale: string) => boolean {
  return (ref, locale) => {
    const entry = entries.get(ref)?.get(locale);
    return entry !== undefined && hasRoute(entry);
  };
}

interface WithoutConfig {
  tables: ReturnType<typeof validateTables>;
  forms: ReturnType<typeof validateForms>;
  unusableForms: readonly string[];
  early: readonly Report[];
}

/** Validates what it can while `site.yaml` cannot be used. Takes the languages from the files of interface texts. */
function resultWithoutConfig(
  input: ValidateInput,
  { tables, forms, unusableForms, early }: WithoutConfig,
): ValidateResult {
  const { files, readText } = input;
  const locales = [...files.keys()].flatMap((path) => /^strings\/([\w-]+)\.yaml$/.exec(path)?.[1] ?? []);
  // The files are not compared: the default language is not known.
  const strings = locales.map((locale): Report => [pathOf(locale), files.get(pathOf(locale))?.problems ?? []]);
  const entries = validateEntries({ ...input, kinds: kindsForLocales(input.kinds, locales), locales });
  const unpublished = findUnpublished({ ...input, locales });
  const listTexts = () => listUnrenderedTexts({ ...input, locales, unpublished, isRendered: () => false });
  return {
    checks: new Map([...tables.checks, ...forms.checks, ...entries.checks]),
    diagnostics: placeProblems(collectProblems(files, [...early, ...strings, ...entries.problems]), readText),
    unrendered: { listTexts, forms: forms.forms, unusable: new Set(unusableForms) },
  };
}

/** Reports how lists and unreadable files were parsed: no struct checks them. */
function reportUnparsed(files: ReadonlyMap<string, ParsedFile>): Report[] {
  return [...files.values()]
    .filter(({ path, problems }) => path.endsWith('.txt') || problems.some(isUnreadable))
    .map(({ path, problems }) => [path, problems.filter(({ code }) => code !== 'empty-file')]);
}

/** Returns the entries that misnamed files belong to, as `folder/id`, without those that exist. */
function refsOf(paths: Iterable<string>, entries: ReadonlyMap<string, unknown>): string[] {
  return [...paths].flatMap((path) => {
    const [folder = '', id = '', name] = path.split('/');
    const ref = `${folder}/${id}`;
    return name === undefined || entries.has(ref) ? [] : [ref];
  });
}
