import { digestOf } from './digest.ts';

/** Into how many shares a build can be divided. */
export const maxShares = 999;

/** A share of what a build renders and makes, for one of several machines. */
export interface Share {
  /** From 1. */
  number: number;
  of: number;
}

/**
 * Returns whether what belongs to an owner is in a share: `folder/id` for the pages and files of an entry, so that its
 * languages are made by the same machine, and the path of any other file.
 */
export function isInShare(owner: string, { number, of }: Share): boolean {
  return Buffer.from(digestOf(owner), 'base64url').readUInt32BE() % of === number - 1;
}
