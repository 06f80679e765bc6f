/**
 * Writes an island's properties for an attribute: JSON in which `"` and `~` change places, because markup writes each `"`
 * in six characters.
 */
export function packProps(props: unknown): string {
  return swap(JSON.stringify(props));
}

/** Reads what `packProps` wrote. */
export function unpackProps(packed: string | undefined): unknown {
  return JSON.parse(swap(packed ?? '{}'));
}

function swap(text: string): string {
  return text.replace(/["~]/g, (character) => (character === '"' ? '~' : '"'));
}
