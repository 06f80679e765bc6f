/**
 * Does work with items, four at a time: two from the start of the list and two from its end. Outputs begin with what this
 * thread draws and end with what other threads compress, so all threads have work. If the work fails, no more is begun, and
 * the failure is thrown when the rest has ended: nothing is written after that.
 */
export async function inParallel<Item extends object>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  let [start, end] = [0, items.length];
  const takeFirst = () => (start < end ? items[start++] : undefined);
  const takeLast = () => (start < end ? items[--end] : undefined);
  const failures: unknown[] = [];
  const worker = async (take: () => Item | undefined): Promise<void> => {
    for (let item = take(); item !== undefined && failures.length === 0; item = take())
      await work(item).catch((error) => failures.push(error));
  };
  await Promise.all([takeFirst, takeFirst, takeLast, takeLast].map(worker));
  if (failures.length > 0) throw failures[0];
}
