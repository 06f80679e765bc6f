import type { RenderedBatch } from './rendered-batch.ts';

/** Reads as numbers in the batch's own list: each key is sent to the other thread once, not once for each page. */
type Packed<T extends { reads: string[] }> = Omit<T, 'reads'> & { reads: Uint32Array };

/** A batch as one thread sends it to another. */
export interface PackedBatch extends Omit<RenderedBatch, 'pages' | 'parts'> {
  pages: Packed<RenderedBatch['pages'][number]>[];
  parts: [string, Packed<RenderedBatch['parts'][number][1]>][];
}

/** Makes a batch ready to be sent. */
export function packBatch(batch: RenderedBatch): PackedBatch {
  const numbers = new Map(batch.reads.map(([key], number) => [key, number]));
  const numberOf = (key: string): number => {
    const number = numbers.get(key);
    if (number === undefined) throw new Error(`The batch does not list the read ${key}.`);
    return number;
  };
  const pack = <T extends { reads: string[] }>(part: T): Packed<T> => ({
    ...part,
    reads: Uint32Array.from(part.reads, numberOf),
  });
  return { ...batch, pages: batch.pages.map(pack), parts: batch.parts.map(([key, part]) => [key, pack(part)]) };
}

/** Takes a batch that was sent. */
export function unpackBatch(packed: PackedBatch): RenderedBatch {
  const unpack = <T extends { reads: Uint32Array }>(part: T): Omit<T, 'reads'> & { reads: string[] } => ({
    ...part,
    reads: Array.from(part.reads, (number) => packed.reads[number]?.[0] ?? ''),
  });
  return { ...packed, pages: packed.pages.map(unpack), parts: packed.parts.map(([key, part]) => [key, unpack(part)]) };
}
