import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { outputFolders } from '../../build/model/files/folders.ts';
import { createDiskWriter } from '../../build/pipeline/write/disk.ts';
import { recoverOutputs } from '../../build/pipeline/write/unfinished.ts';
import { createPicker } from '../support/edits.ts';
import { killing } from '../support/killing.ts';
import { isExhaustive, makeTemporaryFolder, root } from '../support/project.ts';
import { buildDate } from '../support/site.ts';
import { filesOf } from '../support/small-output.ts';
import { copySmallSite } from '../support/small-site.ts';
import { exhaustive } from '../support/some-rows.ts';

/** How many processes are killed: `KILLS=300 npm test -- site/kills` for the long run. */
const kills = Number(process.env.KILLS ?? (isExhaustive ? 30 : 4));

interface State {
  folder: string;
  /** The program that writes a small site. */
  program: string;
}

const killed = suite<State>('killed builds');

killed.before(async (state) => {
  state.folder = makeTemporaryFolder();
  // Below the project, where it finds the packages.
  state.program = join(root, '.cache/test-bundles', String(process.pid), 'write-files.mjs');
  await build({
    entryPoints: [join(root, 'test/support/write-files.ts')],
    outfile: state.program,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    logLevel: 'error',
  });
});
killed.after(({ folder }) => {
  rmSync(folder, { recursive: true });
});

killed(
  'a process killed anywhere leaves the old site or the new one, when the next command has begun',
  async (state) => {
    const picker = createPicker(7);
    const write = (name: string, site: string, env: Record<string, string> = {}) => run(state, name, site, env);
    for (const site of ['old', 'new']) assert.is(write(site, site), 0);
    const sites = new Map(['old', 'new'].map((site) => [site, outputsIn(join(state.folder, site))]));
    copy(state, 'old', 'counted');
    const count = join(state.folder, 'count');
    assert.is(write('counted', 'new', { COUNT_TO: count }), 0);
    const steps = Number(readFileSync(count, 'utf8'));
    const ends = { old: 0, new: 0 };
    for (let number = 1; number <= kills; number++) {
      copy(state, 'old', 'run');
      // The first in the middle and at the end; then more often late than early: the files are moved at the end.
      const at = [Math.ceil(steps / 2), steps][number - 1] ?? 1 + Math.max(picker.below(steps), picker.below(steps));
      assert.is(write('run', 'new', { KILL_AT: String(at) }), null, `killed at step ${at} of ${steps}`);
      const again = picker.below(40);
      // The process that recovers is killed at times, too.
      if (again < 20) write('run', '', { KILL_AT: String(1 + again) });
      const folder = join(state.folder, 'run');
      assert.is(recoverOutputs(join(folder, 'cache'), join(folder, 'dist')).size, 0);
      const story = `killed at step ${at} of ${steps}, then ${again}`;
      const end = outputsIn(folder) === sites.get('new') ? 'new' : 'old';
      ends[end]++;
      assert.is(outputsIn(folder), sites.get(end), story);
      assert.equal(strays(folder), [], story);
      await createDiskWriter(outputFolders(join(folder, 'dist')), new Map()).write(filesOf('new'));
      assert.is(outputsIn(folder), sites.get('new'), `the next build; ${story}`);
    }
    assert.ok(ends.old > 0 && ends.new > 0, `${ends.old} old sites, ${ends.new} new ones`);
  },
);

killed('a first build that is killed leaves no site or all of it', (state) => {
  const picker = createPicker(8);
  const whole = outputsIn(join(state.folder, 'new'));
  for (let number = 1; number <= Math.ceil(kills / 5); number++) {
    const folder = join(state.folder, 'first');
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder);
    const at = 1 + picker.below(60);
    run(state, 'first', 'new', { KILL_AT: String(at) });
    recoverOutputs(join(folder, 'cache'), join(folder, 'dist'));
    if (outputsIn(folder) !== '') assert.is(outputsIn(folder), whole, `killed at step ${at}`);
    assert.equal(strays(folder), [], `killed at step ${at}`);
  }
});

exhaustive(killed)('after a build was killed, check is enough to have a whole site', async () => {
  const picker = createPicker(9);
  const { folder, site, run, edit, remove } = copySmallSite();
  try {
    const outIn = (name: string) => ['--out', join(folder, name, 'dist')];
    const build = async (name: string) => assert.is((await run('build', ...outIn(name))).status, 0);
    const words = 'content/projects/oak-staircase/en.md';
    await build('out');
    const old = outputsIn(join(folder, 'out'));
    const undo = edit(words, /^title: .*$/m, 'title: Another title');
    await build('cold');
    const fresh = outputsIn(join(folder, 'cold'));
    undo();
    const args = ['scripts/run.mjs', 'build', '--site', site, '--date', buildDate, ...outIn('out')];
    const buildChanged = async (env: Record<string, string>) => {
      await build('out');
      edit(words, /^title: .*$/m, 'title: Another title');
      const own = { ...process.env, ...killing(join(folder, 'out')), ...env };
      return spawnSync(process.execPath, args, { cwd: root, env: own });
    };
    const count = join(folder, 'count');
    assert.is((await buildChanged({ COUNT_TO: count })).status, 0);
    const steps = Number(readFileSync(count, 'utf8'));
    for (let number = 1; number <= Math.ceil(kills / 15); number++) {
      undo();
      const at = String(1 + picker.below(steps));
      assert.is((await buildChanged({ KILL_AT: at })).signal, 'SIGKILL', `killed at step ${at}`);
      assert.is((await run('check')).status, 0);
      const found = outputsIn(join(folder, 'out'));
      assert.ok(found === old || found === fresh, `killed at step ${at}`);
      assert.equal(strays(join(folder, 'out')), [], `killed at step ${at}`);
      await build('out');
      assert.is(outputsIn(join(folder, 'out')), fresh, `the next build, killed at step ${at}`);
    }
  } finally {
    remove();
  }
});

killed.run();

/** Writes a site, or recovers it, in a process of its own. Returns its exit code, `null` if it was killed. */
function run({ folder, program }: State, name: string, site: string, env: Record<string, string>): number | null {
  const own = join(folder, name);
  mkdirSync(own, { recursive: true });
  const result = spawnSync(process.execPath, [program, own, site], {
    env: { ...process.env, ...killing(own), ...env },
    encoding: 'utf8',
  });
  assert.is(result.stderr, '');
  return result.status;
}

function copy({ folder }: State, from: string, to: string): void {
  rmSync(join(folder, to), { recursive: true, force: true });
  cpSync(join(folder, from), join(folder, to), { recursive: true });
}

/** Every file with its contents, and every folder, in the three output folders; nothing if there is none. */
function outputsIn(folder: string): string {
  if (!existsSync(folder)) return '';
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /^dist/.test(path))
    .sort()
    .map((path) => {
      const target = join(folder, path);
      return lstatSync(target).isDirectory() ? `${path}/` : `${path} ${readFileSync(target, 'base64')}`;
    })
    .join('\n');
}

/** What is beside the output folders and in them that belongs to no site. */
function strays(folder: string): string[] {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return paths.filter((path) => /^\./.test(path) || /\.staging|\.new$/.test(path) || /^cache\/unfinished\//.test(path));
}
