/**
 * Returns the first address of the visit: the first item of the list `startingURL`, as the specification names it, which
 * `client/visit.ts` stores on each page. That file shares no module with this one: the script of every page would be
 * two files, the second of which is asked for only after the first has arrived.
 */
export function startingUrl(address: string, storage: () => Pick<Storage, 'getItem'>): string {
  try {
    const [first] = JSON.parse(storage().getItem('startingURL') ?? '[]');
    if (first) return first;
  } catch {
    // Storage can be switched off; the form then says where it was reached.
  }
  return address.slice(0, 2000);
}
