import { createPlacer } from '../../formats/yaml/positions.ts';
import type { SiteConfig } from '../../model/config.ts';
import type { Diagnostic, Problem } from '../../model/diagnostic.ts';
import { missingTextId } from '../../model/diagnostics/follow-ups.ts';
import { digestOf } from '../../model/files/digest.ts';
import { policyOf } from '../../model/translation-policy.ts';
import type { Unit } from '../../model/unit.ts';
import { nameText } from '../units/name-text.ts';
import { splitFile, type UnitsInput } from '../units/units.ts';
import { describeChange, shorten } from '../units/word-change.ts';
import { type Addition, explainAdditions, lengthOf, nameTexts, quoteTexts, type TextRun } from './additions.ts';
import { confirmedFile, parseConfirmed } from './confirmed.ts';
import { compareTexts, type Freshness, isUnchanged, type RemovedText, type TextState } from './freshness.ts';
import { type ConfirmedState, readState } from './state.ts';

interface CheckInput extends Omit<UnitsInput, 'locales'> {
  config: Pick<SiteConfig, 'defaultLocale' | 'locales' | 'translations'>;
  /** `folder/id@locale` of the words with mistakes, and `folder/id` of entries with mistakes. */
  broken: ReadonlySet<string>;
  /** Whether to report texts that have never been confirmed, too. */
  strict: boolean;
  /** Pairs of files that were found to be up to date before → the digest of all that was compared. */
  known: ReadonlyMap<string, string>;
}

interface CheckedFreshness {
  diagnostics: Diagnostic[];
  /** The pairs of files that are up to date, likewise. */
  good: Map<string, string>;
  /** `folder/id@locale` → where the source has new blocks of Markdown, which the diagnostics say are not translated. */
  untranslated: Map<string, Unit['range'][]>;
}

/** Finds the stale translations: those whose source has changed since they were confirmed. */
export function checkFreshness(input: CheckInput): CheckedFreshness {
  const { readText, config, strict, known, broken } = input;
  const result: CheckedFreshness = { diagnostics: [], good: new Map(), untranslated: new Map() };
  const state = stateOf(input);
  const compare = createCompare(state, input);
  const added: Addition[] = [];
  for (const pair of pairsOf(input)) {
    const { resource, locale, path, targetPath } = pair;
    const lines = state.linesOf(locale, resource);
    const name = `freshness ${locale} ${path}`;
    const digest = digestOf([strict, policyOf(config, resource).stale, pair.digest, lines].join('\n'));
    if (known.get(name) !== digest) {
      const hasMistakes = [config.defaultLocale, locale].some((one) => broken.has(`${resource}@${one}`));
      // A mistyped field would count as new, and the intended one as gone.
      const texts = compare(pair, lines).filter((text) => !hasMistakes || isOfBody(text));
      const { problems, additions } = explain({
        ...{ texts, resource, locale, path, targetPath, config, strict },
        wordsOf: state.wordsOf,
      });
      result.diagnostics.push(...problems.map(createPlacer(targetPath, readText(targetPath))));
      added.push(...additions);
      if (policyOf(config, resource).stale !== 'listed')
        result.untranslated.set(`${resource}@${locale}`, rangesOfNew(texts));
      if (hasMistakes || problems.length + additions.length > 0) continue;
    }
    result.good.set(name, digest);
  }
  result.diagnostics.push(...explainAdditions(added, readText));
  return result;
}

/** Finds the entries whose outdated words lead elsewhere by their family's policy → `folder/id@locale`. */
export function findStaleEntries(input: Texts): Set<string> {
  const state = stateOf(input);
  const leads = Object.values(input.config.translations ?? {}).some(({ stale }) => stale === 'leads-elsewhere');
  const pairs = leads ? pairsOf(input) : [];
  const compare = createCompare(state, input);
  return new Set(
    pairs
      .filter(({ resource }) => policyOf(input.config, resource).stale === 'leads-elsewhere')
      .filter((pair) => compare(pair, state.linesOf(pair.locale, pair.resource)).some(isOutdated))
      .map(({ resource, locale }) => `${resource}@${locale}`),
  );
}

/** A file with words of the source language, and the file with the same words in another language. */
interface Pair {
  resource: string;
  locale: string;
  path: string;
  targetPath: string;
  digest: string;
}

type Texts = Omit<CheckInput, 'strict' | 'known' | 'broken'>;

function stateOf({ files, readText }: Texts): ConfirmedState {
  return readState((path) => (files.has(path) ? readText(path) : undefined));
}

/** Returns every pair of files in the languages that are followed, without those that have mistakes. */
function pairsOf({ files, config }: Texts): Pair[] {
  const followed = config.locales
    .map(({ id }) => id)
    .filter((locale) => locale !== config.defaultLocale && files.has(confirmedFile(locale)));
  if (followed.length === 0) return [];
  return [...files].flatMap(([path, source]) => {
    const resource = resourceOf(path, config.defaultLocale);
    if (resource === undefined || source.problems.length > 0) return [];
    return followed.flatMap((locale): Pair[] => {
      const targetPath = translationOf(path, config.defaultLocale, locale);
      const target = files.get(targetPath);
      if (!target || target.problems.length > 0) return [];
      return [{ resource, locale, path, targetPath, digest: `${source.digest} ${target.digest}` }];
    });
  });
}

/**
 * Creates a function that returns the texts of a pair that are not current, with their state. A source is split once
 * for all languages.
 */
function createCompare(state: ConfirmedState, input: Texts): (pair: Pair, lines: string) => Freshness[] {
  const { defaultLocale, locales } = input.config;
  const split = (path: string, locale: string) =>
    splitFile(path, { ...input, locales: locales.map(({ id }) => id) }).filter((unit) => unit.locale === locale);
  let last: { path: string; units: Unit[] } | undefined;
  return (pair, lines) => {
    const { units: sources } = last?.path === pair.path ? last : { units: split(pair.path, defaultLocale) };
    last = { path: pair.path, units: sources };
    const confirmed = parseConfirmed(lines);
    if (isUnchanged(sources, confirmed)) return [];
    return compareTexts({ sources, targets: split(pair.targetPath, pair.locale), confirmed, wordsOf: state.wordsOf });
  };
}

/** Returns whether a text is of the Markdown below the front matter. */
function isOfBody(text: Freshness): boolean {
  return (text.state === 'gone' ? text.key : text.source.key).startsWith('body/');
}

function isOutdated({ state }: Freshness): boolean {
  return state === 'stale' || state === 'gone';
}

/** Returns the resource whose words in the source language a file has; nothing for other files. */
function resourceOf(path: string, sourceLocale: string): string | undefined {
  if (path === `strings/${sourceLocale}.yaml`) return 'strings';
  if (path === 'navigation.yaml' || /^forms\/[a-z0-9-]+\.yaml$/.test(path)) return path.replace(/\.yaml$/, '');
  return path.endsWith(`/${sourceLocale}.md`) ? path.slice(0, path.lastIndexOf('/')) : undefined;
}

/** Returns the file with the words of another language: one of its own, or the same. */
function translationOf(path: string, sourceLocale: string, locale: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return name.startsWith(`${sourceLocale}.`)
    ? `${path.slice(0, -name.length)}${locale}${name.slice(sourceLocale.length)}`
    : path;
}

/** How many changes of one file are reported one by one. */
const maxReported = 8;

interface Explained {
  texts: readonly Freshness[];
  resource: string;
  locale: string;
  path: string;
  targetPath: string;
  config: CheckInput['config'];
  strict: boolean;
  wordsOf: (fingerprint: string) => string | undefined;
}

function explain(input: Explained): { problems: Problem[]; additions: Addition[] } {
  const { texts, resource, locale, config, strict } = input;
  const policy = policyOf(config, resource);
  const severity = policy.stale === 'error' ? 'error' : 'warning';
  const confirm = `npm run translations -- confirm ${resource} --locale ${locale}`;
  const stale = runsOf(texts.filter(isOutdated), texts);
  const problems: Problem[] = [];
  const additions: Addition[] = [];
  if (policy.stale !== 'listed') {
    const base = {
      code: 'stale-translation',
      severity,
      hint: `Bring it up to date, then say so: ${confirm}`,
    } as const;
    const reported = stale.length > maxReported + 1 ? stale.slice(0, maxReported) : stale;
    for (const [text, ...followers] of reported) {
      const problem: Problem = {
        ...base,
        ...placeOf(text, texts),
        message: followers.length > 0 ? describeAdditions([text, ...followers], input) : describeRevision(text, input),
        ...(resource === 'strings' && text.state === 'gone'
          ? { followsFrom: missingTextId(text.key, config.defaultLocale) }
          : {}),
      };
      if (isNewBlock(text)) additions.push({ ...input, run: [text, ...followers], problem });
      else problems.push(problem);
    }
    const rest = stale.slice(reported.length).flat();
    if (rest[0])
      problems.push({
        ...base,
        ...placeOf(rest[0], texts),
        message: `${rest.length} more texts of ${input.path} have changed since this file was confirmed.`,
        hint: `See them all with: npm run translations -- board ${resource} --locale ${locale}`,
      });
  }
  const unconfirmed = texts.filter((text): text is TextState => text.state === 'unconfirmed');
  if (strict && policy.stale !== 'listed' && unconfirmed[0])
    problems.push({
      code: 'unconfirmed-translation',
      severity: 'warning',
      message: `${countOf(unconfirmed.length)} never been confirmed to say what ${input.path} says, so a change of that would not be reported.`,
      hint: `Compare the two, then say so: ${confirm}`,
      ...placeOf(unconfirmed[0], texts),
    });
  return { problems, additions };
}

/** Groups new blocks of Markdown that follow each other: whoever adds a section adds one thing. */
function runsOf(stale: readonly Freshness[], texts: readonly Freshness[]): TextRun[] {
  const runs: TextRun[] = [];
  for (const text of stale) {
    const run = runs.at(-1);
    const before = run?.at(-1);
    const follows = before !== undefined && texts.indexOf(text) === texts.indexOf(before) + 1;
    if (run && before && follows && isNewBlock(before) && isNewBlock(text)) run.push(text);
    else runs.push([text]);
  }
  return runs;
}

function isNewBlock(text: Freshness): boolean {
  return text.state === 'stale' && text.before === undefined && text.source.path === undefined;
}

function rangesOfNew(texts: readonly Freshness[]): Unit['range'][] {
  return texts.flatMap((text) => (isNewBlock(text) && text.state !== 'gone' ? [text.source.range] : []));
}

/** Describes several texts that were added in a row, by how the first and the last begin. */
function describeAdditions(run: TextRun, { path }: Explained): string {
  return `${path} has ${nameTexts(run)} that are new since this was confirmed: ${quoteTexts(run)}.`;
}

function countOf(number: number): string {
  return number === 1 ? 'One text here has' : `${number} texts here have`;
}

function describeRevision(text: Freshness, { path, config, wordsOf }: Explained): string {
  const language = config.locales.find(({ id }) => id === config.defaultLocale)?.name ?? config.defaultLocale;
  if (text.state === 'gone') {
    const words = wordsOf(text.before);
    return `${path} no longer has ${nameText(text.key)}${words === undefined ? '' : `, ${shorten(words)}`}.`;
  }
  const name = nameText(text.source.key, text.source);
  if (text.before === undefined)
    return `${path} has ${name} that is new since this was confirmed: ${shorten(text.source.text)}.`;
  const old = wordsOf(text.before);
  if (old === undefined)
    return `The ${language} of ${name} has changed since this was confirmed. It says: ${shorten(text.source.text)}.`;
  const change = describeChange(old, text.source.text);
  return `The ${language} of ${name} has changed since this was confirmed, from ${change.before} to ${change.after}.`;
}

/** Returns the place of the translation, or the nearest to where it should be. */
function placeOf(text: TextState | RemovedText, texts: readonly Freshness[]): Pick<Problem, 'at'> {
  const own = 'target' in text ? text.target : undefined;
  const near = own ?? nearestTarget(text, texts);
  return near ? { at: { offset: near.range.start, length: own ? lengthOf(own) : 1 } } : {};
}

function nearestTarget(text: TextState | RemovedText, texts: readonly Freshness[]): Unit | undefined {
  const index = texts.indexOf(text);
  for (let before = index - 1; before >= 0; before--) {
    const other = texts[before];
    if (other && 'target' in other && other.target) return other.target;
  }
  return undefined;
}
