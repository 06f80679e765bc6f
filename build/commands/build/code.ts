import { fileURLToPath } from 'node:url';
import { readCached } from '../../../scripts/cache-file.mjs';
import { digestOf } from '../../model/files/digest.ts';

/** Computes the digest of the build's own code from the record beside its bundle: another build starts with an empty memo. */
export function codeDigest(): string {
  return digestOf(readCached(fileURLToPath(new URL('./inputs.json', import.meta.url))) ?? '');
}
