/**
 * Finds the entry whose slug in any language stands in place of its id: a writer knows an entry by its address, which
 * `npm run rename` may have changed.
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
