import { createHash } from 'node:crypto';
import {
  appendFileSync,
  closeSync,
  fstatSync,
  lstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname } from 'node:path';
import { threadId } from 'node:worker_threads';

/**
 * A cached file ends with a line that has a digest of its name and contents, its seal. The line is a JavaScript comment,
 * so that a cached module can be imported as it is.
 */
const mark = '\n//# sha1=';
const sealLength = 27;
const lineLength = mark.length + sealLength + 1;

/**
 * Reads a cached file → its contents, or `undefined` if it is missing or is not what was written under its name.
 * @param {string} path
 * @returns {Buffer | undefined}
 */
export function readCached(path) {
  return openCached(path)?.contents;
}

/**
 * Reads the seal of a cached file, or `undefined` as `readCached` does.
 * @param {string} path
 */
export function readSeal(path) {
  return openCached(path)?.seal;
}

/** @param {string} path */
function openCached(path) {
  const bytes = readBytes(path);
  return bytes && unseal(path, bytes);
}

/**
 * Removes the seal from the bytes of a cached file, or of one that another machine has sealed → its contents and its
 * seal, or `undefined` if the bytes are not what was sealed under its name.
 * @param {string} path
 * @param {Buffer} bytes
 */
export function unseal(path, bytes) {
  if (bytes.length < lineLength) return undefined;
  const contents = bytes.subarray(0, -lineLength);
  const seal = sealOf(path, contents);
  return hasLine(bytes, contents.length, seal) ? { contents, seal } : undefined;
}

/**
 * Reads a cached file of JSON → its data, or `undefined` as `readCached` does.
 * @param {string} path
 * @returns {any}
 */
export function readCachedJson(path) {
  const contents = readCached(path);
  return contents && JSON.parse(contents.toString('utf8'));
}

/**
 * Reads a cached file that has grown by appended parts → its parts, the seal of the last and the size in
 * bytes, or `undefined` as `readCached` does. A part must not have a line that begins as the seal's line does, which JSON never has.
 * @param {string} path
 * @returns {{ parts: Buffer[], seal: string, size: number } | undefined}
 */
export function readCachedParts(path) {
  const bytes = readBytes(path);
  if (!bytes) return undefined;
  const parts = [];
  let seal;
  for (let start = 0; start < bytes.length; ) {
    const end = bytes.indexOf(mark, start);
    if (end < 0) return undefined;
    const part = bytes.subarray(start, end);
    seal = seal === undefined ? sealOf(path, part) : sealAfter(seal, part);
    if (!hasLine(bytes, end, seal)) return undefined;
    parts.push(part);
    start = end + lineLength;
  }
  return seal ? { parts, seal, size: bytes.length } : undefined;
}

/**
 * Reads the seal that a cached file ends with, without reading the rest: with it, only a seal that is known to be right
 * can be compared. Returns `undefined` if there is none.
 * @param {string} path
 */
export function readLastSeal(path) {
  let file;
  try {
    file = openSync(path, 'r');
    const line = Buffer.alloc(lineLength);
    const start = fstatSync(file).size - lineLength;
    if (start < 0 || readSync(file, line, 0, lineLength, start) < lineLength) return undefined;
    return line.toString('latin1', mark.length, mark.length + sealLength);
  } catch {
    return undefined;
  } finally {
    if (file !== undefined) closeSync(file);
  }
}

/**
 * Writes a cached file → its seal. Other processes may write or read it at the same time: they find it whole.
 * @param {string} path
 * @param {string | Uint8Array} contents
 */
export function writeCached(path, contents) {
  const sealed = seal(path, contents);
  mkdirSync(dirname(path), { recursive: true });
  const beside = `${path}.${process.pid}-${threadId}`;
  try {
    writeFileSync(beside, sealed.bytes);
    // A folder in the file's place cannot be replaced by renaming.
    if (lstatSync(path, { throwIfNoEntry: false })?.isDirectory()) rmSync(path, { recursive: true });
    renameSync(beside, path);
  } catch (error) {
    rmSync(beside, { force: true });
    throw error;
  }
  return sealed.seal;
}

/**
 * Seals the contents of a cached file → its bytes, and the seal at their end.
 * @param {string} path
 * @param {string | Uint8Array} contents
 */
export function seal(path, contents) {
  const own = Buffer.from(contents);
  const digest = sealOf(path, own);
  return { bytes: withLine(own, digest), seal: digest };
}

/**
 * Appends a part to a cached file → the part's seal.
 * @param {string} path
 * @param {string} lastSeal the seal of the part before
 * @param {string} part
 */
export function appendCached(path, lastSeal, part) {
  const bytes = Buffer.from(part);
  const seal = sealAfter(lastSeal, bytes);
  appendFileSync(path, withLine(bytes, seal));
  return seal;
}

/**
 * Computes the seal of a file's contents. The last folder is a part of the file's name, so that files of different
 * folders cannot be taken for each other.
 * @param {string} path
 * @param {string | Uint8Array} contents
 */
export function sealOf(path, contents) {
  return sealAfter(`${basename(dirname(path))}/${basename(path)}`, contents);
}

/**
 * @param {string} before the file's name, or the seal of the part before
 * @param {string | Uint8Array} contents
 */
function sealAfter(before, contents) {
  return createHash('sha1').update(`${before}\n`).update(contents).digest('base64url');
}

/**
 * @param {Uint8Array} contents
 * @param {string} seal
 */
function withLine(contents, seal) {
  return Buffer.concat([contents, Buffer.from(`${mark}${seal}\n`)]);
}

/**
 * @param {Buffer} bytes
 * @param {number} start
 * @param {string} seal
 */
function hasLine(bytes, start, seal) {
  return bytes.toString('latin1', start, start + lineLength) === `${mark}${seal}\n`;
}

/** @param {string} path */
function readBytes(path) {
  try {
    return readFileSync(path);
  } catch {
    // A file that is missing, a folder or unreadable is made again.
    return undefined;
  }
}
