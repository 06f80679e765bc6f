import { ofLocale, writing } from '../languages/index.ts';
import { capitalize } from './capitalize.ts';
import { regionalLocale } from './values/regional-locale.ts';

// A single value never breaks over two lines: its spaces are non-breaking (U+00A0, the one that both typefaces have).

const numberFormats = new Map<string, Intl.NumberFormat>();
const dateFormats = new Map<string, Intl.DateTimeFormat>();
const days = new Map<string, string>();

const nbsp = '\u00a0';

/** Formats a number with the language's separators: `48,900`, `48 900`, `48.900`. */
export function formatNumber(locale: string, value: number, options: Intl.NumberFormatOptions = {}): string {
  return joinWords(numberFormat(locale, options).format(value));
}

/** Reads a number as the language writes it: `48,900`, `48 900`, `12,5`. Returns `undefined` for other texts. */
export function parseNumber(locale: string, text: string): number | undefined {
  const separatorOf = (type: string) => partsOf(locale, 12345.6, {}).find((part) => part.type === type)?.value ?? '';
  const plain = text.trim().replace(/\s/g, ' ');
  const groups = separatorOf('group').replace(/\s/g, ' ');
  const written = plain
    .replaceAll(/(?<=\d) (?=\d{3}(?!\d))/g, '')
    .replaceAll(/(?<=\d)(.)(?=\d{3}(?!\d))/g, (sign) => (sign === groups ? '' : sign));
  const value = written.replace(separatorOf('decimal'), '.');
  return /^[-−]?\d+(\.\d+)?$/.test(value) ? Number(value.replace('−', '-')) : undefined;
}

function partsOf(locale: string, value: number, options: Intl.NumberFormatOptions): Intl.NumberFormatPart[] {
  return numberFormat(locale, options).formatToParts(value);
}

function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  return remember(numberFormats, key, () => new Intl.NumberFormat(regionalLocale(locale), options));
}

/** Formats an amount of a currency, named by its ISO code: `€8,900`, `8 900 €`, `€ 8.900`. */
export function formatMoney(locale: string, currency: string, amount: number): string {
  return withCurrency(locale, currency, formatNumber(locale, amount));
}

/** Formats two amounts of a currency as one: `€42,000–56,000`; a single one where they are equal. */
export function formatMoneyRange(locale: string, currency: string, from: number, to: number): string {
  if (from === to) return formatMoney(locale, currency, from);
  return withCurrency(locale, currency, `${formatNumber(locale, from)}–${formatNumber(locale, to)}`);
}

/** Formats millions of a currency, given the formatted number and the word for million: `€1.4` with `million` beside it. */
export function formatMillions(locale: string, currency: string, number: string, word: string): MetricValue {
  const ofEuros = currency === 'EUR' ? ofLocale(writing, locale)?.millionsOfEuros : undefined;
  return ofEuros?.(number, word) ?? { number: withCurrency(locale, currency, number), unit: word };
}

/** Puts the sign of a currency where the language has it: `€62`, `62 €`. */
export function withCurrency(locale: string, currency: string, number: string): string {
  const parts = partsOf(locale, 1, { style: 'currency', currency, maximumFractionDigits: 0 });
  return joinWords(parts.map(({ type, value }) => (type === 'integer' ? number : value)).join(''));
}

/** Formats a share of a hundred: `62%`, in French `62 %`. */
export function formatPercent(locale: string, value: number): string {
  return formatNumber(locale, value / 100, { style: 'percent', maximumFractionDigits: 1 });
}

/** Formats a file's size in the unit that suits it: `340 KB`, `1.2 MB`, in French `340 Ko`. */
export function formatBytes(locale: string, bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1000));
  if (kilobytes < 1000) return [formatNumber(locale, kilobytes), unitName(locale, 'kilobyte')].join(nbsp);
  const megabytes = formatNumber(locale, bytes / 1_000_000, { maximumFractionDigits: 1 });
  return [megabytes, unitName(locale, 'megabyte')].join(nbsp);
}

function unitName(locale: string, unit: 'kilobyte' | 'megabyte'): string {
  const parts = partsOf(locale, 1, { style: 'unit', unit });
  return capitalize(parts.find(({ type }) => type === 'unit')?.value ?? '', locale);
}

/** Formats a day in full: `15 March 2027`, `15 mars 2027`, `28 апреля 2025 г.`; French writes the first as `1er`. */
export function formatDay(locale: string, day: string): string {
  return remember(days, `${locale} ${day}`, () =>
    joinParts(locale, dateFormat(locale, fullDay).formatToParts(momentOf(day))),
  );
}

/** Formats a day with its weekday: `Monday 15 March 2027`; without its date: `Monday`, or short: `Mon`. */
export function formatWeekday(
  locale: string,
  day: string,
  options: { date: boolean; width?: 'long' | 'short' } = { date: true },
): string {
  if (!options.date) return dateFormat(locale, { weekday: options.width ?? 'long' }).format(momentOf(day));
  return joinParts(locale, dateFormat(locale, { weekday: 'long', ...fullDay }).formatToParts(momentOf(day)));
}

/** Formats the days from one to another as the language does, month and year usually once: `15–17 March 2027`. */
export function formatDayRange(locale: string, from: string, to: string): string {
  return joinParts(locale, dateFormat(locale, fullDay).formatRangeToParts(momentOf(from), momentOf(to)));
}

/** Formats a day's month: `March 2027`; without its year: `March`. */
export function formatMonth(locale: string, day: string, options: { year: boolean } = { year: true }): string {
  const format = dateFormat(locale, options.year ? { month: 'long', year: 'numeric' } : { month: 'long' });
  return joinWords(format.format(momentOf(day)));
}

/** Returns the parts of a date block: day of the month, short month, year. */
export function dateParts(locale: string, day: string): { day: string; month: string; year: string } {
  const parts = dateFormat(locale, fullDay).formatToParts(momentOf(day));
  const partOf = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  const month = dateFormat(locale, { month: 'short' }).format(momentOf(day));
  return { day: writtenDay(locale, partOf('day')), month, year: partOf('year') };
}

/** Returns the month that a day is in, `YYYY-MM`. */
export function monthOf(day: string): string {
  return day.slice(0, 7);
}

/** Formats a time of day: `09:30`; French writes `9 h 30`. */
export function formatTime(locale: string, time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const own = ofLocale(writing, locale)?.time?.(hours, minutes);
  return (
    own ??
    joinWords(dateFormat(locale, { hour: '2-digit', minute: '2-digit' }).format(Date.UTC(2000, 0, 1, hours, minutes)))
  );
}

/** Formats the time from one moment to another: `09:30–17:00`, `9 h 30 – 17 h`. */
export function formatTimeRange(locale: string, from: string, to: string): string {
  const dash = ofLocale(writing, locale)?.timeRangeDash ?? '–';
  return `${formatTime(locale, from)}${dash}${formatTime(locale, to)}`;
}

/**
 * Joins a name and what it is the name of, where no interface text can: `Price: €900`, in French with a no-break space
 * before the colon.
 */
export function formatLabeled(locale: string, label: string, value: string): string {
  return `${label}${ofLocale(writing, locale)?.colon ?? ': '}${value}`;
}

/** A metric's number, and the unit that is beside it where the number does not carry it. */
export interface MetricValue {
  number: string;
  unit: string | undefined;
}

/** Formats a list of words as a sentence says it: `English, French and Dutch`. */
export function formatList(locale: string, words: readonly string[]): string {
  return new Intl.ListFormat(regionalLocale(locale), { type: 'conjunction' }).format(words);
}

const fullDay = { day: 'numeric', month: 'long', year: 'numeric' } as const;

function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  return remember(
    dateFormats,
    key,
    () => new Intl.DateTimeFormat(regionalLocale(locale), { ...options, timeZone: 'UTC' }),
  );
}

const momentOf = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** Joins the parts of a date. It may break over two lines behind a weekday, and beside the dash between two dates. */
function joinParts(locale: string, parts: readonly Intl.DateTimeFormatPart[]): string {
  const date = parts
    .map(({ type, value }, index) => {
      if (type === 'day') return writtenDay(locale, value);
      const isBreak = type === 'literal' && (/[–~-]/.test(value) || parts[index - 1]?.type === 'weekday');
      return isBreak ? value.replace(/[\u202f\u2009]/g, ' ') : joinWords(value);
    })
    .join('');
  return ofLocale(writing, locale)?.date?.(date) ?? date;
}

function writtenDay(locale: string, day: string): string {
  return ofLocale(writing, locale)?.dayNumber?.(Number(day)) ?? day;
}

function joinWords(value: string): string {
  return value.replace(/[\s\u202f\u2009]/g, nbsp);
}

function remember<T>(memo: Map<string, T>, key: string, make: () => T): T {
  const known = memo.get(key);
  if (known) return known;
  const made = make();
  memo.set(key, made);
  return made;
}
