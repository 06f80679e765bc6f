import { array, record, Struct, string } from 'superstruct';
import { countryCodes } from './forms/countries.ts';
import { isDay } from './values/day.ts';
import { isString, type LeafSchema, leaf } from './values/leaf.ts';
import { isMonth } from './values/month.ts';
import { isSlug } from './values/slug.ts';

/**
 * The vocabulary that every content schema is written in.
 *
 * Each function returns a superstruct `Struct` that keeps its arguments in `type` and `schema`: messages, checks of
 * references and schemas for editors read the same definition.
 */

const isBlank = (value: string): boolean => value.trim() === '';

/**
 * Describes one line of words: no line break, not blank, at most `max` characters (160 by default), and as `pattern`
 * wants it, if there is one.
 */
export function line(options: LeafSchema = {}): Struct<string, LeafSchema> {
  const schema = { min: 1, max: 160, ...options };
  const wanted = options.pattern === undefined ? undefined : new RegExp(options.pattern);
  return leaf(
    'line',
    schema,
    (value): value is string =>
      isString(value) &&
      !isBlank(value) &&
      !/[\r\n]/.test(value.trim()) &&
      hasAllowedLength(value, schema) &&
      (wanted?.test(value) ?? true),
    wanted ? `written like ${options.example}` : `one line of ${schema.min} to ${schema.max} characters`,
  );
}

/**
 * Describes words over one or more lines, shown as they are: not blank, at most `max` characters (2,000 by default).
 */
export function text(options: LeafSchema = {}): Struct<string, LeafSchema> {
  const schema = { min: 1, max: 2000, ...options };
  return leaf(
    'text',
    schema,
    (value): value is string => isString(value) && !isBlank(value) && hasAllowedLength(value, schema),
    `${schema.isMarkdown ? 'Markdown' : 'text'} of ${schema.min} to ${schema.max} characters`,
  );
}

/** Describes Markdown over one or more lines, which templates show with `page.markdown()`; otherwise as `text()`. */
export function markdown(options: LeafSchema = {}): Struct<string, LeafSchema> {
  return text({ ...options, isMarkdown: true });
}

function hasAllowedLength(value: string, schema: LeafSchema): boolean {
  const length = [...value.trim()].length;
  return length >= (schema.min ?? 0) && length <= (schema.max ?? Number.POSITIVE_INFINITY);
}

/** Describes one of a closed list of values. */
export function oneOf<const V extends readonly string[]>(
  values: V,
  options: LeafSchema = {},
): Struct<V[number], LeafSchema> {
  return leaf(
    'enum',
    { ...options, values },
    (value): value is V[number] => isString(value) && values.includes(value),
    `one of: ${values.join(', ')}`,
  );
}

/** Describes a part of an address: lower-case letters, digits and single hyphens. */
export function slug(options: LeafSchema = {}): Struct<string, LeafSchema> {
  return leaf(
    'slug',
    { max: 80, example: 'first-steps', ...options },
    (value): value is string => isString(value) && isSlug(value),
    'a slug of lower-case letters a–z, digits and single hyphens, such as first-steps (at most 80 characters)',
  );
}

/** Describes a calendar day, `YYYY-MM-DD`, kept as text. */
export function day(options: LeafSchema = {}): Struct<string, LeafSchema> {
  return leaf('day', { example: '2027-03-15', ...options }, isDay, 'a day written YYYY-MM-DD, such as 2027-03-15');
}

/** Describes a month, `YYYY-MM`, kept as text. */
export function month(options: LeafSchema = {}): Struct<string, LeafSchema> {
  return leaf('month', { example: '2027-03', ...options }, isMonth, 'a month written YYYY-MM, such as 2027-03');
}

/** Describes a time of day, `HH:MM` on the 24-hour clock, kept as text (write it in quotes). */
export function time(options: LeafSchema = {}): Struct<string, LeafSchema> {
  return leaf(
    'time',
    { example: '09:30', ...options },
    (value): value is string => isString(value) && /^([01]\d|2[0-3]):[0-5]\d$/.test(value),
    'a time in quotes, written "HH:MM" on the 24-hour clock, such as "09:30"',
  );
}

/** Describes a time zone as the IANA names it: `Europe/Brussels`. */
export function timeZone(options: LeafSchema = {}): Struct<string, LeafSchema> {
  const values = Intl.supportedValuesOf('timeZone');
  const pattern = '^[A-Z][A-Za-z0-9_+-]*(?:/[A-Z][A-Za-z0-9_+-]*)*$';
  return leaf(
    'time-zone',
    {
      example: 'Europe/Brussels',
      pattern,
      values,
      description: 'Its name is a continent and a city: Europe/Brussels, Africa/Casablanca.',
      ...options,
    },
    (value): value is string =>
      isString(value) && (values.includes(value) || (new RegExp(pattern).test(value) && isTimeZone(value))),
    'a time zone by its IANA name, such as Europe/Brussels',
  );
}

/** Returns whether it is a time zone by any of its names; the list has only one of each. */
function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** Describes a whole number between `min` and `max`: 0 and 1,000,000,000 unless given. */
export function integer(options: LeafSchema = {}): Struct<number, LeafSchema> {
  const schema = { min: 0, max: 1_000_000_000, ...options };
  return leaf(
    'integer',
    schema,
    (value): value is number => typeof value === 'number' && Number.isInteger(value) && inRange(value, schema),
    `a whole number from ${schema.min} to ${schema.max}`,
  );
}

/** Describes a number between `min` and `max`: −1,000,000,000 and 1,000,000,000 unless given. */
export function number(options: LeafSchema = {}): Struct<number, LeafSchema> {
  const schema = { min: -1_000_000_000, max: 1_000_000_000, ...options };
  return leaf(
    'number',
    schema,
    (value): value is number => typeof value === 'number' && Number.isFinite(value) && inRange(value, schema),
    `a number from ${schema.min} to ${schema.max}`,
  );
}

function inRange(value: number, schema: LeafSchema): boolean {
  return value >= (schema.min ?? Number.NEGATIVE_INFINITY) && value <= (schema.max ?? Number.POSITIVE_INFINITY);
}

/** Describes `true` or `false`. */
export function flag(options: LeafSchema = {}): Struct<boolean, LeafSchema> {
  return leaf('flag', options, (value): value is boolean => typeof value === 'boolean', 'true or false');
}

/**
 * Describes an entry of one of the folders, written `folder/id`, such as `experts/anna-de-wit`. The build checks that
 * it exists. `values` in the options are words accepted instead of an entry, such as `online`.
 */
export function ref(folders: readonly string[], options: LeafSchema = {}): Struct<string, LeafSchema> {
  const words = options.values ?? [];
  const of = folders.length > 1 ? ` of ${folders.slice(0, -1).join(', ')} or ${folders.at(-1)}` : '';
  return leaf(
    'ref',
    { ...options, folders },
    (value): value is string =>
      isString(value) &&
      (words.includes(value) ||
        (folders.includes(value.split('/')[0] ?? '') && /^[a-z0-9-]+\/[a-z0-9-]+$/.test(value))),
    [`an entry${of} written as folder/id, such as ${folders[0]}/its-id`, ...words].join(', or '),
  );
}

/** Describes a country by its ISO 3166-1 code. */
export function country(options: LeafSchema = {}): Struct<string, LeafSchema> {
  return leaf(
    'country',
    { example: 'BE', pattern: `^(?:${countryCodes.join('|')})$`, ...options },
    (value): value is string => isString(value) && countryCodes.includes(value),
    'the ISO 3166-1 code of a country, two capital letters such as BE',
  );
}

/** Describes the point of a picture that matters most: `30% 60%`, from the left and from the top. */
export function focus(options: LeafSchema = {}): Struct<string, LeafSchema> {
  const pattern = '^(100|[1-9]?\\d)% (100|[1-9]?\\d)%$';
  const wanted = new RegExp(pattern);
  return leaf(
    'focus',
    { pattern, example: '30% 60%', ...options },
    (value): value is string => isString(value) && wanted.test(value),
    'how far from the left and from the top, such as 30% 60%',
  );
}

/**
 * Describes a picture beside its entry, such as `photo.jpg`, or a file below `static/`, such as `press/logo.svg`. The
 * build checks that it exists.
 */
export function staticFile(options: LeafSchema = {}): Struct<string, LeafSchema> {
  return leaf(
    'static-file',
    options,
    (value): value is string =>
      isString(value) && /^[A-Za-z0-9_-][\w./-]*$/.test(value) && !value.split('/').includes('..'),
    'a picture beside the entry, such as photo.jpg, or a file below static/, such as press/logo.svg',
  );
}

/** Describes a form by its id: the name of its file in `content/forms/`. The build checks that it exists. */
export function formId(options: LeafSchema = {}): Struct<string, LeafSchema> {
  return leaf(
    'form',
    { example: 'contact', ...options },
    (value): value is string => isString(value) && /^[\w-]+$/.test(value),
    'the id of a form, such as contact',
  );
}

const localePattern = '^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-(?:[A-Z]{2}|\\d{3}))?$';

/** Describes the id of a locale: a language, and a script or region where the language has several, such as `pt-BR`. */
export function localeId(options: LeafSchema = {}): Struct<string, LeafSchema> {
  const wanted = new RegExp(localePattern);
  return leaf(
    'locale',
    { example: 'pt-BR', pattern: localePattern, ...options },
    (value): value is string => isString(value) && wanted.test(value),
    'the id of a language, such as en, or pt-BR for the Portuguese of Brazil',
  );
}

/** The struct of a value, whatever superstruct keeps as its schema: that differs by the kind of struct. */
export type StructOf<T> = Struct<T, any>;

/**
 * Describes a value in each language of the site, below the ids of its locales. Which those are is known once
 * `site.yaml` is read: `forLocales` then puts a field for each in its place.
 */
export function localized<T>(value: StructOf<T>): Struct<Record<string, T>, LocalizedSchema<T>> {
  return new Struct({ ...record(string(), value), schema: { value, localized: true as const } });
}

/** What `localized` remembers: the struct of the value in each language. */
interface LocalizedSchema<T> {
  value: StructOf<T>;
  localized: true;
}

/**
 * Describes fields whose names the content chooses, each with a value of one kind; its schema holds that kind as
 * `value`.
 */
export function table<T>(value: StructOf<T>): Struct<Record<string, T>, { value: StructOf<T> }> {
  return new Struct({ ...record(string(), value), schema: { value } });
}

/**
 * Describes a list of values. Its `schema` holds their kind as `item`, and how many of them a new entry gets: as many as
 * the rules of its kind ask for, else one.
 */
export function list<T>(
  item: StructOf<T>,
  { newLength = 1 }: { newLength?: number } = {},
): Struct<T[], { item: StructOf<T>; newLength: number }> {
  return new Struct({ ...array(item), schema: { item, newLength } });
}

export { type Infer, object, optional, type Struct } from 'superstruct';
export {
  contact,
  decodeHiddenLink,
  email,
  hiddenLink,
  link,
  origin,
  phone,
  service,
} from './values/address-types.ts';
export type { LeafSchema } from './values/leaf.ts';
