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
