import { pluralBase, pluralCategories, requiredCategories } from '../../languages/plural-forms.ts';
import { placeholdersIn } from '../../pipeline/validate/string-texts.ts';
import type { JsonSchema } from './json-schema.ts';

/** Writes a tree of interface texts as one map: `footer.offices` → text. */
export function flattenStrings(data: unknown, path: readonly string[] = [], into = new Map<string, string>()) {
  if (typeof data === 'string') into.set(path.join('.'), data);
  else if (data !== null && typeof data === 'object') {
    for (const [key, value] of Object.entries(data)) flattenStrings(value, [...path, key], into);
  }
  return into;
}

interface Text {
  says: string;
  required: boolean;
  /** The names between double braces that the text must have, and no others; nothing where its forms share them. */
  placeholders?: string[];
}

/** A branch of the tree of texts, or a text. */
type Branch = Map<string, Branch | Text>;

/**
 * Writes the schema of a language's interface texts: the default language's keys in the plural forms of this language,
 * with the same placeholders. On hover, each says what the default language has.
 */
export function stringsSchema(source: ReadonlyMap<string, string>, locale: string): JsonSchema {
  const root: Branch = new Map();
  const required = requiredCategories(locale);
  for (const [key, says] of source) {
    const base = pluralBase(key);
    if (base === undefined) {
      set(root, key, { says, required: true, placeholders: [...new Set(placeholdersIn(says))].sort() });
      continue;
    }
    for (const category of new Set([key.slice(base.length + 1), ...pluralCategories(locale)]))
      set(root, `${base}_${category}`, {
        says: source.get(`${base}_${category}`) ?? says,
        required: required.includes(category),
      });
  }
  return branchSchema(root);
}

function set(root: Branch, key: string, text: Text): void {
  const steps = key.split('.');
  const last = steps.pop() ?? '';
  let branch = root;
  for (const step of steps) {
    const next = branch.get(step);
    if (next instanceof Map) branch = next;
    else {
      const made: Branch = new Map();
      branch.set(step, made);
      branch = made;
    }
  }
  branch.set(last, text);
}

function branchSchema(branch: Branch): JsonSchema {
  const fields = [...branch].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    type: 'object',
    properties: Object.fromEntries(
      fields.map(([name, field]) => [name, field instanceof Map ? branchSchema(field) : textSchema(field)]),
    ),
    required: fields.filter(([, field]) => field instanceof Map || field.required).map(([name]) => name),
    additionalProperties: false,
  };
}

function textSchema({ says, placeholders }: Text): JsonSchema {
  if (!placeholders) return { type: 'string', description: says, pattern: '\\S' };
  const names = placeholders.map((name) => name.replaceAll('.', '\\.'));
  const wanted = names.map((name) => `(?=[^]*\\{\\{\\s*${name}\\b)`).join('');
  const allowed = names.length > 0 ? `|\\{\\{\\s*(?:${names.join('|')})\\b[^}]*\\}\\}` : '';
  return {
    type: 'string',
    description: says,
    pattern: `^(?=[^]*\\S)${wanted}(?:[^{]|\\{(?!\\{)${allowed})*$`,
    patternErrorMessage:
      names.length > 0
        ? `Must be text with ${placeholders.map((name) => `{{${name}}}`).join(', ')}.`
        : 'Must be text without placeholders.',
  };
}
