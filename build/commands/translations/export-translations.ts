import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { didYouMean } from '../../model/diagnostics/suggest.ts';
import { errorCode } from '../../model/files/error-code.ts';
import { createFileCounter } from '../../model/files/line-counter.ts';
import { countNoun } from '../../model/format-count.ts';
import { collectPendingTexts } from '../../translations/exchange/collect-pending-texts.ts';
import { gettextPlurals } from '../../translations/exchange/gettext-plurals.ts';
import type { PendingText } from '../../translations/exchange/pending-text.ts';
import { writePo } from '../../translations/exchange/write-po.ts';
import { writeXliff } from '../../translations/exchange/write-xliff.ts';
import { isExpected } from '../../translations/units/resources.ts';
import { writeNamedFile } from '../options/named-folder.ts';
import type { Options } from '../options/options.ts';
import { UsageProblem } from '../options/usage-problem.ts';
import { displayPath } from '../project/display-path.ts';
import { nameSite } from '../project/name-site.ts';
import { changesSince } from './changes-since.ts';
import { chooseLocales, chooseResources } from './choose-texts.ts';
import { type ContentUnits, readContentUnits } from './content-units.ts';

const formats = { xliff: { ending: 'xlf', write: writeXliff }, po: { ending: 'po', write: writePo } };
const choices = ['missing', 'stale', 'all'];

/** Runs `translations export`: writes the texts that are to be translated as one file → the exit code. */
export async function runExport(options: Options): Promise<number> {
  const { format, only, out } = readChoices(options);
  const content = await readContentUnits(options);
  const { config, locales } = content;
  const { defaultLocale: sourceLocale, name: project } = config;
  const locale = chooseLocale(options.translations.locale, locales, sourceLocale);
  if (format === 'po' && !gettextPlurals(locale))
    throw new UsageProblem(`The plural rule of ${locale} cannot be written as PO. Leave --format out, for XLIFF.`);
  const named = chooseResources(options.translations.args, content.units);
  const placeOf = createFileCounter(content.readText);
  const work = collectPendingTexts({
    units: content.units,
    sourceLocale,
    locale,
    isWanted: (resource) => named.has(resource) || isExpected(content, resource, locale),
    changeOf: changesSince(content, locale),
    addressOf: (resource) => addressOf(content, resource, sourceLocale),
    lineOf: ({ file, range }) => placeOf(file, range.start).line,
  })
    .filter(({ state }) => only === 'all' || (only === undefined ? state !== 'current' : state === only))
    .filter(({ file }) => named.size === 0 || named.has(resourceOf(file)));
  warnOfBroken(content, options);
  if (work.length === 0) {
    process.stdout.write(`Nothing is ${only === 'stale' ? 'stale' : 'left to translate'} in ${locale}.\n`);
    return 0;
  }
  const name = `translations-${locale}.${formats[format].ending}`;
  const path = out === undefined ? join(options.siteFolder, name) : resolve(out);
  const shown = displayPath(path);
  const text = formats[format].write({ sourceLocale, locale, project, date: options.date, work });
  if (out !== undefined) writeNamedFile(path, text, [options.root, options.siteFolder]);
  else if (!writeNewFile(path, text))
    throw new UsageProblem(
      `${shown} is here already, and may hold translations. Import it, or remove it if that is done, or give another name with --out FILE.`,
    );
  const next = `Bring it back with: npm run translations -- import ${shown}`;
  process.stdout.write(`${summary(work)} for ${locale} written to ${shown}.\n${nameSite(next, options)}\n`);
  return 0;
}

/** Writes a file where nothing is yet. Returns whether it did. */
function writeNewFile(path: string, text: string): boolean {
  try {
    writeFileSync(path, text, { flag: 'wx' });
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

function readChoices({ translations }: Options) {
  const { format: given = 'xliff', only, out } = translations;
  const format = (['xliff', 'po'] as const).find((candidate) => candidate === given);
  if (!format)
    throw new UsageProblem(
      `--format ${given} does not exist. ${didYouMean(given, Object.keys(formats)) ?? 'Translators get xliff or po.'}`,
    );
  if (only !== undefined && !choices.includes(only))
    throw new UsageProblem(
      `--only ${only} does not exist. ${didYouMean(only, choices) ?? `Write ${choices.join(', ')}.`}`,
    );
  return { format, only, out };
}

/** Returns the language to translate into; where the site has only one beside its own, that. */
function chooseLocale(given: string | undefined, locales: readonly string[], source: string): string {
  const chosen = chooseLocales(given, locales, source);
  const [only] = chosen;
  if (only !== undefined && chosen.length === 1) return only;
  throw new UsageProblem(`Say into which language: ${chosen.map((locale) => `--locale ${locale}`).join(' or ')}.`);
}

function resourceOf(file: string): string {
  if (file.startsWith('strings/')) return 'strings';
  return file.endsWith('.md') ? file.slice(0, file.lastIndexOf('/')) : file.replace(/\.yaml$/, '');
}

function addressOf({ addresses, config }: ContentUnits, resource: string, locale: string): string | undefined {
  const path = addresses.get(resource)?.get(locale);
  return path === undefined ? undefined : config.origin + path;
}

/** Files with mistakes give no texts; whoever exports must know what is left out. */
function warnOfBroken({ files }: ContentUnits, options: Options): void {
  const broken = [...files.values()].filter(({ path, problems }) => problems.length > 0 && /\.(md|yaml)$/.test(path));
  if (broken.length > 0)
    process.stderr.write(
      `Left out because of mistakes in them: ${broken.map(({ path }) => path).join(', ')}. ${nameSite('npm run check lists them.', options)}\n`,
    );
}

function summary(work: readonly PendingText[]): string {
  const words = work.reduce((sum, { source }) => sum + source.split(/\s+/).filter(Boolean).length, 0);
  const count = (state: PendingText['state']) => work.filter((item) => item.state === state).length;
  const parts = (['missing', 'stale', 'current'] as const)
    .filter((state) => count(state) > 0)
    .map((state) => `${count(state)} ${state}`);
  const texts = countNoun(work.length, 'text');
  return `${texts} of ${countNoun(words, 'word')} (${parts.join(', ')})`;
}
