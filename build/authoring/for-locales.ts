import { list, object, oneOf, optional, type Struct } from './schema.ts';

type AnyStruct = Struct<any, any>;

/**
 * Completes a struct with the locales of a site: `localized` takes a value for each of them, `localeId` one of their
 * ids. A struct that has neither is returned as it is, and so is every struct where no locale is known.
 */
export function forLocales(struct: AnyStruct, locales: readonly string[]): AnyStruct {
  if (locales.length === 0) return struct;
  const completed = complete(struct, locales);
  return completed !== struct && struct.is(undefined) ? optional(completed) : completed;
}

/** The schemas of structs that `forLocales` made of the site's locales. */
const localeSchemas = new WeakSet<object>();

/** Whether the names or values that a struct takes are the site's locales. */
export function takesLocales(struct: AnyStruct | undefined): boolean {
  return struct?.schema !== null && typeof struct?.schema === 'object' && localeSchemas.has(struct.schema);
}

function marked(struct: AnyStruct): AnyStruct {
  localeSchemas.add(struct.schema);
  return struct;
}

function complete(struct: AnyStruct, locales: readonly string[]): AnyStruct {
  const { type, schema } = struct;
  if (type === 'locale') return marked(oneOf(locales, { description: schema.description }));
  if (type === 'record' && schema?.localized) {
    const value = forLocales(schema.value, locales);
    return marked(object(Object.fromEntries(locales.map((id) => [id, value]))));
  }
  if (type === 'array') {
    const item = forLocales(schema, locales);
    return item === schema ? struct : list(item);
  }
  return type === 'object' && schema ? completeFields(struct, locales) : struct;
}

function completeFields(struct: AnyStruct, locales: readonly string[]): AnyStruct {
  const fields = Object.entries<AnyStruct>(struct.schema);
  const completed = fields.map(([name, field]): [string, AnyStruct] => [name, forLocales(field, locales)]);
  const isSame = completed.every(([name, field]) => field === struct.schema[name]);
  return isSame ? struct : object(Object.fromEntries(completed));
}
