import { capitalize } from '../../authoring/capitalize.ts';
import type { LeafSchema } from '../../authoring/schema.ts';
import { contactLinkPattern } from '../../authoring/values/address-types.ts';
import { monthPattern } from '../../authoring/values/month.ts';
import { slugPattern } from '../../authoring/values/slug.ts';
import { entryLinkPattern, webAddressPattern } from '../../authoring/values/web-address.ts';
import {
  type AnyStruct,
  isOptional,
  readStruct,
  type StructFields,
  type StructLeaf,
} from '../../model/struct/struct.ts';
import { describeExpected } from '../../pipeline/validate/struct-problems.ts';

/** The `$schema` of every file. */
export const draft = 'http://json-schema.org/draft-07/schema#';

/** A JSON Schema of draft 7, with the keywords that the YAML language server adds to it. */
export interface JsonSchema {
  $schema?: string;
  $ref?: string;
  title?: string;
  description?: string;
  type?: string | string[];
  enum?: readonly string[];
  enumDescriptions?: readonly string[];
  const?: string;
  pattern?: string;
  patternErrorMessage?: string;
  errorMessage?: string;
  format?: string;
  minimum?: number;
  maximum?: number;
  examples?: readonly (string | number)[];
  properties?: Record<string, JsonSchema>;
  required?: readonly string[];
  additionalProperties?: false | JsonSchema;
  items?: JsonSchema;
  if?: JsonSchema;
  then?: JsonSchema;
  allOf?: JsonSchema[];
  anyOf?: JsonSchema[];
  definitions?: Record<string, JsonSchema>;
}

/** Returns the address for `$ref` of the list with the values of a reference, link or static file. */
export type Lists = (leaf: { type: 'ref' | 'link' | 'static-file'; schema: LeafSchema }) => string;

/**
 * Writes a content struct as JSON Schema that accepts and refuses the same values. Lengths are part of the patterns: the
 * build counts characters without the blanks around a text, which `maxLength` cannot say.
 */
export function toJsonSchema(struct: AnyStruct, lists: Lists): JsonSchema {
  const node = readStruct(struct);
  if (node.kind === 'object') return objectSchema(node.fields, lists);
  if (node.kind === 'table') return { type: 'object', additionalProperties: toJsonSchema(node.value, lists) };
  if (node.kind === 'leaf') return leafSchema(node, describeExpected(struct), lists);
  const items = toJsonSchema(node.item, lists);
  return { type: 'array', ...(items.description ? { description: items.description } : {}), items };
}

function objectSchema(object: StructFields, lists: Lists): JsonSchema {
  const fields = Object.entries(object);
  const required = fields.filter(([, field]) => !isOptional(field)).map(([name]) => name);
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map(([name, field]) => [name, toJsonSchema(field, lists)])),
    ...(required.length > 0 ? { required } : {}),
    additionalProperties: false,
  };
}

function leafSchema({ type, schema }: StructLeaf, wanted: string, lists: Lists): JsonSchema {
  if (type === 'string') return { type: 'string' };
  const description = schema.description ?? capitalize(wanted);
  const make = leafSchemas[type];
  if (!make) throw new Error(`There is no JSON Schema for the content type "${type}".`);
  const made = make(schema, wanted, lists);
  if (!schema.example) return { description, ...made };
  const isNumber = made.type === 'integer' || made.type === 'number';
  return { description, ...made, examples: [isNumber ? Number(schema.example) : schema.example] };
}

type MakeLeaf = (leaf: LeafSchema, wanted: string, lists: Lists) => JsonSchema;

const leafSchemas: Record<string, MakeLeaf> = {
  line: (leaf, wanted) => patternSchema(`^\\s*(?!\\s)[^\\r\\n]{${leaf.min},${leaf.max}}(?<!\\s)\\s*$`, wanted),
  text: (leaf, wanted) => patternSchema(`^\\s*(?!\\s)[^]{${leaf.min},${leaf.max}}(?<!\\s)\\s*$`, wanted),
  enum: (leaf) => ({ enum: leaf.values ?? [] }),
  slug: (_, wanted) => patternSchema(slugPattern, wanted),
  day: (_, wanted) => ({ ...patternSchema(dayPattern, wanted), format: 'date' }),
  month: (_, wanted) => patternSchema(monthPattern, wanted),
  time: (_, wanted) => patternSchema('^([01]\\d|2[0-3]):[0-5]\\d$', wanted),
  integer: ({ min, max }) => ({ type: 'integer', minimum: min ?? 0, maximum: max ?? 0 }),
  number: ({ min, max }) => ({ type: 'number', minimum: min ?? 0, maximum: max ?? 0 }),
  flag: () => ({ type: 'boolean' }),
  phone: ({ pattern }, wanted) => patternSchema(pattern ?? '', wanted),
  email: ({ pattern }, wanted) => patternSchema(pattern ?? '', wanted),
  key: ({ pattern }, wanted) => patternSchema(pattern ?? '', wanted),
  prefix: ({ pattern }, wanted) => patternSchema(pattern ?? '', wanted),
  extension: ({ pattern }, wanted) => patternSchema(pattern ?? '', wanted),
  origin: ({ pattern }, wanted) => patternSchema(pattern ?? '', wanted),
  service: ({ pattern }, wanted) => patternSchema(pattern ?? '', wanted),
  contact: ({ pattern }, wanted) => patternSchema(pattern ?? '', wanted),
  country: ({ pattern }, wanted) => patternSchema(pattern ?? '', wanted),
  focus: ({ pattern }, wanted) => patternSchema(pattern ?? '', wanted),
  locale: ({ pattern }, wanted) => patternSchema(pattern ?? '', wanted),
  'time-zone': ({ pattern }, wanted) => patternSchema(pattern ?? '', wanted),
  'hidden-link': (_, wanted) => patternSchema('^aHR0cHM6Ly[89][A-Za-z0-9+/]+={0,2}$', wanted),
  ref: (schema, _, lists) => ({ $ref: lists({ type: 'ref', schema }) }),
  link: (schema, wanted, lists) => ({
    anyOf: [{ $ref: lists({ type: 'link', schema }) }, patternSchema(elsewherePattern, wanted)],
  }),
  'static-file': (schema, _, lists) => ({ $ref: lists({ type: 'static-file', schema }) }),
};

function patternSchema(pattern: string, wanted: string): JsonSchema {
  return { type: 'string', pattern, patternErrorMessage: `Must be ${wanted}.` };
}

/** Only days that the calendar has. */
const dayPattern =
  '^(?:\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8]))' +
  '|(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)$';

/** Links other than a bare entry: entries with a fragment, fragments, addresses. */
export const elsewherePattern = `^(?!//|.*[\\s<>"'\`\\\\])(?:[/#].+|${webAddressPattern}|${contactLinkPattern}|(?=.*#)${entryLinkPattern}|/)$`;
