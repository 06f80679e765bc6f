/** Joins what a card says in a few words over its title; parts that an entry lacks are left out. */
export function cardKicker(parts: readonly (string | undefined)[]): string {
  return parts.filter(Boolean).join(' · ');
}
