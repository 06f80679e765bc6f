import { cpSync, mkdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Picker } from './edits.ts';
import { filesBelow } from './site.ts';

/** Damages a random file below a folder → what was done, in words. Every folder of the first level is as likely. */
export function damageRandomFile(folder: string, picker: Picker): string {
  const files = filesBelow(folder);
  const areas = [...new Set(files.map((file) => file.split('/')[0]))];
  const area = picker.pick(areas);
  const file = picker.pick(files.filter((path) => path.split('/')[0] === area));
  const [name, damage] = picker.pick(Object.entries(damages));
  damage({ path: join(folder, file), other: join(folder, picker.pick(files)), picker });
  return `${name} ${file}`;
}

interface DamageInput {
  path: string;
  /** Another file below the same folder. */
  other: string;
  picker: Picker;
}

const damages: Record<string, (input: DamageInput) => void> = {
  truncate: ({ path, picker }) => truncateSync(path, picker.below(sizeOf(path))),
  'flip a bit of': flipBit,
  'zero the end of': ({ path, picker }) => writeFileSync(path, readFileSync(path).fill(0, picker.below(sizeOf(path)))),
  empty: ({ path }) => truncateSync(path),
  'put another file in place of': ({ path, other }) => {
    if (other !== path) cpSync(other, path);
  },
  remove: ({ path }) => rmSync(path),
  'put a folder in place of': ({ path }) => {
    rmSync(path);
    mkdirSync(join(path, 'folder'), { recursive: true });
  },
  'change a value in': changeJson,
};

function sizeOf(path: string): number {
  return Math.max(1, readFileSync(path).length);
}

function flipBit({ path, picker }: DamageInput): void {
  const bytes = readFileSync(path);
  const at = picker.below(sizeOf(path));
  bytes[at] = (bytes[at] ?? 0) ^ (1 << picker.below(8));
  writeFileSync(path, bytes);
}

/** Changes a value of a file of JSON, so that it is still JSON; of another file, a bit. */
function changeJson(input: DamageInput): void {
  const { path, picker } = input;
  const text = readFileSync(path, 'utf8');
  const values = text.startsWith('{') ? [...text.matchAll(/(?<=[:,[])(\d+|"[^"\\]*")(?=[\],}])/g)] : [];
  if (values.length === 0) {
    flipBit(input);
    return;
  }
  const value = picker.pick(values);
  const changed = value[0].startsWith('"') ? '"changed"' : '7';
  writeFileSync(path, text.slice(0, value.index) + changed + text.slice(value.index + value[0].length));
}
