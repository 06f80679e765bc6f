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
 * Finds the entry that a target means which names no folder, by its id, else by its slug: a page rather than a document.
 * Returns `undefined` if several are so named.
 */
export function findEntryByName(
  entries: ReadonlyMap<string, ReadonlyMap<string, { words: { slug?: unknown } }>>,
  name: string,
): string | undefined {
  const refs = [...entries.keys()];
  const byId = refs.filter((ref) => ref.endsWith(`/${name}`));
  const folders = [...new Set(refs.map((ref) => ref.split('/')[0]))];
  const found =
    byId.length > 0 ? byId : folders.flatMap((folder) => findEntryBySlug(entries, `${folder}/${name}`) ?? []);
  const pages = found.filter((ref) => !ref.startsWith('documents/'));
  const [only, other] = pages.length > 0 ? pages : found;
  return other === undefined ? only : undefined;
}
