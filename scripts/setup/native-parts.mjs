import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync, readdirSync, readFileSync, readSync, realpathSync, writeSync } from 'node:fs';
import { join, relative } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { root } from './commands.mjs';

const modules = join(root, 'node_modules');

/**
 * The packages with code that is no JavaScript, each with a little use of that code.
 * @type {Record<string, (module: any) => unknown>}
 */
const uses = {
  esbuild: ({ transformSync }) => transformSync(''),
  lightningcss: ({ transform }) => transform({ filename: 'a.css', code: Buffer.from('a{}') }),
  sharp: ({ default: sharp }) => sharp(Buffer.from('<svg width="1" height="1"/>')).png().toBuffer(),
  satteri: ({ markdownToMdast }) => markdownToMdast('a'),
  harfbuzzjs: ({ Blob }) => new Blob(new Uint8Array(4)),
  'subset-font': ({ default: subset }) =>
    // What is tried refuses a font without tables.
    subset(Buffer.from([0, 1, 0, 0, ...Array(8).fill(0)]), '').catch((/** @type {Error} */ error) => {
      if (!error.message.startsWith('hb_subset')) throw error;
    }),
  '@myriaddreamin/typst-ts-node-compiler': ({ NodeCompiler }) => NodeCompiler.create(),
};

/**
 * Those that only the tests need are programs.
 * @type {Record<string, string>}
 */
const programs = { '@biomejs/biome': 'bin/biome', typescript: 'bin/tsc' };

/** The packages that the build loads from node_modules, because their code is no JavaScript alone. */
export const nativePackages = Object.keys(uses);

/**
 * Returns the names of the packages whose native parts are needed.
 * @param {{ development: boolean }} options
 */
export const namesFor = ({ development }) => [...nativePackages, ...(development ? Object.keys(programs) : [])];

/** Returns the variables of the environment that name another native part, each with the file. */
export const readOverrides = () =>
  ['ESBUILD_BINARY_PATH', 'BIOME_BINARY', 'NAPI_RS_NATIVE_LIBRARY_PATH'].flatMap((name) => {
    const { [name]: file } = process.env;
    return file ? [{ name, file }] : [];
  });

/**
 * Lists the files with the code of the packages that have native parts.
 * @param {readonly string[]} names
 * @param {readonly string[]} parts names of the packages that are native parts of these for this machine
 * @returns {string[]}
 */
export function listNativeFiles(names, parts) {
  const owners = names.map((name) => join(modules, name)).filter((path) => existsSync(path));
  // Other package managers put a part beside the package that it belongs to, behind a symbolic link.
  const places = [modules, ...owners.map((path) => realpathSync(path).replace(/(?<=node_modules[\\/]).*/, ''))];
  const folders = parts.flatMap(
    (name) => places.map((place) => join(place, name)).find((path) => existsSync(path)) ?? [],
  );
  return [...owners, ...folders].flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && (/\.(?:[cm]?js|json|wasm)$/.test(entry.name) || isNative(entry.name)))
      .map(({ parentPath, name }) => join(parentPath, name)),
  );
}

/** @param {string} name */
const isNative = (name) => /\.(?:node|exe|dll|dylib|so[.\d]*)$|^[a-z]+$/.test(name);

/**
 * Uses the packages in a process of its own, because what is damaged may end it.
 * @param {readonly string[]} files as `listNativeFiles` lists them
 * @param {readonly string[]} names
 * @returns {Promise<{ name: string, reason: string } | undefined>} the first package that cannot be used
 */
export async function findUnusable(files, names) {
  const child = spawn(process.execPath, [fileURLToPath(import.meta.url)], {
    cwd: root,
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const ended = once(child, 'close');
  child.stdin.on('error', () => {});
  child.stdin.end(JSON.stringify({ files: files.filter((path) => !/js(?:on)?$/.test(path)), names }));
  const stdout = await text(child.stdout);
  const [status, signal] = await ended;
  const last = JSON.parse(stdout.trim().split('\n').at(-1) || '{}');
  return last.isUsable ? undefined : { name: 'node_modules/', reason: `it ends Node (${signal ?? status})`, ...last };
}

/** Prints each package before it is used, so that the last line names the one that ends this process. */
async function tryPackages() {
  const { files, names } = JSON.parse(readFileSync(0, 'utf8'));
  let name = '';
  try {
    for (const override of readOverrides()) {
      name = `${override.name}=${override.file}`;
      checkFile(override.file);
    }
    for (const file of files) {
      name = /.*node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(file)?.[1] ?? file;
      checkFile(file);
    }
    for (name of names) {
      print({ name });
      const program = programs[name];
      if (program === undefined) await uses[name]?.(await import(name));
      else runProgram(join(modules, name, program));
    }
    print({ isUsable: true });
  } catch (error) {
    const [reason] = String(error instanceof Error ? error.message : error)
      .trim()
      .split(/\.\s|\n|\.$/);
    print({ name, reason });
  }
}

/** @param {object} line */
const print = (line) => writeSync(1, `${JSON.stringify(line)}\n`);

/** @param {string} path */
function runProgram(path) {
  const { status, signal, stdout, stderr } = spawnSync(process.execPath, [path, '--version'], { encoding: 'utf8' });
  if (!/\d\.\d/.test(stdout))
    throw new Error(/^\w*Error: (.*)/m.exec(stderr)?.[1] ?? `it ends with ${signal ?? status} and no version`);
}

/**
 * Throws if a file is not WebAssembly, a script or native code of this machine. A system that does not know a program as
 * such lets a shell run it, as a script.
 * @param {string} path
 */
export function checkFile(path) {
  if (path.endsWith('.wasm')) new WebAssembly.Module(readFileSync(path));
  else if (!isForMachine(readHead(path), readHead(process.execPath)))
    throw new Error(`${relative(root, path)} is damaged, or for another processor`);
}

/**
 * Returns whether a file is a script, or native code for the machine that other native code is for.
 * @param {Buffer} head the first bytes
 * @param {Buffer} known those of the other code
 */
export function isForMachine(head, known) {
  if (head.toString('latin1', 0, 2) === '#!') return true;
  if (head.length < known.length) return false;
  const isSame = (/** @type {[number, number][]} */ ...ranges) =>
    ranges.every(([start, end]) => head.subarray(start, end).equals(known.subarray(start, end)));
  // ELF: class and order of bytes, machine. Of macOS, a file may be for several.
  if (known.toString('latin1', 1, 4) === 'ELF') return isSame([0, 6], [18, 20]);
  return isSame([0, 4]) || head.readUInt32BE(0) === 0xcafebabe;
}

/** @param {string} path */
function readHead(path) {
  const file = openSync(path, 'r');
  try {
    const head = Buffer.alloc(4096);
    return head.subarray(0, readSync(file, head));
  } finally {
    closeSync(file);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await tryPackages();
