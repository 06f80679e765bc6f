import type { EntryKind } from '../../authoring/define.ts';
import type { LeafSchema } from '../../authoring/schema.ts';
import { didYouMean } from '../../model/diagnostics/suggest.ts';
import { firstAndMore } from '../../model/first-names.ts';
import { fieldsOfData } from '../../model/struct/mapping.ts';
import { readStruct } from '../../model/struct/struct.ts';
import { structProblems } from '../../pipeline/validate/struct-problems.ts';
import { choicesOf, type Field, fieldsOf, parseTyped } from '../editors/fields.ts';
import { defaultFacts, type NewEntry } from '../editors/new-entry.ts';
import { UsageProblem } from '../options/usage-problem.ts';

/** Asks a question on the terminal → the answer; `undefined` if the command does not ask. */
export type Prompt = ((question: string) => Promise<string>) | undefined;

/** The fields of an entry that the command line contains. */
export interface GivenFields {
  facts: Map<string, unknown>;
  words: Map<string, Map<string, unknown>>;
}

/** Takes or asks the title of the entry in each language, or the name that it has in all languages. */
export async function promptTitles({
  kind,
  locales,
  given,
  prompt,
}: {
  kind: EntryKind;
  locales: readonly string[];
  given: GivenFields;
  prompt: Prompt;
}) {
  const titled = fieldsOf(kind.words).find(({ path }) => path.join('.') === 'title');
  const named = fieldsOf(kind.facts).find(({ path }) => path.join('.') === 'name');
  const titles = new Map<string, string>();
  if (!titled && named) {
    const name = String(
      given.facts.get('name') ?? (prompt ? await promptField({ field: named, label: 'name', prompt }) : ''),
    );
    if (name === '') throw new UsageProblem(`Give its name: --name "…".`);
    given.facts.set('name', name);
    for (const locale of locales) titles.set(locale, name);
    return titles;
  }
  for (const locale of locales) {
    const first = titles.values().next().value;
    const taken = given.words.get(locale)?.get('title');
    const asked =
      taken ??
      (prompt && titled
        ? await promptField({ field: titled, label: `title.${locale}`, fallback: first, prompt })
        : first);
    if (asked === undefined) throw new UsageProblem(`Give its title: --title.${locale} "…".`);
    titles.set(locale, String(asked));
  }
  return titles;
}

/** Asks for the id of an entry until it is one that is free. */
export async function promptId(
  first: string,
  whyUnusable: (id: string) => string | undefined,
  prompt: Prompt,
): Promise<string> {
  let id = first;
  for (let why = whyUnusable(id); why !== undefined; why = whyUnusable(id)) {
    if (!prompt) throw new UsageProblem(why);
    process.stderr.write(`  ${why}\n`);
    id = (await prompt('id (the name of its folder): ')).trim();
  }
  return id;
}

/**
 * Asks each required fact that was not given, into `facts`. An empty answer leaves the fact to the default, which is
 * marked as made up.
 */
export async function promptFacts(
  entry: NewEntry,
  facts: Map<string, unknown>,
  prompt: NonNullable<Prompt>,
): Promise<void> {
  for (const field of fieldsOf(entry.kind.facts)) {
    const label = field.path.join('.');
    if (field.optional || facts.has(label) || label === 'type') continue;
    const value = field.path.reduce<unknown>((group, name) => fieldsOfData(group)[name], defaultFacts(entry));
    let typed = '';
    const listening = async (question: string) => {
      typed = await prompt(question);
      return typed;
    };
    const fallback = String(value);
    const answer = await promptField({ field, label, prompt: listening, entries: entry.entries, fallback });
    if (typed.trim() !== '') facts.set(label, answer);
  }
}

/** How many ids of entries a question lists. */
const mostListed = 10;

/** Asks until the answer fits the field; `fallback` is taken where the answer is empty. */
async function promptField(question: {
  field: Field;
  label: string;
  prompt: NonNullable<Prompt>;
  fallback?: string | undefined;
  entries?: readonly string[];
}): Promise<unknown> {
  const { field, label, prompt, fallback, entries = [] } = question;
  const node = readStruct(field.struct);
  const schema: LeafSchema = node.kind === 'leaf' ? node.schema : {};
  const { description, folders = [] } = schema;
  const choices = choicesOf(field);
  const fitting = entries.filter((ref) => folders.includes(ref.split('/')[0] ?? ''));
  const ids = fitting.map((ref) => ref.split('/')[1] ?? '');
  const options = choices?.join(', ') ?? (ids.length > 0 ? firstAndMore(ids, mostListed) : undefined);
  const about = [description, options && `one of: ${options}`, field.list && 'several with commas'].filter(Boolean);
  for (;;) {
    const typed = await prompt(
      `${label}${about.length > 0 ? ` (${about.join('; ')})` : ''}${fallback ? ` [${fallback}]` : ''}: `,
    );
    const value = parseTyped(field, typed.trim() === '' && fallback !== undefined ? fallback : typed);
    const bare = (Array.isArray(value) ? value : [value]).map((one) => withFolder(one, schema, fitting));
    const problem = bare.flatMap((one) => problemOf(field, label, one, fitting, folders))[0];
    if (problem === undefined) return field.list ? bare : bare[0];
    process.stderr.write(`  ${problem}\n`);
  }
}

/** Puts its folder before an id: `anna-de-wit` is `experts/anna-de-wit` if only one folder has it. */
function withFolder(
  value: unknown,
  { folders = [], values: words = [] }: LeafSchema,
  fitting: readonly string[],
): unknown {
  if (typeof value !== 'string' || folders.length === 0 || words.includes(value) || value.includes('/')) return value;
  const found = fitting.filter((ref) => ref.endsWith(`/${value}`));
  if (found.length === 1) return found[0];
  return folders.length === 1 ? `${folders[0]}/${value}` : value;
}

function problemOf(
  field: Field,
  label: string,
  value: unknown,
  fitting: readonly string[],
  folders: readonly string[],
): string[] {
  const [error] = field.struct.validate(value);
  const [problem] = error ? structProblems(field.struct, value, label) : [];
  if (error)
    return [
      [`"${label}" must be ${error.failures()[0]?.message ?? 'another value'}.`, problem?.hint ?? ''].join(' ').trim(),
    ];
  const isEntry =
    typeof value === 'string' && folders.includes(value.split('/')[0] ?? '') && !folders.includes('forms');
  if (isEntry && !fitting.includes(value))
    return [`"${value}" does not exist. ${didYouMean(value, fitting) ?? ''}`.trim()];
  return [];
}
