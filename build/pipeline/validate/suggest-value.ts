import type { Failure } from 'superstruct';
import { formatMonth } from '../../authoring/format.ts';
import { type LeafSchema, origin as originField } from '../../authoring/schema.ts';
import { isMonth } from '../../authoring/values/month.ts';
import { isLocalAddress, isWebAddress, parseUrl } from '../../authoring/values/web-address.ts';
import { quoteYaml } from '../../formats/yaml/quote.ts';
import { absoluteUrl } from '../../model/addresses/absolute-url.ts';
import { addressPath } from '../../model/addresses/address-path.ts';
import type { DataPath, Problem } from '../../model/diagnostic.ts';
import { type AnyStruct, readStruct } from '../../model/struct/struct.ts';

/** What can be said of a wrong value beyond what its field accepts. */
type Suggestion = Partial<Pick<Problem, 'hint' | 'needsQuotes'>> & {
  /** Instead of “must be …; here it is …”. */
  instead?: string;
};

type Suggester = (value: unknown, schema: LeafSchema, write: (value: string) => string) => Suggestion | undefined;

/** Guesses what the author of a wrong value meant → how to write it. */
export function suggestValue(failure: Failure, expected: AnyStruct | undefined, path: DataPath): Suggestion {
  const name = path.at(-1);
  const write = (value: string) => (typeof name === 'string' ? `${name}: ${value}` : `- ${value}`);
  const node = expected && readStruct(expected);
  return (node?.kind === 'leaf' && suggesters[node.type]?.(failure.value, node.schema, write)) || {};
}

const words: Suggester = (value, _, write) => {
  if (typeof value === 'number') return { instead: 'must be text; here it is a number', needsQuotes: true };
  if (typeof value === 'boolean') return { instead: 'must be text; here it is true or false', needsQuotes: true };
  return sentenceWithColon(value, write);
};

/** Suggests quotes for a text with a colon, which YAML reads as a field and its value. */
function sentenceWithColon(value: unknown, write: (value: string) => string): Suggestion | undefined {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return undefined;
  const [[key, rest] = [], ...others] = Object.entries(value);
  if (others.length > 0 || typeof rest !== 'string') return undefined;
  const text = `${key}: ${rest}`;
  return {
    instead: 'must be text; here a colon makes it a field of its own',
    hint:
      text.length > 100 || /["\n]/.test(text)
        ? `Write ${write('>-')} and the text on the lines below, indented.`
        : `Put it in quotes: ${write(quoteYaml(text))}`,
  };
}

const line: Suggester = (value, schema, write) => {
  if (typeof value !== 'string' || !/[\r\n]/.test(value.trim())) return words(value, schema, write);
  const length = [...value.trim().replace(/\s+/g, ' ')].length;
  const isLong = length > (schema.max ?? Number.POSITIVE_INFINITY);
  return {
    instead: `must be one paragraph of ${schema.min} to ${schema.max} characters; here it has a line break${isLong ? ` and ${length} characters` : ''}`,
    hint: `Take out the empty line, and begin the text with >- (not with |).${schema.description ? ` ${schema.description}` : ''}`,
  };
};

const oneOf: Suggester = (value, { values = [] }, write) => {
  if (typeof value === 'number' && values.includes(String(value)))
    return { instead: 'must be text; here it is a number', needsQuotes: true };
  const meant = value === true ? 'yes' : value === false ? 'no' : undefined;
  return meant !== undefined && values.includes(meant) ? { hint: `Write ${write(meant)}` } : undefined;
};

const flag: Suggester = (value, _, write) => {
  if (typeof value !== 'string') return undefined;
  if (/^(true|yes|on|oui|ja|y)$/i.test(value)) return { hint: `Write ${write('true')}` };
  if (/^(false|no|off|non|nee|n)$/i.test(value)) return { hint: `Write ${write('false')}` };
  return undefined;
};

const number: Suggester = (value, schema, write) => {
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  if (/^-?\d+(\.\d+)?$/.test(text)) {
    const isWanted =
      schema.min === undefined || (Number(text) >= schema.min && Number(text) <= (schema.max ?? Number(text)));
    return isWanted
      ? { instead: 'must be a number; here it is text in quotes', hint: `Write it without quotes: ${write(text)}` }
      : undefined;
  }
  if (/^\d{1,3}([,.\s’']\d{3})+$/.test(text))
    return { hint: `Write it with its digits alone: ${write(text.replace(/\D/g, ''))}` };
  if (/^-?\d+,\d+$/.test(text)) return { hint: `Write it with a point: ${write(text.replace(',', '.'))}` };
  const [digits, ...others] = text.match(/\d+(\.\d+)?/g) ?? [];
  return digits && others.length === 0 ? { hint: `Write the number alone: ${write(digits)}` } : undefined;
};

const integer: Suggester = (value, schema, write) =>
  typeof value === 'string' && /^-?\d+[.,](\d{1,2}|\d{4,})$/.test(value.trim())
    ? undefined
    : number(value, schema, write);

const day: Suggester = (value, _, write) => {
  const [, year = '', month = '', date = ''] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(String(value)) ?? [];
  if (!year) return undefined;
  if (Number(month) < 1 || Number(month) > 12)
    return { instead: `is no day of the calendar: "${value}" has ${month} for its month` };
  const last = new Date(Date.UTC(Number(year), Number(month), 0));
  const named = `${formatMonth('en', last.toISOString().slice(0, 10), { year: false })} ${year}`;
  if (Number(date) < 1 || Number(date) > last.getUTCDate())
    return { instead: `is no day of the calendar: ${named} has ${last.getUTCDate()}; here it is "${value}"` };
  return { hint: `Write ${write(`${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`)}` };
};

const month: Suggester = (value, _, write) => {
  const [, year, number = ''] = /^(\d{4})-(\d{1,2})(?:-\d{1,2})?$/.exec(String(value)) ?? [];
  const meant = `${year}-${number.padStart(2, '0')}`;
  return isMonth(meant) ? { hint: `Write ${write(meant)}` } : undefined;
};

const localHint = (example: string, write: (value: string) => string): Suggestion => ({
  hint: `Only this machine answers at that address. Write the public one, such as ${write(example)}`,
});

const link: Suggester = (value, _, write) => {
  if (typeof value !== 'string') return undefined;
  if (isLocalAddress(value)) return localHint('https://www.company.example/', write);
  const meant = absoluteUrl(value);
  return meant ? { hint: `Write ${write(meant)}` } : undefined;
};

const origin: Suggester = (value, _, write) => {
  if (typeof value !== 'string') return undefined;
  if (isLocalAddress(value))
    return {
      hint: `${localHint('https://www.company.example', write).hint}; npm run preview shows the site on this machine without it.`,
    };
  const { host = '' } = parseUrl(absoluteUrl(value) ?? value) ?? {};
  return originField().is(`https://${host}`) ? { hint: `Write ${write(`https://${host}`)}` } : undefined;
};

const service: Suggester = (value, { example = '' }, write) => {
  if (typeof value !== 'string') return undefined;
  if (isLocalAddress(value)) return localHint(example, write);
  const meant = addressPath(absoluteUrl(value) ?? '');
  return meant.startsWith('https:') ? { hint: `Write ${write(meant)}` } : undefined;
};

const hiddenLink: Suggester = (value, _, write) => {
  if (typeof value !== 'string') return undefined;
  return isWebAddress(value)
    ? { hint: `Write ${write(btoa(new URL(value).href))}` }
    : {
        hint: `Write the address itself, as in ${write('https://www.example.org/')}, and check again: the next hint has the letters to write.`,
      };
};

const suggesters: Record<string, Suggester | undefined> = {
  line,
  text: words,
  string: words,
  enum: oneOf,
  flag,
  integer,
  number,
  day,
  month,
  link,
  origin,
  service,
  contact: link,
  'hidden-link': hiddenLink,
};
