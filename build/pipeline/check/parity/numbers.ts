import { formatMonth } from '../../../authoring/format.ts';
import { numberWords } from '../../../languages/number-words.ts';
import { escapePattern } from '../../../model/files/escape-pattern.ts';

/** A number in a text: its value in any language, its text and its position. */
export interface FoundNumber {
  /** `1200` for `1,200`, `1 200` and `1.200`; `12.5` for `12.5` and `12,5`. */
  value: string;
  written: string;
  index: number;
  /** Whether it is a time of day. */
  clock?: boolean;
}

/** Finds numbers in the texts of one language. */
export interface NumberReader {
  /** Finds numbers written in digits. Times of day give hours and minutes; a month name in a date gives its number. */
  numbersIn: (text: string) => FoundNumber[];
  /** Returns whether a text has a number in words, or the hour of a time: at ten past two. */
  spells: (number: FoundNumber, text: string) => boolean;
}

/** Creates a reader for a language, with its thousands and decimal separators and its month names. */
export function createNumberReader(locale: string): NumberReader {
  const signs = separators(locale);
  const rules = makeRules(locale, signs);
  return {
    numbersIn(text) {
      const found: FoundNumber[] = [];
      rules.reduce(
        (rest, { pattern, read, clock }) =>
          rest.replace(pattern, (...args) => {
            const groups: Record<string, string | undefined> = args.at(-1);
            const [whole, index] = [String(args[0]), Number(args.at(-3))];
            for (const [value, written] of read(groups))
              found.push({
                value: String(value),
                written,
                index: index + Math.max(0, whole.indexOf(written)),
                ...(clock ? { clock } : {}),
              });
            return blankText(whole);
          }),
        maskMarks(plainSpaces(toLatinDigits(text, signs))),
      );
      return found.sort((a, b) => a.index - b.index);
    },
    spells({ value, clock }, text) {
      const hour = Math.floor(Number(value));
      const values = clock ? [Number(value), hour, hour % 12] : [Number(value)];
      const words = values.flatMap((each) => numberWords(each, locale));
      return (
        words.length > 0 && new RegExp(`(?<!\\p{L})(?:${words.join('|')})(?!\\p{L})`, 'iu').test(plainSpaces(text))
      );
    },
  };
}

/** A notation of numbers. Matches are blanked out before the next rule runs. */
interface Rule {
  pattern: RegExp;
  read: (groups: Record<string, string | undefined>) => [number | string, string][];
  clock?: boolean;
}

/** Returns the notations of a language, in the order in which they are looked for. */
function makeRules(locale: string, signs: Separators): Rule[] {
  return [numericDate, groupedNumber, ...monthRules(monthNames(locale)), timeOfDay, figureRule(signs)];
}

/** A date in digits: 15.03.2027 */
const numericDate: Rule = {
  pattern: /(?<![\d.])(?<day>\d{1,2})\.(?<month>\d{1,2})\.(?<year>\d{4})(?![\d])/gu,
  read: ({ day = '', month: number = '', year = '' }) => [
    [Number(day), day],
    [Number(number), number],
    [Number(year), year],
  ],
};

/** A number in groups of digits: 0899.555.012 has this notation in every language; 1.200.000 has the same value. */
const groupedNumber: Rule = {
  pattern: /(?<![\d.])(?<number>\d+(?:\.\d+){2,})(?!\d)/gu,
  read: ({ number = '' }) => [[Number(number.replaceAll('.', '')), number]],
};

function monthRules(months: readonly string[]): Rule[] {
  const month = `(?<month>${months.map(escapePattern).join('|')})`;
  const monthOf = (name = '') => months.indexOf(name.toLowerCase()) + 1;
  const read: Rule['read'] = ({ day, month: name = '' }) => [
    ...(day === undefined ? [] : [[Number(day), day] satisfies [number, string]]),
    [monthOf(name), name],
  ];
  return [
    // 15 March, 1er mars, 15 maart
    {
      pattern: new RegExp(`(?<![\\d.,])(?<day>\\d{1,2})(?:er|st|nd|rd|th|e)? (?:of |de )?${month}(?!\\p{L})`, 'giu'),
      read,
    },
    // March 15
    {
      pattern: new RegExp(`(?<!\\p{L})${month} (?<day>\\d{1,2})(?:st|nd|rd|th)?(?![\\d.,]\\d|\\d)`, 'giu'),
      read,
    },
    // March 2027
    { pattern: new RegExp(`(?<!\\p{L})${month}(?= \\d{4}(?!\\d))`, 'giu'), read },
  ];
}

/** A time: 9.30 am, 2 pm, 14:00, 14 h 30, 14h, 16 uur */
const timeOfDay: Rule = {
  pattern:
    /(?<![\d.,:\p{L}])(?<hour>[01]?\d|2[0-4])(?:[.:](?<minute>[0-5]\d)(?!\d|:\d)(?: ?(?<half>[ap])\.?m\b)?| ?(?<halfAfterHour>[ap])\.?m\b| ?h ?(?<minuteAfterH>[0-5]\d)?(?![\p{L}\d])| (?:uur|u)(?!\p{L}))/giu,
  read({ hour = '', minute, minuteAfterH, half, halfAfterHour }) {
    const afternoon = (half ?? halfAfterHour)?.toLowerCase() === 'p' && Number(hour) < 12;
    const minutes = minute ?? minuteAfterH ?? '0';
    // The same value as the decimal 9.30, because 9.30 may be either.
    return [[Number(`${Number(hour) + (afternoon ? 12 : 0)}.${minutes}`), hour]];
  },
  clock: true,
};

/** Creates the rule of all other numbers: 1,200.5 and, in every language, version 2.1; but not the digit of CO2. */
function figureRule({ group, decimal }: Separators): Rule {
  return {
    pattern: new RegExp(
      `(?<![\\d\\p{L}])(?<whole>\\d{1,3}(?:[${escapePattern(group)} ]\\d{3})+(?!\\d)|\\d+)(?:${escapePattern(decimal)}(?<fraction>\\d+)|\\.(?<version>\\d{1,2})(?![\\d.]))?(?<half>½)?`,
      'gu',
    ),
    read({ whole = '', fraction, version, half }) {
      const digits = whole.replace(/\D/g, '');
      const part = fraction ?? version ?? (half ? '5' : undefined);
      const figure = part === undefined ? digits : `${digits}.${part}`;
      // Phone numbers and similar have more digits than a number can hold.
      return [[digits.length > 15 ? figure : Number(figure), whole]];
    },
  };
}

/** Writes the digits of any script, and the Arabic separators, as in Latin script; the text keeps its length. */
function toLatinDigits(text: string, { group, decimal }: Separators): string {
  return text.replace(/[^\P{Nd}0-9]|[٬٫]/gu, (sign) => {
    if (sign === '٬') return group;
    if (sign === '٫') return decimal;
    return sign.length === 1 ? String(digitValue(sign.charCodeAt(0))) : sign;
  });
}

/** Returns the value of a digit. In Unicode, the ten digits of a script follow each other, and no other digit precedes them. */
function digitValue(code: number): number {
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCharCode(zero - 1))) zero -= 1;
  return code - zero;
}

function plainSpaces(text: string): string {
  return text.replace(/[\u00a0\u2009\u202f]/g, ' ').replace(/’/g, "'");
}

/** Blanks out digits that are not read: link targets, numbers of list items, footnote marks. */
function maskMarks(text: string): string {
  return text.replace(/\]\([^)\s]*|<https?:[^\s>]*|^ {0,6}\d{1,3}[.)](?=\s)|\[\^[^[\]]*\]/gm, blankText);
}

function blankText(text: string): string {
  return ' '.repeat(text.length);
}

function monthNames(locale: string): string[] {
  const days = Array.from({ length: 12 }, (_, month) => `2027-${String(month + 1).padStart(2, '0')}-01`);
  return days.map((day) => formatMonth(locale, day, { year: false }).toLowerCase());
}

/** The signs between the digits of a number. */
interface Separators {
  group: string;
  decimal: string;
}

function separators(locale: string): Separators {
  const parts = new Intl.NumberFormat(locale, { numberingSystem: 'latn' }).formatToParts(1_234_567.8);
  const partOf = (type: string, other: string) => plainSpaces(parts.find((part) => part.type === type)?.value ?? other);
  return { group: partOf('group', ' '), decimal: partOf('decimal', '.') };
}
