import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fail } from '../setup/commands.mjs';
import { measure, measureInTurn } from './measure.mjs';
import { measurePreview } from './measure-preview.mjs';

/** @typedef {import('./measure.mjs').Measured} Measured */

/**
 * A version of the generator, the same documents as its templates want them, and where it builds to.
 * @typedef {{ root: string, content: string, folder: string }} Version
 */

/**
 * Lays out an earlier version of this project in a folder, with the packages of this one if they are the same.
 * @param {{ root: string, commit: string, folder: string }} options
 */
export function layOutCommit({ root, commit, folder }) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const archive = execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 2 ** 30 });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  if (!existsSync(join(folder, 'scripts/bench/site')))
    fail(`${commit} has no scripts/bench/site/, on which the documents lie: give a commit that has it.`);
  const lock = 'package-lock.json';
  // Otherwise the version installs its own.
  if (readFileSync(join(folder, lock), 'utf8') === readFileSync(join(root, lock), 'utf8'))
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
}

/**
 * Measures two versions in turn on the same documents, the earlier one twice: how far its two figures are apart is the noise
 * of the machine.
 * @param {object} input
 * @param {Version} input.before
 * @param {Version} input.now
 * @param {readonly string[]} input.args
 * @param {number} input.runs
 * @param {(...paths: string[]) => void} input.putAside
 * @param {(content: string) => string} input.change changes a file of the content, and returns the text that its page then has
 * @param {string} input.path the path of that page
 * @param {boolean} input.short whether only first builds are measured
 */
export async function measureAgainst({ before, now, args, runs, putAside, change, path, short }) {
  /** @param {Version} version */
  const envOf = ({ folder }) => ({ SITE_CACHE: join(folder, 'cache') });
  /** @param {Version} version @param {readonly string[]} [more] @param {() => void} [prepare] */
  const build = (version, more = ['--content', version.content], prepare = () => {}) => {
    const command = ['scripts/run.mjs', 'build', ...more, '--out', join(version.folder, 'dist'), ...args];
    return measure('node', command, { cwd: version.root, env: envOf(version), before: prepare });
  };
  /** @param {Version} version */
  const forget = ({ folder }) =>
    putAside(
      ...['cache/memo', 'cache/assets', 'dist', 'dist-documents', 'dist-hosts'].map((name) => join(folder, name)),
    );
  /** @param {(version: Version) => Promise<Measured>} once */
  const both = async (once) => {
    const rows = await measureInTurn(runs, {
      before: () => once(before),
      now: () => once(now),
      again: () => once(before),
    });
    return /** @type {Record<'before' | 'now' | 'again', Measured>} */ (rows);
  };
  // The first build of each compiles the templates, as installing a program does.
  for (const version of [before, now]) await build(version);
  const cold = await both((version) => build(version, undefined, () => forget(version)));
  if (short) return { rows: { cold } };
  const rows = {
    cold,
    'nothing changed': await both((version) => build(version)),
    'one file changed': await both((version) => build(version, undefined, () => void change(version.content))),
    'this site, cold': await both((version) => build(version, [], () => forget(version))),
  };
  /** @param {Version} version */
  const served = (version) =>
    measurePreview({
      root: version.root,
      env: envOf(version),
      args: ['--content', version.content, ...args],
      path,
      change: () => change(version.content),
    });
  return { rows, served: { before: await served(before), now: await served(now) } };
}

/**
 * Formats figures of two versions: before, now, and the ratio.
 * @param {Awaited<ReturnType<typeof measureAgainst>>} measured
 */
export function formatAgainst({ rows, served }) {
  const kinds = /** @type {const} */ ([
    ['processor', 's of processors'],
    ['seconds', 's'],
    ['megabytes', 'MB'],
  ]);
  const lines = Object.entries(rows).flatMap(([name, { before, now, again }]) =>
    kinds.map(
      ([kind, unit], index) =>
        `${(index === 0 ? name : '').padEnd(18)}${before[kind].toFixed(2).padStart(9)} → ${now[kind].toFixed(2).padStart(8)} ${unit.padEnd(15)} × ${ratioOf(before[kind], now[kind])} (the earlier one again: × ${ratioOf(before[kind], again[kind])})`,
    ),
  );
  if (served)
    lines.push(
      `${'save to served'.padEnd(18)}${served.before.toFixed(0).padStart(9)} → ${served.now.toFixed(0).padStart(8)} ${'ms'.padEnd(15)} × ${ratioOf(served.before, served.now)}`,
    );
  return lines;
}

/** @param {number} before @param {number} now */
const ratioOf = (before, now) => (now / before).toFixed(2);

/**
 * Returns how much more processor time a first build takes than the limit and the noise of the machine allow, in percent; 0
 * if it takes no more.
 * @param {Awaited<ReturnType<typeof measureAgainst>>} measured
 * @param {number} limit in percent
 */
export function exceededBy({ rows: { cold } }, limit) {
  const noise = Math.abs(cold.again.processor / cold.before.processor - 1) * 100;
  const more = (cold.now.processor / ((cold.before.processor + cold.again.processor) / 2) - 1) * 100;
  return Math.max(0, more - limit - noise);
}
