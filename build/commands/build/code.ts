import { fileURLToPath } from 'node:url';
import { readCachedJson } from '../../../scripts/cache-file.mjs';
import { digestOf } from '../../model/files/digest.ts';

/**
 * Computes the digest of the build's own code from the record beside its bundle: another build starts with an empty memo. The
 * stamps in the record do not count: those of a copy differ.
 */
export function codeDigest(): string {
  const recorded = readCachedJson(fileURLToPath(new URL('./inputs.json', import.meta.url)));
  return digestOf(JSON.stringify(recorded?.files ?? ''));
}
