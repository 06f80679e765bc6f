import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { outputFolders } from '../../build/model/files/folders.ts';
import { createDiskWriter } from '../../build/pipeline/write/disk.ts';
import { recoverOutputs } from '../../build/pipeline/write/unfinished.ts';
import { runCommand } from '../support/command.ts';
import { createPicker } from '../support/edits.ts';
import { killing } from '../support/killing.ts';
import { makeTemporaryFolder, root } from '../support/project.ts';
import { changeToCase, layOutBase } from '../support/site.ts';
import { filesOf } from '../support/small-output.ts';

/** How many processes are killed: `KILLS=300 npm test -- site/kills` for the long run. */
const kills = Number(process.env.KILLS ?? 30);

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
      // More often late than early: the files are moved at the end.
      const at = 1 + Math.max(picker.below(steps), picker.below(steps));
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

killed('after a build was killed, check is enough to have a whole site', ({ folder }) => {
  const picker = createPicker(9);
  const project = join(folder, 'project');
  layOutBase(project);
  changeToCase('_small', project);
  const words = join(project, 'content/toolbox/honest-devops/en.md');
  const text = readFileSync(words, 'utf8');
  const command = (name: string, ...args: string[]) =>
    runCommand(name, '--content', join(project, 'content'), '--date', '2027-01-15', ...args);
  const outIn = (name: string) => ['--out', join(folder, name, 'dist')];
  assert.is(command('build', ...outIn('cli')).status, 0);
  const old = outputsIn(join(folder, 'cli'));
  writeFileSync(words, text.replace(/^title: .*$/m, 'title: Another title'));
  assert.is(command('build', ...outIn('cli-cold')).status, 0);
  const fresh = outputsIn(join(folder, 'cli-cold'));
  const buildChanged = (env: Record<string, string>) => {
    writeFileSync(words, text);
    assert.is(command('build', ...outIn('cli')).status, 0);
    writeFileSync(words, text.replace(/^title: .*$/m, 'title: Another title'));
    return spawnSync(
      process.execPath,
      ['scripts/run.mjs', 'build', '--content', join(project, 'content'), '--date', '2027-01-15', ...outIn('cli')],
      { cwd: root, env: { ...process.env, ...killing(join(folder, 'cli')), ...env } },
    );
  };
  const count = join(folder, 'cli-count');
  assert.is(buildChanged({ COUNT_TO: count }).status, 0);
  const steps = Number(readFileSync(count, 'utf8'));
  for (let number = 1; number <= Math.ceil(kills / 15); number++) {
    const at = String(1 + picker.below(steps));
    const result = buildChanged({ KILL_AT: at });
    assert.is(result.signal, 'SIGKILL', `killed at step ${at}`);
    assert.is(command('check').status, 0);
    const found = outputsIn(join(folder, 'cli'));
    assert.ok(found === old || found === fresh, `killed at step ${at}`);
    assert.equal(strays(join(folder, 'cli')), [], `killed at step ${at}`);
    assert.is(command('build', ...outIn('cli')).status, 0);
    assert.is(outputsIn(join(folder, 'cli')), fresh, `the next build, killed at step ${at}`);
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
