import { hash } from 'node:crypto';

/** Computes a short digest of text or bytes → 16 characters of base64url. */
export function digestOf(contents: string | Uint8Array): string {
  return hash('sha1', contents, 'base64url').slice(0, 16);
}

/** Computes the checksum of a script or style sheet for the `integrity` attribute. */
export function integrityOf(contents: string): string {
  return `sha384-${hash('sha384', contents, 'base64')}`;
}

/** Computes a digest of plain data, the same for the same data whatever the order of its keys. */
export function digestOfData(data: unknown): string {
  return digestOf(stableJson(data));
}

/** Writes plain data as JSON with sorted keys. */
export function stableJson(data: unknown): string {
  if (Array.isArray(data)) return `[${data.map(stableJson).join(',')}]`;
  if (data === null || typeof data !== 'object') return JSON.stringify(data) ?? 'null';
  const pairs = Object.entries(data)
    .filter(([, value]) => value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, value]) => `${JSON.stringify(key)}:${stableJson(value)}`);
  return `{${pairs.join(',')}}`;
}
