/** The specification's name of a list: its first item is the first address of the visit. */
export const startingUrlKey = 'startingURL';

/** The part of `sessionStorage` that is used. */
type VisitStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** Returns the first address of the visit, and stores this one if it is the first. */
export function startingUrl(address: string, storage: () => VisitStorage): string {
  const limited = address.slice(0, 2000);
  try {
    const [first] = JSON.parse(storage().getItem(startingUrlKey) ?? '[]');
    if (first) return first;
    storage().setItem(startingUrlKey, JSON.stringify([limited]));
  } catch {
    // Storage can be switched off; the form then says where it was reached.
  }
  return limited;
}
