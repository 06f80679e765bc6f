import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { digestOf } from '../digest.ts';

/** Digest of the build's own code, as its bundle was made: another build starts with an empty memo. */
export function codeDigest(root: string): string {
  const inputs = join(root, '.cache', 'build', 'inputs.json');
  return digestOf(existsSync(inputs) ? readFileSync(inputs, 'utf8') : '');
}
