import type { JsonSchema } from '../../build/commands/editors/json-schema.ts';
import type { SchemaFile } from '../../build/commands/editors/schema-files.ts';

/** The keywords that this validator knows; another one in a schema is a mistake of the test. */
const annotations = new Set([
  '$schema',
  'title',
  'description',
  'enumDescriptions',
  'patternErrorMessage',
  'errorMessage',
  'examples',
  'definitions',
  'format',
]);

/** Validates data as an editor would → where it is wrong, as `path: keyword`. */
export function schemaProblems(files: readonly SchemaFile[], file: SchemaFile, data: unknown): string[] {
  const found: string[] = [];
  visit({ files, file }, file.schema, data, '', found);
  return found;
}

interface Where {
  files: readonly SchemaFile[];
  file: SchemaFile;
}

function visit(where: Where, schema: JsonSchema, data: unknown, path: string, found: string[]): void {
  const report = (keyword: string) => found.push(`${path || '/'}: ${keyword}`);
  for (const [keyword, value] of Object.entries(schema) as [keyof JsonSchema, any][]) {
    if (annotations.has(keyword)) continue;
    else if (keyword === '$ref') followRef(where, value, data, path, found);
    else if (keyword === 'type') {
      if (!isType(data, value)) report('type');
    } else if (keyword === 'enum') {
      if (!value.includes(data)) report('enum');
    } else if (keyword === 'const') {
      if (value !== data) report('const');
    } else if (keyword === 'pattern') {
      if (typeof data === 'string' && !new RegExp(value, 'u').test(data)) report('pattern');
    } else if (keyword === 'minimum') {
      if (typeof data === 'number' && data < value) report('minimum');
    } else if (keyword === 'maximum') {
      if (typeof data === 'number' && data > value) report('maximum');
    } else if (keyword === 'required') {
      if (isFields(data)) for (const name of value) if (!(name in data)) found.push(`${path}/${name}: required`);
    } else if (keyword === 'properties') {
      if (isFields(data))
        for (const [name, field] of Object.entries<JsonSchema>(value))
          if (name in data) visit(where, field, data[name], `${path}/${name}`, found);
    } else if (keyword === 'additionalProperties') {
      if (isFields(data))
        for (const name of Object.keys(data).filter((key) => !(key in (schema.properties ?? {}))))
          if (value === false) found.push(`${path}/${name}: additionalProperties`);
          else visit(where, value, data[name], `${path}/${name}`, found);
    } else if (keyword === 'items') {
      if (Array.isArray(data))
        for (const [index, item] of data.entries()) visit(where, value, item, `${path}/${index}`, found);
    } else if (keyword === 'anyOf') {
      if (!value.some((one: JsonSchema) => isValid(where, one, data))) report('anyOf');
    } else if (keyword === 'allOf') for (const one of value) visit(where, one, data, path, found);
    else if (keyword === 'if') {
      if (schema.then && isValid(where, value, data)) visit(where, schema.then, data, path, found);
    } else if (keyword !== 'then') throw new Error(`The validator of the tests does not know "${keyword}".`);
  }
}

function isValid(where: Where, schema: JsonSchema, data: unknown): boolean {
  const found: string[] = [];
  visit(where, schema, data, '', found);
  return found.length === 0;
}

function followRef(where: Where, ref: string, data: unknown, path: string, found: string[]): void {
  const [name, name2 = ''] = ref.split('#/definitions/');
  const file = name === '' ? where.file : where.files.find((one) => one.path === name);
  const target = file?.schema.definitions?.[name2];
  if (!file || !target) throw new Error(`There is no schema ${ref}.`);
  visit({ ...where, file }, target, data, path, found);
}

function isType(data: unknown, type: string): boolean {
  if (type === 'object') return isFields(data);
  if (type === 'array') return Array.isArray(data);
  if (type === 'integer') return Number.isInteger(data);
  return typeof data === type;
}

function isFields(data: unknown): data is Record<string, unknown> {
  return data !== null && typeof data === 'object' && !Array.isArray(data);
}
