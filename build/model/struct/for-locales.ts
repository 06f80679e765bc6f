import { list, object, oneOf, optional, table } from '../../authoring/schema.ts';
import { type AnyStruct, isOptional, readStruct, type StructFields } from './struct.ts';

/**
 * Completes a struct with the locales of a site: `localized` takes a value for each of them, `localeId` one of their
 * ids. Returns the struct itself if it has neither, or if no locale is known.
 */
export function forLocales(struct: AnyStruct, locales: readonly string[]): AnyStruct {
  if (locales.length === 0) return struct;
  const completed = complete(struct, locales);
  return completed !== struct && isOptional(struct) ? optional(completed) : completed;
}

/** Schemas that `forLocales` made of the locales of a site. `optional` keeps the schema of the struct that it wraps. */
const localeSchemas = new WeakSet<object>();

/** Returns the locales that a struct takes as names or values, or `undefined` if it takes others. */
export function localesOf(struct: AnyStruct): string[] | undefined {
  if (typeof struct.schema !== 'object' || struct.schema === null || !localeSchemas.has(struct.schema))
    return undefined;
  const node = readStruct(struct);
  if (node.kind === 'object') return Object.keys(node.fields);
  return node.kind === 'leaf' ? [...(node.schema.values ?? [])] : undefined;
}

function complete(struct: AnyStruct, locales: readonly string[]): AnyStruct {
  const node = readStruct(struct);
  if (node.kind === 'object') return completeFields(struct, node.fields, locales);
  if (node.kind === 'leaf')
    return node.type === 'locale' ? markLocalized(oneOf(locales, { description: node.schema.description })) : struct;
  const part = node.kind === 'list' ? node.item : node.value;
  const completed = forLocales(part, locales);
  if (node.kind === 'table' && node.isLocalized)
    return markLocalized(object(Object.fromEntries(locales.map((id) => [id, completed]))));
  if (completed === part) return struct;
  return node.kind === 'list' ? list(completed, node) : table(completed);
}

function completeFields(struct: AnyStruct, fields: StructFields, locales: readonly string[]): AnyStruct {
  const completed = Object.entries(fields).map(([name, field]): [string, AnyStruct] => [
    name,
    forLocales(field, locales),
  ]);
  return completed.every(([name, field]) => field === fields[name]) ? struct : object(Object.fromEntries(completed));
}

function markLocalized(struct: AnyStruct): AnyStruct {
  localeSchemas.add(struct.schema);
  return struct;
}
