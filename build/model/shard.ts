import { digestOf } from './files/digest.ts';

/** Into how many shards a build can be divided. */
export const maxShards = 999;

/** A shard of what a build renders and makes, for one of several machines. */
export interface Shard {
  /** From 1. */
  number: number;
  of: number;
}

/**
 * Returns whether what belongs to an owner is in a shard: `folder/id` for the pages and files of an entry, so that its
 * languages are made by the same machine, and the path of any other file.
 */
export function isInShard(owner: string, { number, of }: Shard): boolean {
  return Buffer.from(digestOf(owner), 'base64url').readUInt32BE() % of === number - 1;
}
