import { ofLocale, writing } from '../languages/index.ts';
import { capitalize } from './capitalize.ts';
import { regionalLocale } from './regional-locale.ts';

// A single value never breaks over two lines: its spaces are non-breaking (U+00A0, the one that both typefaces have).

const numberFormats = new Map<string, Intl.NumberFormat>();
const dateFormats = new Map<string, Intl.DateTimeFormat>();
const monthNames = new Map<string, string>();

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

/** Formats a day in full: `15 March 2027`, `15 mars 2027`, `15 maart 2027`; French writes the first as `1er`. */
export function formatDay(locale: string, day: string): string {
  return [dayNumber(locale, day), monthName(locale, day), year(day)].join(nbsp);
}

/** Formats a day with its weekday: `Monday 15 March 2027`. */
export function formatWeekday(locale: string, day: string): string {
  return [datePart(locale, day, { weekday: 'long' }), formatDay(locale, day)].join(' ');
}

/** Formats the days from one to another, saying month and year once: `15–17 March 2027`. */
export function formatDayRange(locale: string, from: string, to: string): string {
  if (from === to) return formatDay(locale, from);
  if (year(from) !== year(to)) return `${formatDay(locale, from)} – ${formatDay(locale, to)}`;
  const start = dayNumber(locale, from);
  if (monthOf(from) === monthOf(to)) return `${start}–${formatDay(locale, to)}`;
  return `${[start, monthName(locale, from)].join(nbsp)} – ${formatDay(locale, to)}`;
}

/** Formats a day's month: `March 2027`; without its year: `March`. */
export function formatMonth(locale: string, day: string, options: { year: boolean } = { year: true }): string {
  const month = monthName(locale, day);
  return options.year ? [month, year(day)].join(nbsp) : month;
}

/** Returns the parts of a date block: day of the month, short month, year. */
export function dateParts(locale: string, day: string): { day: string; month: string; year: string } {
  return {
    day: dayNumber(locale, day),
    month: datePart(locale, day, { month: 'short' }),
    year: year(day),
  };
}

/** Returns the month that a day is in, `YYYY-MM`. */
export function monthOf(day: string): string {
  return day.slice(0, 7);
}

/** Returns the year that a day is in, `YYYY`. */
function year(day: string): string {
  return day.slice(0, 4);
}

/** Formats a time of day: `09:30`; French writes `9 h 30`. */
export function formatTime(locale: string, time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return ofLocale(writing, locale)?.time?.(hours, minutes) ?? time;
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

function dayNumber(locale: string, day: string): string {
  const number = Number(day.slice(8, 10));
  return ofLocale(writing, locale)?.dayNumber?.(number) ?? String(number);
}

function monthName(locale: string, day: string): string {
  return remember(monthNames, `${locale} ${day.slice(5, 7)}`, () => datePart(locale, day, { month: 'long' }));
}

function datePart(locale: string, day: string, part: Intl.DateTimeFormatOptions): string {
  const key = `${locale} ${JSON.stringify(part)}`;
  const format = remember(
    dateFormats,
    key,
    () => new Intl.DateTimeFormat(regionalLocale(locale), { ...part, timeZone: 'UTC' }),
  );
  return format.format(new Date(`${day}T00:00:00Z`));
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
