/** Does work that prints → what it gave, and what it printed. */
export async function quietly<T>(work: () => Promise<T>): Promise<{ result: T; printed: string }> {
  const { write } = process.stdout;
  let printed = '';
  process.stdout.write = ((text: string) => {
    printed += text;
    return true;
  }) as typeof process.stdout.write;
  try {
    return { result: await work(), printed };
  } finally {
    process.stdout.write = write;
  }
}
