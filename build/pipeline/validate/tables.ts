import type { EntryKind } from '../../authoring/define.ts';
import type { FormDefinition, FormFile } from '../../authoring/forms/definition.ts';
import { type MenuNames, type Navigation, navigationStructOf } from '../../authoring/navigation.ts';
import type { Exceptions, SiteConfig } from '../../model/config.ts';
import type { DataPath, Problem } from '../../model/diagnostic.ts';
import { missingFileId } from '../../model/diagnostics/follow-ups.ts';
import { didYouMean, findClosest } from '../../model/diagnostics/suggest.ts';
import type { FileCheck } from '../../model/file-check.ts';
import { stableJson } from '../../model/files/digest.ts';
import type { RouteTable } from '../../model/route.ts';
import type { ParsedFile } from '../../model/source-file.ts';
import { forLocales } from '../../model/struct/for-locales.ts';
import { fieldsOfData } from '../../model/struct/mapping.ts';
import type { AnyStruct } from '../../model/struct/struct.ts';
import { checkFile } from './check-file.ts';
import { completeConfig } from './complete-config.ts';
import { formProblems } from './forms.ts';
import { checkDefaultLocale } from './languages.ts';
import { menuProblems } from './menus.ts';
import type { Report } from './reports.ts';
import { describeExpected } from './struct-problems.ts';
import {
  exceptionsStruct,
  formStruct,
  type RedirectsFile,
  redirectsStruct,
  routesStruct,
  type SiteFile,
  siteStruct,
} from './structs.ts';

interface TablesInput {
  files: ReadonlyMap<string, ParsedFile>;
  kinds: readonly EntryKind[];
  menuNames: MenuNames;
  /** Checks of the run before, by path. */
  known: ReadonlyMap<string, FileCheck>;
}

/** A checked file: its value if it has no mistakes. */
interface CheckedTable<T> {
  value: T | undefined;
  checks: [path: string, check: FileCheck][];
  reports: Report[];
}

/** The content's own files, as far as they have no mistakes. */
interface Tables {
  /** Missing if the languages of the site, or a setting that other files depend on, are not known. */
  config: SiteConfig | undefined;
  /** The ids of the site's locales; none if `site.yaml` cannot be used. */
  locales: string[];
  routes: RouteTable | undefined;
  navigation: Navigation | undefined;
  /** The redirects without mistakes. */
  redirects: RedirectsFile['redirects'];
  /** Whether some redirects have mistakes, so that it is unknown what they answer. */
  lacksRedirects: boolean;
  exceptions: Exceptions;
  checks: [path: string, check: FileCheck][];
  reports: Report[];
}

/** Validates `site.yaml`, `routes.yaml`, `navigation.yaml`, and if they are there `redirects.yaml` and `exceptions.yaml`. */
export function validateTables(input: TablesInput): Tables {
  const site = checkTable<SiteFile>(input, 'site.yaml', siteStruct, 'site');
  const wrongDefault = site.value ? checkDefaultLocale(site.value) : [];
  const usable = wrongDefault.length === 0 ? (site.value ?? usableSettings(input, site)) : undefined;
  const config = usable && completeConfig(usable);
  const locales = config?.locales.map(({ id }) => id) ?? [];
  const routes = checkTable<RouteTable>(input, 'routes.yaml', routesStruct, 'route table');
  const navigation = checkTable<Navigation>(
    input,
    'navigation.yaml',
    forLocales(navigationStructOf(input.menuNames), locales),
    'navigation',
    `navigation in ${locales} with ${stableJson(input.menuNames)}`,
  );
  const redirects = checkOptional<RedirectsFile>(input, 'redirects.yaml', redirectsStruct, 'redirect table');
  const exceptions = checkOptional<Exceptions>(input, 'exceptions.yaml', exceptionsStruct, 'table of exceptions');
  const tables = [routes, navigation, redirects, exceptions];
  return {
    config,
    locales,
    routes: routes.value,
    navigation: navigation.value ?? usableMenus(input.files.get('navigation.yaml'), navigation, input.menuNames),
    redirects: usableRedirects(input.files.get('redirects.yaml'), redirects),
    lacksRedirects: redirects.reports.some(([, problems]) => problems.length > 0),
    exceptions: exceptions.value ?? {},
    checks: [site, ...tables].flatMap(({ checks }) => checks),
    reports: [
      ...site.reports,
      ['site.yaml', [...wrongDefault, ...missingFormsApi(site.value, input.files)]],
      ...tables.flatMap(({ reports }) => reports),
      ['navigation.yaml', navigation.value ? menuProblems(navigation.value) : []],
      ['site.yaml', checkPolicyNames(site.value, input.kinds)],
    ],
  };
}

interface ValidatedForms {
  /** Id → form without mistakes. */
  forms: Map<string, FormDefinition>;
  /** Paths of forms with mistakes. */
  unusable: string[];
  checks: [path: string, check: FileCheck][];
  reports: Report[];
}

/** Validates every `forms/<id>.yaml`, with its texts in each of the site's locales. */
export function validateForms(input: TablesInput, locales: readonly string[]): ValidatedForms {
  const struct = forLocales(formStruct, locales);
  const checked = [...input.files.keys()].flatMap((path) => {
    const id = /^forms\/([a-z0-9-]+)\.yaml$/.exec(path)?.[1];
    return id === undefined
      ? []
      : [{ path, id, table: checkTable<FormFile>(input, path, struct, 'form', `form in ${locales}`) }];
  });
  return {
    forms: new Map(checked.flatMap(({ id, table }) => (table.value ? [[id, { ...table.value, id }]] : []))),
    unusable: checked.filter(({ table }) => !table.value).map(({ path }) => path),
    checks: checked.flatMap(({ table }) => table.checks),
    reports: checked.flatMap(({ path, table }): Report[] => [
      ...table.reports,
      [path, table.value ? formProblems(table.value) : []],
    ]),
  };
}

/** Values with which other files are checked while a setting has a mistake; nothing is written then. */
const standIns = {
  name: 'Site',
  origin: 'https://site.invalid',
  formsApi: 'https://forms.invalid/',
  securityContact: 'mailto:nobody@site.invalid',
  hosts: [],
};

/** The settings that determine which mistakes other files have. */
const decisiveSettings = ['locales', 'defaultLocale', 'translations', 'hiddenLinks'];

/** Returns the settings of the site with stand-ins for those with a mistake, if the others can be checked with them. */
function usableSettings({ files }: TablesInput, { checks }: CheckedTable<SiteFile>): SiteFile | undefined {
  const file = files.get('site.yaml');
  if (!file || file.problems.length > 0) return undefined;
  const wrong = wrongPaths(checks).map(([name]) => String(name));
  const meant = wrong.map((name) => findClosest(name, Object.keys(siteStruct.schema)) ?? name);
  if (wrong.length === 0 || decisiveSettings.some((name) => meant.includes(name))) return undefined;
  const completed = new Map(Object.entries(fieldsOfData(file.data)));
  for (const name of [...wrong, ...meant]) {
    completed.delete(name);
    if (name in standIns) completed.set(name, fieldsOfData(standIns)[name]);
  }
  const settings: unknown = Object.fromEntries(completed);
  return siteStruct.is(settings) ? settings : undefined;
}

/** Returns the menus without the items that have a mistake. */
function usableMenus(
  file: ParsedFile | undefined,
  { checks }: CheckedTable<Navigation>,
  { menus }: MenuNames,
): Navigation | undefined {
  if (!file || file.problems.length > 0) return undefined;
  const wrong = wrongPaths(checks);
  const itemsOf = (menu: string) => {
    const items = fieldsOfData(file.data)[menu];
    return Array.isArray(items) && !wrong.some((path) => path.length === 1 && path[0] === menu)
      ? items.filter((_, index) => !wrong.some(([name, place]) => name === menu && place === index))
      : [];
  };
  // Items without problems are what the struct describes.
  const names = menus ?? Object.keys(fieldsOfData(file.data));
  return Object.fromEntries(names.map((menu) => [menu, itemsOf(menu)])) as Navigation;
}

function wrongPaths(checks: CheckedTable<unknown>['checks']): DataPath[] {
  return checks.flatMap(([, { problems }]) => problems.map(({ at }) => (at && 'path' in at ? at.path : [])));
}

/** Returns the redirects of a table that have no mistake themselves. */
function usableRedirects(
  file: ParsedFile | undefined,
  { value, checks }: CheckedTable<RedirectsFile>,
): RedirectsFile['redirects'] {
  if (value || !file || file.problems.length > 0) return value?.redirects ?? [];
  const { redirects } = fieldsOfData(file.data);
  const paths = wrongPaths(checks);
  if (!Array.isArray(redirects) || paths.some((path) => path.length < 2)) return [];
  const wrong = new Set(paths.map(([, index]) => index));
  return redirects.filter((_, index) => !wrong.has(index));
}

function checkTable<T>(
  { files, known }: TablesInput,
  path: string,
  struct: AnyStruct,
  kind: string,
  name = kind,
): CheckedTable<T> {
  const file = files.get(path);
  if (!file) return { value: undefined, checks: [], reports: [[path, [missingTable(path)]]] };
  const check = checkFile(file, { name, kind, struct }, known);
  return {
    // Data without problems is what the struct describes.
    value: check.problems.length === 0 ? (file.data as T) : undefined,
    checks: [[path, check]],
    reports: [[path, check.problems]],
  };
}

function checkOptional<T>(input: TablesInput, path: string, struct: AnyStruct, kind: string): CheckedTable<T> {
  if (!input.files.has(path)) return { value: undefined, checks: [], reports: [] };
  return checkTable(input, path, struct, kind);
}

function missingTable(path: string): Problem {
  return {
    code: 'missing-facts',
    severity: 'error',
    message: `${path} is missing from the content folder.`,
    hint: 'Every site needs it; see content/README.md.',
    followsFrom: missingFileId(path),
  };
}

/** Reports that a site has forms and no address to post them to. */
function missingFormsApi(config: SiteFile | undefined, files: ReadonlyMap<string, ParsedFile>): Problem[] {
  const form = [...files.keys()].sort().find((path) => path.startsWith('forms/'));
  if (!config || config.formsApi !== undefined || form === undefined) return [];
  return [
    {
      code: 'missing-field',
      severity: 'error',
      message: `The field "formsApi" is missing from this site: nothing says where ${form} is sent.`,
      hint: `Write formsApi: with ${describeExpected(siteStruct.schema.formsApi)}.`,
      at: { path: ['formsApi'] },
    },
  ];
}

/** Finds translation policies for folders that do not exist: they have no effect. */
function checkPolicyNames(config: SiteFile | undefined, kinds: readonly EntryKind[]): Problem[] {
  const names = ['default', 'strings', 'navigation', 'forms', ...new Set(kinds.map(({ folder }) => folder))];
  return Object.keys(config?.translations ?? {})
    .filter((name) => !names.includes(name))
    .map((name) => ({
      code: 'unknown-field',
      severity: 'error',
      message: `There are no texts "${name}" to set a policy for.`,
      hint: didYouMean(name, names) ?? `Policies are set for: ${names.join(', ')}.`,
      at: { path: ['translations', name], key: true },
    }));
}
