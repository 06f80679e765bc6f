import { digestOf } from '../../model/files/digest.ts';
import type { Contents, OutputFile } from '../../model/output.ts';

/**
 * Adds the digest of its contents to a file's name, so that it can be cached forever: `main.css` →
 * `/assets/main-3fQ2.css`.
 */
export function hashedAsset(name: string, contents: Contents): { url: string; file: OutputFile } {
  return assetOfDigest(name, digestOf(contents), () => contents);
}

/** Does the same for contents with a known digest, which are made only when they are written. */
export function assetOfDigest(
  name: string,
  digest: string,
  contents: OutputFile['contents'],
): { url: string; file: OutputFile } {
  const dot = name.lastIndexOf('.');
  const path = `assets/${name.slice(0, dot)}-${digest.slice(0, 8)}${name.slice(dot)}`;
  return { url: `/${path}`, file: { area: 'site', path, digest, contents } };
}

/** Returns a text file at the root of an area. */
export function textFile(path: string, text: string, area: OutputFile['area'] = 'site'): OutputFile {
  return { area, path, digest: digestOf(text), contents: () => text };
}
