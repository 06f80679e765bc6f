import { didYouMean } from '../../model/diagnostics/suggest.ts';
import { firstNames } from '../../model/first-names.ts';
import { countNoun } from '../../model/format-count.ts';
import { type Confirmation, confirmTexts, type TextSelection } from '../../translations/freshness/confirm.ts';
import type { Freshness } from '../../translations/freshness/freshness.ts';
import { readState } from '../../translations/freshness/state.ts';
import { isTypo } from '../../translations/freshness/typo.ts';
import type { Options } from '../options/options.ts';
import { UsageProblem } from '../options/usage-problem.ts';
import { replaceFiles } from '../project/replace-files.ts';
import { chooseLocales, chooseResources } from './choose-texts.ts';
import { type ContentUnits, readContentUnits } from './content-units.ts';

/** Runs `translations confirm`: records that translations match their source as it is now → the exit code. */
export async function runConfirm(options: Options): Promise<number> {
  const { all, typos, field, locale, args } = options.translations;
  if (args.length === 0 && !all && !typos)
    throw new UsageProblem('Say what to confirm: an entry (folder/id), --typos, or --all.');
  if (args.length > 0 && all) throw new UsageProblem('Name entries, or write --all; not both.');
  if (field !== undefined && args.length === 0) throw new UsageProblem('Say of which entry --field is.');
  const content = await readContentUnits(options);
  const { config, units, locales: every, readText } = content;
  const locales = chooseLocales(locale, every, config.defaultLocale);
  if (args.length > 0 && locale === undefined && locales.length > 1)
    throw new UsageProblem(`Say in which language: ${locales.map((id) => `--locale ${id}`).join(' or ')}.`);
  const named = chooseResources(args, units);
  if (field !== undefined) checkField(field, named, content);
  const state = readState(readText);
  const { confirmed } = recordConfirmed(options.content, content, (text, place) => {
    if (!locales.includes(place.locale) || (args.length > 0 && !named.has(place.resource))) return false;
    if (field !== undefined && !isIn(keyOf(text), field)) return false;
    return !typos || isSpelling(text, state.wordsOf);
  });
  process.stdout.write(formatConfirmation(confirmed, { typos, wordsOf: state.wordsOf }));
  return 0;
}

/** Confirms the picked texts, and writes it down in the content → what was confirmed. */
export function recordConfirmed(contentFolder: string, content: ContentUnits, pick: TextSelection): Confirmation {
  const { defaultLocale } = content.config;
  const confirmation = confirmTexts({
    units: content.units,
    sourceLocale: defaultLocale,
    locales: content.locales.filter((locale) => locale !== defaultLocale),
    state: readState(content.readText),
    pick,
  });
  replaceFiles(
    contentFolder,
    [...confirmation.files].filter(([path, text]) => content.readText(path) !== text),
  );
  return confirmation;
}

function keyOf(text: Freshness): string {
  return text.state === 'gone' ? text.key : text.source.key;
}

function isIn(key: string, field: string): boolean {
  return key === field || key.startsWith(`${field}.`) || key.startsWith(`${field}/`);
}

function checkField(field: string, named: ReadonlySet<string>, { units, config }: ContentUnits): void {
  const keys = units
    .filter((unit) => unit.locale === config.defaultLocale && named.has(unit.resource))
    .map(({ key }) => key);
  if (keys.some((key) => isIn(key, field))) return;
  throw new UsageProblem(
    `${[...named].join(', ')} has no text "${field}". ${didYouMean(field, keys) ?? `It has: ${firstNames(keys, 20)}.`}`,
  );
}

function isSpelling(text: Freshness, wordsOf: (fingerprint: string) => string | undefined): boolean {
  if (text.state !== 'stale' || text.before === undefined) return false;
  const before = wordsOf(text.before);
  return before !== undefined && isTypo(before, text.source.text);
}

function formatConfirmation(
  confirmed: Confirmation['confirmed'],
  { typos, wordsOf }: { typos: boolean; wordsOf: (fingerprint: string) => string | undefined },
): string {
  if (confirmed.length === 0)
    return typos ? 'No text was changed in its spelling only.\n' : 'All of it was confirmed already.\n';
  const lines = typos
    ? confirmed.flatMap(({ text, resource, locale }) =>
        text.state === 'stale' && text.before !== undefined
          ? [`${resource} ${text.source.key} (${locale}): "${wordsOf(text.before)}" → "${text.source.text}"`]
          : [],
      )
    : [];
  const texts = countNoun(confirmed.length, 'text');
  const locales = [...new Set(confirmed.map(({ locale }) => locale))].join(', ');
  return `${[...lines, `${texts} confirmed (${locales}); commit content/translations/.`].join('\n')}\n`;
}
