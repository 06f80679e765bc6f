import * as assert from 'uvu/assert';
import { largestBody, readBody } from '../../build/preview/forms-api/read-body.ts';
import type { Property } from '../support/property.ts';
import type { Random } from '../support/random.ts';

/** A posted form, and what happens to its bytes on the way. */
interface Posted {
  parts: Part[];
  /** Bytes that are replaced, by their position from 0 to below 1. */
  damage: { at: number; by: number }[];
}

interface Part {
  name: string;
  value: string;
  /** The name of a file, where the part is one. */
  file?: string;
}

const boundary = '----form-boundary-7MA4YWxkTrZu0gW';

/** A multipart body gives the values that were put into it; a damaged one gives values or is refused. */
export const property: Property = {
  name: 'multipart',
  generate(random) {
    const parts = Array.from({ length: Math.floor(random.number() * 8) }, () => randomPart(random));
    const count = random.number() < 0.5 ? 0 : 1 + Math.floor(random.number() * 8);
    const damage = Array.from({ length: count }, () => ({
      at: random.number(),
      by: Math.floor(random.number() * 256),
    }));
    return JSON.stringify({ parts, damage } satisfies Posted);
  },
  async check(input) {
    const { parts, damage }: Posted = JSON.parse(input);
    const bytes = encode(parts);
    for (const { at, by } of damage) bytes[Math.floor(at * bytes.length)] = by;
    const headers = { 'Content-Type': `multipart/form-data; boundary=${boundary}` };
    const body = await readBody(new Request('https://forms.example/', { method: 'POST', headers, body: bytes }));
    if (bytes.length > largestBody) return assert.equal(body, { type: 'refused', status: 413 });
    if (damage.length > 0 && body.type === 'refused') return assert.is(body.status, 400);
    assert.is(body.type, 'fields');
    if (damage.length > 0 || body.type !== 'fields') return;
    const names = [...new Set(parts.map(({ name }) => name))];
    assert.equal(Object.keys(body.fields).sort(), names.sort());
    for (const name of names) {
      const sent = parts.filter((part) => part.name === name).map(expected);
      assert.equal(await Promise.all([body.fields[name]].flat().map(describe)), sent);
    }
  },
};

function randomPart(random: Random): Part {
  // The same names come again, and some are names that every object has.
  const name = random.pick(['email', 'message', 'cv', '__proto__', 'constructor', 'toString', random.text()]);
  const part = { name: inHeader(name) || 'a', value: random.text() };
  return random.number() < 0.3 ? { ...part, file: `${inHeader(random.text())}.pdf` } : part;
}

/** Leaves out what a browser escapes in a name, and byte order marks, which are lost at the start of a decoded text. */
function inHeader(text: string): string {
  return text.replace(/["\r\n\\%\ufeff]/g, '');
}

function encode(parts: readonly Part[]): Uint8Array<ArrayBuffer> {
  const text = parts.map(({ name, value, file }) => {
    const fileName = file === undefined ? '' : `; filename="${file}"\r\nContent-Type: application/pdf`;
    return `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${fileName}\r\n\r\n${value}\r\n`;
  });
  return new TextEncoder().encode(`${text.join('')}--${boundary}--\r\n`);
}

function expected({ value, file }: Part): string {
  return file === undefined ? describeText(value) : `${file}:${value}`;
}

/** Decoding a text removes byte order marks at its start; a file is kept byte by byte. */
function describeText(text: string): string {
  return `:${text.replace(/^\ufeff+/, '')}`;
}

async function describe(value: unknown): Promise<string> {
  if (!(value instanceof File)) return describeText(String(value));
  // Bytes, because a text would lose a byte order mark.
  return `${value.name}:${Buffer.from(await value.arrayBuffer())}`;
}
