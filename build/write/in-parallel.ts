/** Does the work of each item, four at a time: expensive contents are made beside each other, the rest comes in order. */
export async function inParallel<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const rest = items.values();
  const worker = async (): Promise<void> => {
    for (const item of rest) await work(item);
  };
  await Promise.all(Array.from({ length: 4 }, worker));
}
