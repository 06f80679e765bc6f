import type { Struct } from 'superstruct';
import type { EntryKind } from '../authoring/define.ts';
import { forLocales } from '../authoring/for-locales.ts';
import type { FormDefinition, FormFile } from '../authoring/forms/definition.ts';
import { kindsForLocales } from '../authoring/kinds-for-locales.ts';
import type { Navigation as NavigationFile } from '../authoring/navigation.ts';
import { lackOfFile } from '../diagnostics/follow-ups.ts';
import { didYouMean } from '../diagnostics/suggest.ts';
import type { Exceptions, SiteConfig } from '../model/config.ts';
import type { Diagnostic, Problem } from '../model/diagnostic.ts';
import type { Entry } from '../model/entry.ts';
import type { PictureFault } from '../model/picture-fault.ts';
import type { RouteTable } from '../model/route.ts';
import type { Strings } from '../model/site.ts';
import type { ParsedFile } from '../model/source-file.ts';
import type { Unpublished } from '../model/unpublished.ts';
import { placeProblem } from '../yaml/positions.ts';
import { checkFile, type FileCheck } from './check-file.ts';
import { validateEntries } from './entries.ts';
import { formProblems } from './forms.ts';
import { checkDefaultLocale, findMissingLocales } from './languages.ts';
import { normalizeAddresses } from './normalize-addresses.ts';
import { findUnpublished, unpublishedReason, withoutUnpublished } from './publication.ts';
import { checkUses } from './references.ts';
import { findStrayFiles } from './stray-files.ts';
import { validateStrings } from './strings.ts';
import {
  exceptionsStruct,
  formStruct,
  navigationStruct,
  type RedirectsFile,
  redirectsStruct,
  routesStruct,
  siteStruct,
} from './structs.ts';

export interface ValidateInput {
  files: ReadonlyMap<string, ParsedFile>;
  readText: (path: string) => string;
  kinds: readonly EntryKind[];
  /** Path below `static/` → digest. */
  statics: ReadonlyMap<string, string>;
  /** Path below `static/` → why it cannot be shown as a picture. */
  pictureFaults: ReadonlyMap<string, PictureFault>;
  known: ReadonlyMap<string, FileCheck>;
  before: ReadonlyMap<string, ReadonlyMap<string, Entry>>;
  /** The build's date, `YYYY-MM-DD`. */
  date: string;
  /** Whether drafts are shown. */
  drafts?: boolean | undefined;
}

/** The content's meaning, checked file by file and reference by reference. */
export interface Validated {
  config: SiteConfig;
  routeTable: RouteTable;
  redirects: RedirectsFile['redirects'];
  navigation: NavigationFile;
  forms: Map<string, FormDefinition>;
  strings: Map<string, Strings>;
  entries: Map<string, Map<string, Entry>>;
  broken: Set<string>;
  /** Forms and interface texts that cannot be used, by the path of their file. */
  unusable: ReadonlySet<string>;
  unpublished: ReadonlyMap<string, Unpublished>;
  /** The entries that are unpublished, as far as they have no mistakes. */
  hidden: Entry[];
  exceptions: Exceptions;
}

export interface ValidateResult {
  /** Missing where `site.yaml`, `routes.yaml` or `navigation.yaml` cannot be used. */
  content?: Validated;
  checks: Map<string, FileCheck>;
  diagnostics: Diagnostic[];
}

/** Validates all of the content → what later stages need, and every problem at its line. */
export function validateContent(input: ValidateInput): ValidateResult {
  const { files } = input;
  const checks = new Map<string, FileCheck>();
  const problems = new Map<string, Problem[]>();
  const report = (path: string, ...found: Problem[]) => {
    // Of a file that cannot be read, nothing else is known.
    const unreadable = files.get(path)?.problems.filter(isUnreadable) ?? [];
    if (unreadable.length > 0) problems.set(path, unreadable);
    else if (found.length > 0) problems.set(path, [...(problems.get(path) ?? []), ...found]);
  };
  const single = <T>(path: string, struct: Struct<any, any>, kind: string, name = kind): T | undefined => {
    const file = files.get(path);
    if (!file) {
      report(path, {
        code: 'missing-facts',
        severity: 'error',
        message: `${path} is missing from the content folder.`,
        hint: 'Every site needs it; see content/README.md.',
        followsFrom: lackOfFile(path),
      });
      return undefined;
    }
    const check = checkFile(file, { name, kind, struct }, input.known);
    checks.set(path, check);
    report(path, ...check.problems);
    return check.problems.length === 0 ? (file.data as T) : undefined;
  };

  const written = single<SiteConfig>('site.yaml', siteStruct, 'site');
  const wrongDefault = written ? checkDefaultLocale(written) : [];
  report('site.yaml', ...wrongDefault);
  const config = written && wrongDefault.length === 0 ? normalizeAddresses(written) : undefined;
  const routes = single<RouteTable>('routes.yaml', routesStruct, 'route table');
  const locales = config?.locales.map((locale) => locale.id) ?? [];
  const navigation = single<NavigationFile>(
    'navigation.yaml',
    forLocales(navigationStruct, locales),
    'navigation',
    `navigation in ${locales}`,
  );
  const redirects = files.has('redirects.yaml')
    ? single<RedirectsFile>('redirects.yaml', redirectsStruct, 'redirect table')
    : undefined;
  const exceptions = files.has('exceptions.yaml')
    ? (single<Exceptions>('exceptions.yaml', exceptionsStruct, 'table of exceptions') ?? {})
    : {};

  const localizedForm = forLocales(formStruct, locales);
  const forms = new Map<string, FormDefinition>();
  const unusable = new Set<string>();
  for (const file of files.values()) {
    const id = /^forms\/([a-z0-9-]+)\.yaml$/.exec(file.path)?.[1];
    if (!id) continue;
    const form = single<FormFile>(file.path, localizedForm, 'form', `form in ${locales}`);
    if (!form) {
      unusable.add(file.path);
      continue;
    }
    report(file.path, ...formProblems(form));
    forms.set(id, { ...form, id });
  }
  report('site.yaml', ...checkPolicyNames(written, input.kinds));
  const strays = findStrayFiles(files, input.kinds);
  for (const [path, problem] of strays.problems) report(path, problem);
  for (const path of strays.meant) if (/^forms\//.test(path)) unusable.add(path);
  // Lists may be empty, and nothing else looks at how they were read.
  for (const { path, problems: found } of files.values())
    if (path.endsWith('.txt') || found.some(isUnreadable))
      report(path, ...found.filter(({ code }) => code !== 'empty-file'));
  if (!config) return { checks, diagnostics: place(problems, input.readText) };

  const kinds = kindsForLocales(input.kinds, locales);
  const strings = validateStrings(files, locales, config.defaultLocale);
  for (const [path, found] of strings.problems) report(path, ...found);
  for (const path of strings.unusable) unusable.add(path);
  const validated = validateEntries({ files, kinds, locales, known: input.known, before: input.before });
  for (const [path, found] of validated.problems) report(path, ...found);
  for (const [path, check] of validated.checks) checks.set(path, check);
  // What a misnamed folder holds is there, and told to be misnamed.
  const broken = new Set([...validated.broken, ...entriesOf(strays.meant, validated.entries)]);
  const unpublished = findUnpublished({ ...input, locales });
  for (const [path, found] of checkUses({
    checks,
    files,
    entries: validated.entries,
    broken,
    unpublished,
    forms: [...forms.keys(), ...[...unusable].flatMap((path) => /^forms\/(.+)\.yaml$/.exec(path)?.[1] ?? [])],
    statics: input.statics,
    pictureFaults: input.pictureFaults,
  })) {
    report(path, ...found);
  }
  report('site.yaml', ...findMissingLocales(problems));
  // What is wrong in a draft harms nobody yet, so it stops nothing.
  for (const [path, found] of problems)
    if (unpublishedReason(unpublished, path)?.type === 'draft')
      problems.set(
        path,
        found.map((problem) => ({ ...problem, severity: 'warning' })),
      );

  const content =
    routes && navigation
      ? {
          config,
          routeTable: { ...routes, elsewhere: routes.elsewhere ?? {} },
          redirects: redirects?.redirects ?? [],
          navigation,
          forms,
          strings: strings.strings,
          unusable,
          ...withoutUnpublished({ ...validated, broken }, unpublished),
          unpublished,
          exceptions,
        }
      : undefined;
  return { ...(content ? { content } : {}), checks, diagnostics: place(problems, input.readText) };
}

const isUnreadable = ({ code }: Problem): boolean => code === 'unreadable-file';

/** Policies for translations are set by family; those of families that do not exist would be without effect. */
function checkPolicyNames(config: SiteConfig | undefined, kinds: readonly EntryKind[]): Problem[] {
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

/** The entries that some files belong to, as `folder/id`, as far as there are no others of these names. */
function entriesOf(paths: Iterable<string>, entries: ReadonlyMap<string, unknown>): string[] {
  return [...paths].flatMap((path) => {
    const [folder = '', id = '', name] = path.split('/');
    const ref = `${folder}/${id}`;
    return name === undefined || entries.has(ref) ? [] : [ref];
  });
}

function place(problems: ReadonlyMap<string, Problem[]>, readText: (path: string) => string): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  for (const [path, found] of problems) {
    let text = '';
    try {
      text = readText(path);
    } catch {
      // A file that is missing or unreadable has its problem at its beginning.
    }
    for (const problem of found) diagnostics.push(placeProblem(path, text, problem));
  }
  return diagnostics;
}
