import { capitalize } from '../../../authoring/capitalize.ts';
import type { LeafSchema } from '../../../authoring/schema.ts';
import { monthPattern } from '../../../authoring/values/month.ts';
import { slugPattern } from '../../../authoring/values/slug.ts';
import {
  type AnyStruct,
  fieldsOfStruct,
  isOptional,
  readStruct,
  type StructLeaf,
} from '../../../model/struct/struct.ts';
import { describeExpected } from '../../../pipeline/validate/struct-problems.ts';
import { listName } from '../content-lists.ts';
import { elsewherePattern } from '../json-schema.ts';

/** A field as Sveltia CMS takes it; `list_of` names a list of options that is put in its place in the browser. */
export interface EditorField {
  name: string;
  label: string;
  widget: string;
  required?: false;
  hint?: string;
  pattern?: [string, string];
  minlength?: number;
  maxlength?: number;
  min?: number;
  max?: number;
  value_type?: 'int' | 'float';
  options?: readonly { label: string; value: string }[] | readonly string[];
  list_of?: string;
  multiple?: true;
  fields?: EditorField[];
  field?: EditorField;
  i18n?: true;
  type?: 'date';
  format?: string;
  modes?: string[];
  collapsed?: true;
  summary?: string;
}

type Made = Omit<EditorField, 'name' | 'label' | 'required' | 'i18n'>;

/** Writes the fields of a struct for the web editor, with what the build checks of each. */
export function editorFields(struct: AnyStruct, options: { translated: boolean }): EditorField[] {
  return Object.entries(fieldsOfStruct(struct)).map(([name, field]) => ({
    name,
    label: labelOf(name),
    ...(isOptional(field) ? { required: false } : {}),
    ...fieldFor(field, options),
    ...(options.translated ? { i18n: true } : {}),
  }));
}

/** Writes a field name as words: `metaTitle` → `Meta title`. */
function labelOf(name: string): string {
  return capitalize(name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));
}

function fieldFor(struct: AnyStruct, options: { translated: boolean }): Made {
  const node = readStruct(struct);
  if (node.kind === 'object') return { widget: 'object', fields: editorFields(struct, options) };
  if (node.kind === 'list') return listFor(fieldFor(node.item, options), options);
  if (node.kind === 'leaf') return leafFor(node, describeExpected(struct));
  throw new Error('The web editor has no field for a table.');
}

function listFor(made: Made, options: { translated: boolean }): Made {
  if (made.widget === 'object') return { widget: 'list', fields: made.fields ?? [] };
  if (made.widget === 'select') return { ...made, multiple: true };
  const field = { name: 'item', label: 'Item', ...made, ...(options.translated ? { i18n: true as const } : {}) };
  return { widget: 'list', field };
}

function leafFor({ type, schema }: StructLeaf, wanted: string): Made {
  const make = widgets[type];
  if (!make) throw new Error(`The web editor has no field for the content type "${type}".`);
  return {
    hint: schema.description ?? capitalize(wanted),
    ...make(schema, [schema.pattern ?? patternOf(type), `Must be ${wanted}.`]),
  };
}

const widgets: Record<string, (leaf: LeafSchema, pattern: [string, string]) => Made> = {
  line: ({ min, max }, pattern) => ({ widget: 'string', minlength: min, maxlength: max, pattern }),
  text: ({ min, max }) => ({ widget: 'text', minlength: min, maxlength: max }),
  enum: ({ values = [] }) => ({ widget: 'select', options: values }),
  slug: (_, pattern) => ({ widget: 'string', pattern }),
  day: () => ({ widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' }),
  month: (_, pattern) => ({ widget: 'string', pattern }),
  time: (_, pattern) => ({ widget: 'string', pattern }),
  integer: ({ min, max }) => ({ widget: 'number', value_type: 'int', min, max }),
  number: ({ min, max }) => ({ widget: 'number', value_type: 'float', min, max }),
  flag: () => ({ widget: 'boolean' }),
  ref: (schema) => ({ widget: 'select', list_of: listName({ type: 'ref', schema }) }),
  link: (_, pattern) => ({ widget: 'string', pattern }),
  phone: (_, pattern) => ({ widget: 'string', pattern }),
  email: (_, pattern) => ({ widget: 'string', pattern }),
  origin: (_, pattern) => ({ widget: 'string', pattern }),
  service: (_, pattern) => ({ widget: 'string', pattern }),
  contact: (_, pattern) => ({ widget: 'string', pattern }),
  country: (_, pattern) => ({ widget: 'string', pattern }),
  focus: (_, pattern) => ({ widget: 'string', pattern }),
  locale: (_, pattern) => ({ widget: 'string', pattern }),
  'time-zone': (_, pattern) => ({ widget: 'string', pattern }),
  'hidden-link': (_, pattern) => ({ widget: 'string', pattern }),
  'static-file': (schema) => ({ widget: 'select', list_of: listName({ type: 'static-file', schema }) }),
};

/** Returns what the whole value must look like. */
function patternOf(type: string): string {
  return patterns[type] ?? '^[^]*$';
}

const patterns: Record<string, string> = {
  line: '^(?!\\s*$)[^\\r\\n]+$',
  slug: slugPattern,
  month: monthPattern,
  time: '^([01]\\d|2[0-3]):[0-5]\\d$',
  link: `${elsewherePattern}|^[a-z0-9-]+/[a-z0-9-]+$`,
  'hidden-link': '^aHR0cHM6Ly[89][A-Za-z0-9+/]+={0,2}$',
};
