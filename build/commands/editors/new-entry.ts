import type { EntryKind } from '../../authoring/define.ts';
import type { LeafSchema } from '../../authoring/schema.ts';
import { slugify } from '../../authoring/values/slug.ts';
import { writeYaml } from '../../formats/yaml/write.ts';
import { placeholderText } from '../../languages/placeholders.ts';
import {
  type AnyStruct,
  fieldsOfStruct,
  isOptional,
  readStruct,
  type StructFields,
} from '../../model/struct/struct.ts';

type Fields = Record<string, unknown>;

export interface NewEntry {
  kind: EntryKind;
  id: string;
  /** Locale → its title. */
  titles: ReadonlyMap<string, string>;
  /** Values of facts by dotted path. */
  facts: ReadonlyMap<string, unknown>;
  /** Locale → values of its words by dotted path. */
  words: ReadonlyMap<string, ReadonlyMap<string, unknown>>;
  /** `folder/id` of every entry there is, sorted. */
  entries: readonly string[];
  origin: string;
  /** `YYYY-MM-DD` */
  date: string;
}

interface DefaultInput extends Pick<NewEntry, 'entries' | 'origin' | 'id'> {
  given: ReadonlyMap<string, unknown>;
  locale: string;
  title: string;
  /** Dotted paths of the values that were made up; added to. */
  madeUp: Set<string>;
  /** The day or time that the next field of its kind gets: each a month, or two hours, after the one before. */
  next: { day: string; time: string };
}

/**
 * Writes the files of a new entry: each required field with the value given for it or one that the build accepts. It is
 * a draft, so that nothing of it is published before its author says so.
 */
export function writeEntry(entry: NewEntry): { path: string; text: string }[] {
  const { kind, id, titles, date } = entry;
  const folder = `${kind.folder}/${id}`;
  const { facts, madeUp } = makeFacts(entry);
  // What the words say of times, such as a programme, begins with the facts.
  const [begins = firstTime] = Object.entries(fieldsOfStruct(kind.facts)).flatMap(([name, { type }]) =>
    type === 'time' && facts[name] !== undefined ? [String(facts[name])] : [],
  );
  const slugs = new Set<unknown>();
  const placeholders = madeUp.size > 0 ? { placeholders: [...madeUp] } : {};
  return [
    { path: `${folder}/${kind.file}.yaml`, text: yaml({ ...facts, ...placeholders, draft: true }) },
    ...[...titles].map(([locale, title]) => {
      const given = new Map<string, unknown>([...defaultWords(kind, title, id), ...(entry.words.get(locale) ?? [])]);
      const slug = given.get('slug');
      // The PDFs of all languages are in one folder.
      if (kind.document && slugs.has(slug)) given.set('slug', `${slug}-${locale}`);
      slugs.add(slug);
      const words = fieldsFor(fieldsOfStruct(kind.words), [], {
        ...entry,
        next: { day: date, time: begins },
        madeUp: new Set(),
        given,
        locale,
        title,
      });
      const body =
        kind.body === 'required' ? `\n${placeholderText({ locale, field: '', title, min: 1, max: 400 })}\n` : '';
      return { path: `${folder}/${locale}.md`, text: `---\n${yaml(words)}---\n${body}` };
    }),
  ];
}

/**
 * Returns the facts of a new entry: what was given, and for each other required field a value that the build accepts.
 */
export function defaultFacts(entry: NewEntry): Fields {
  return makeFacts(entry).facts;
}

function makeFacts(entry: NewEntry): { facts: Fields; madeUp: Set<string> } {
  const { kind, titles, facts, date, id } = entry;
  const [locale = '', title = id] = titles.entries().next().value ?? [];
  const madeUp = new Set<string>();
  const made = fieldsFor(fieldsOfStruct(kind.facts), [], {
    ...entry,
    next: { day: date, time: firstTime },
    madeUp,
    given: facts,
    locale,
    title,
  });
  return { facts: made, madeUp };
}

/**
 * Returns the words that follow from the title: the title, its slug (the id if the title has no Latin letters), and a
 * shorter `metaTitle` if search engines would cut the title.
 */
function defaultWords(kind: EntryKind, title: string, id: string): [string, unknown][] {
  const fields = fieldsOfStruct(kind.words);
  const short = title.length > 60 ? `${title.slice(0, 60).replace(/(?<!\s)\s+\S*$/, '')}` : undefined;
  return Object.entries({
    ...(fields.slug ? { slug: slugify(title) || id } : {}),
    ...(fields.title ? { title } : {}),
    ...(fields.metaTitle && short ? { metaTitle: short } : {}),
  });
}

function fieldsFor(object: StructFields, path: readonly string[], input: DefaultInput): Fields {
  const fields: Fields = {};
  for (const [name, field] of Object.entries(object)) {
    const own = [...path, name];
    const key = own.join('.');
    const below = [...input.given.keys()].some((other) => other.startsWith(`${key}.`));
    if (input.given.has(key)) {
      fields[name] = input.given.get(key);
      if (field.type === 'day') input.next.day = monthAfter(String(fields[name]));
      if (field.type === 'time') input.next.time = twoHoursAfter(String(fields[name]));
    }
    if (!input.given.has(key) && (below || !isOptional(field))) fields[name] = defaultFor(field, own, input);
  }
  return fields;
}

function defaultFor(struct: AnyStruct, path: readonly string[], input: DefaultInput): unknown {
  const node = readStruct(struct);
  if (node.kind === 'object') return fieldsFor(node.fields, path, input);
  if (node.kind === 'list') return Array.from({ length: node.newLength }, () => defaultFor(node.item, path, input));
  if (node.kind === 'table') return {};
  const make = defaults[node.type];
  if (!make) throw new Error(`There is no default for the content type "${node.type}".`);
  // A page's type is chosen by its command, not made up.
  if (path.join('.') !== 'type') input.madeUp.add(path.join('.'));
  return make(node.schema, path.join('.'), input);
}

const defaults: Record<string, (leaf: LeafSchema, field: string, input: DefaultInput) => unknown> = {
  line: words,
  text: words,
  enum: ({ values }) => values?.[0],
  slug: ({ example }) => example,
  day: (_, __, { next }) => {
    const { day } = next;
    next.day = monthAfter(day);
    return day;
  },
  month: ({ example }) => example,
  time: (_, __, { next }) => {
    const { time } = next;
    next.time = twoHoursAfter(time);
    return time;
  },
  phone: ({ example }) => example,
  email: ({ example }) => example,
  focus: ({ example }) => example,
  locale: ({ example }) => example,
  'time-zone': ({ example }) => example,
  origin: ({ example }) => example,
  service: ({ example }) => example,
  contact: ({ example }) => example,
  country: ({ example }) => example,
  integer: ({ min, example }) => Number(example ?? min),
  number: ({ min, example }) => Number(example ?? Math.max(0, min ?? 0)),
  flag: () => false,
  ref: ({ folders = [], values = [] }, _, { entries, id }) => {
    const fitting = entries.filter((ref) => folders.includes(ref.split('/')[0] ?? ''));
    return values[0] ?? fitting.find((ref) => ref.endsWith(`/${id}`)) ?? fitting[0] ?? `${folders[0]}/`;
  },
  link: (_, __, { entries }) => entries.find((ref) => ref.startsWith('pages/')) ?? '/',
  'hidden-link': (_, __, { origin }) => btoa(`${origin}/`),
};

const firstTime = '09:00';

/** Returns the time two hours later, at the latest the last of the day; what was mistyped is reported at its place. */
function twoHoursAfter(time: string): string {
  const [, hour, minute] = /^(\d\d):(\d\d)$/.exec(time) ?? [];
  if (hour === undefined) return firstTime;
  return Number(hour) > 21 ? '23:59' : `${String(Number(hour) + 2).padStart(2, '0')}:${minute}`;
}

function words({ min = 1, max = 160 }: LeafSchema, field: string, { locale, title }: DefaultInput): string {
  return placeholderText({ locale, field, title, min, max });
}

function monthAfter(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  // A day that was mistyped is reported at its place.
  if (Number.isNaN(date.getTime())) return day;
  date.setUTCDate(date.getUTCDate() + 30);
  return date.toISOString().slice(0, 10);
}

function yaml(fields: Fields): string {
  const text = writeYaml(fields, { lineWidth: 110 });
  // Older parsers of YAML read a bare time as a number of minutes.
  return text.replace(/^( *(?:- )?\w+: )(\d\d:\d\d)$/gm, '$1"$2"');
}
