/**
 * Copies a text, so that it can be kept without the longer text that it was cut from: the engine lets a part of a text
 * refer to the whole, and a page's address would keep the whole page in memory.
 */
export function copyOf(text: string): string {
  return Buffer.from(text).toString();
}
