/**
 * Does work with items, four at a time. If it fails, no more is begun, and the failure is thrown when the rest has ended:
 * nothing is written after that.
 */
export async function inParallel<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const rest = items.values();
  const failures: unknown[] = [];
  const worker = async (): Promise<void> => {
    for (const item of rest) {
      if (failures.length > 0) return;
      await work(item).catch((error) => failures.push(error));
    }
  };
  await Promise.all(Array.from({ length: 4 }, worker));
  if (failures.length > 0) throw failures[0];
}
