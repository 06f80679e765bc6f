import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { digestOf } from '../digest.ts';

/** Digest of the build's own code, as its bundle was made: another build starts with an empty memo. */
export function codeDigest(root: string): string {
  return digestOf(readInputs(root));
}

/** Digest of the code that makes pictures, fonts and PDFs: what it made is kept as long as that code stays the same. */
export function assetCodeDigest(root: string): string {
  const inputs = readInputs(root);
  const stamps: Record<string, string> = inputs === '' ? {} : JSON.parse(inputs);
  const own = Object.entries(stamps).filter(([path]) =>
    /^(build\/(emit|markdown)|templates\/drawings|package-lock)/.test(path),
  );
  return digestOf(JSON.stringify(own));
}

function readInputs(root: string): string {
  const path = join(root, '.cache', 'build', 'inputs.json');
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}
