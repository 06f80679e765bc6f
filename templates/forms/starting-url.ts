const key = 'startingURL';

/** The part of `sessionStorage` that is used. */
type VisitStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** Gives the first address of the visit, and remembers this one where it is the first. */
export function startingUrl(address: string, storage: () => VisitStorage): string {
  const limited = address.slice(0, 2000);
  try {
    const stored = storage().getItem(key);
    if (stored) return stored;
    storage().setItem(key, limited);
  } catch {
    // Storage can be switched off; the form then says where it was reached.
  }
  return limited;
}
