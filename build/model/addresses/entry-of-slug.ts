import { idOfWords } from '../../authoring/values/slug.ts';

/**
 * Finds the entry whose slug, in any language, was written instead of its id. Writers see addresses, and `npm run
 * rename` may have changed the id.
 */
export function findEntryBySlug(
  entries: ReadonlyMap<string, ReadonlyMap<string, { words: { slug?: unknown } }>>,
  ref: string,
): string | undefined {
  const [folder, slug] = ref.split('/');
  for (const [known, localized] of entries)
    if (known.startsWith(`${folder}/`) && [...localized.values()].some(({ words }) => words.slug === slug))
      return known;
  return undefined;
}

/**
 * Finds the entry that a target without a folder means: by its id, else by its slug, else by two or more words with
 * which its title begins. Prefers pages to documents. Returns `undefined` if several entries match.
 */
export function findEntryByName(
  entries: ReadonlyMap<string, ReadonlyMap<string, { words: { slug?: unknown; title?: unknown } }>>,
  name: string,
): string | undefined {
  const refs = [...entries.keys()];
  const byId = refs.filter((ref) => ref.endsWith(`/${name}`));
  const folders = [...new Set(refs.map((ref) => ref.split('/')[0]))];
  const bySlug = () => folders.flatMap((folder) => findEntryBySlug(entries, `${folder}/${name}`) ?? []);
  const ways = [() => byId, bySlug, () => findByTitle(entries, name)];
  const found = ways.reduce<string[]>((before, find) => (before.length > 0 ? before : find()), []);
  const pages = found.filter((ref) => !ref.startsWith('documents/'));
  const [only, other] = pages.length > 0 ? pages : found;
  return other === undefined ? only : undefined;
}

function findByTitle(entries: Parameters<typeof findEntryByName>[0], name: string): string[] {
  if (!name.includes('-')) return [];
  return [...entries].flatMap(([ref, localized]) =>
    [...localized.values()].some(({ words }) => `${idOfWords(String(words.title))}-`.startsWith(`${name}-`)) ? ref : [],
  );
}
