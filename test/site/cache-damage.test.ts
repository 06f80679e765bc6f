import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { digestOf } from '../../build/model/files/digest.ts';
import { outputFolders } from '../../build/model/files/folders.ts';
import { damageRandomFile } from '../support/damage.ts';
import { createPicker } from '../support/edits.ts';
import { isExhaustive, makeTemporaryFolder, root } from '../support/project.ts';
import { filesBelow } from '../support/site.ts';
import { smallFolder } from '../support/small-site.ts';
import { exhaustive } from '../support/some-rows.ts';

/**
 * Whatever happens to the cache, a build gives what a cold one gives. A failure prints what was damaged since the last
 * build; `DAMAGES=300` damages more files, `SEED=7` others.
 */
const wanted = Number(process.env.DAMAGES ?? (isExhaustive ? 40 : 4));
const seed = Number(process.env.SEED ?? 1);
/** Files that are damaged between two builds, at most. */
const atOnce = process.env.DAMAGES ? 8 : 16;

/** The folder of the site's own cache, from that of the project. */
const ownCache = join('sites', digestOf('site'));

/** A copy of the project without a cache, and a small site in it. */
interface State {
  project: string;
}

const damage = suite<State>('damaged caches');
const further = exhaustive(damage);

damage.before((state) => {
  state.project = makeTemporaryFolder();
  for (const path of ['build', 'scripts', 'package.json', 'package-lock.json', 'tsconfig.json'])
    cpSync(join(root, path), join(state.project, path), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(state.project, 'node_modules'));
  cpSync(smallFolder, join(state.project, 'site'), { recursive: true });
});
damage.after(({ project }) => rmSync(project, { recursive: true }));

damage(`${wanted} damaged files change no byte of the site`, ({ project }) => {
  const picker = createPicker(seed);
  const own = ownCache;
  const page = join(project, 'site/content/projects/oak-staircase/en.md');
  const texts = ['', '\nAnother paragraph.\n'].map((addition) => readFileSync(page, 'utf8') + addition);
  const cold = texts.map((text, index) => {
    writeFileSync(page, text);
    rmSync(join(project, 'out'), { recursive: true, force: true });
    // The pages are made anew each time, the assets once.
    const assets = (cold: number) => join(project, `cold-${cold}`, 'assets');
    if (index > 0) cpSync(assets(0), assets(index), { recursive: true });
    return buildIn(project, { SITE_CACHE: join(project, `cold-${index}`) });
  });
  for (const { status, printed } of cold) assert.is(status, 0, printed);
  assert.not.equal(cold[0]?.files, cold[1]?.files);
  cpSync(join(project, 'cold-1'), join(project, '.cache', own), { recursive: true });
  assert.equal(buildIn(project).status, 0);

  for (let done = 0; done < wanted; ) {
    const count = Math.min(wanted - done, 1 + picker.below(atOnce));
    const what = Array.from({ length: count }, () =>
      damageRandomFile(join(project, '.cache', picker.pick(['', own, own, own])), picker),
    );
    done += count;
    const variant = picker.below(2);
    if (readFileSync(page, 'utf8') !== texts[variant]) writeFileSync(page, texts[variant] ?? '');
    // Without output, everything that was made before is read from the cache.
    const isAfresh = picker.below(2) === 0;
    if (isAfresh) rmSync(join(project, 'out'), { recursive: true });
    const { status, printed, files } = buildIn(project);
    const story = `${what.join('\n')}\n${isAfresh ? 'built without output' : 'built over the output'} (SEED=${seed})\n`;
    assert.is(status, 0, `${story}${printed}`);
    assert.not.match(printed, /could not be written/, story);
    assert.equal(differences(files, cold[variant]?.files), [], story);
  }
});

further('a checkout of the site elsewhere renders nothing again, with a cache that is named', ({ project }) => {
  const cache = { SITE_CACHE: join(project, 'cache-of-the-site') };
  // Only pages are of interest: assets are those of a build before, if there was one.
  const known = join(project, 'cold-0/assets');
  if (existsSync(known)) cpSync(known, join(cache.SITE_CACHE, 'assets'), { recursive: true });
  const first = buildIn(project, cache);
  renameSync(join(project, 'site'), join(project, 'site-2'));
  try {
    const second = buildIn(project, cache, 'site-2');
    assert.match(second.printed, /\(0 rendered\)/, second.printed);
    assert.equal(differences(first.files, second.files), []);
  } finally {
    renameSync(join(project, 'site-2'), join(project, 'site'));
  }
});

further('a copy of the project elsewhere renders nothing again, and sees its own changes', ({ project }) => {
  const text = 'site/content/projects/oak-staircase/en.md';
  const first = buildIn(project);
  const copy = makeTemporaryFolder();
  try {
    cpSync(project, copy, { recursive: true, verbatimSymlinks: true });
    const second = buildIn(copy);
    assert.match(second.printed, /\(0 rendered\)/, second.printed);
    assert.equal(differences(first.files, second.files), []);
    appendFileSync(join(copy, text), '\nA paragraph of the copy.\n');
    assert.match(buildIn(copy).printed, /\([1-9]\d* rendered\)/);
    assert.equal(differences(first.files, buildIn(project).files), []);
  } finally {
    rmSync(copy, { recursive: true });
  }
});

const areas = ['.cache/build', ...['assets', 'memo', 'templates-preact'].map((name) => join('.cache', ownCache, name))];
const inPlace = { 'the cache': ['.cache'], 'each of its folders': areas };
for (const [name, places] of Object.entries(inPlace))
  further(
    `a file in place of ${name}: the site is built, and the build says once that nothing is kept`,
    ({ project }) => {
      rmSync(join(project, '.cache'), { recursive: true, force: true });
      rmSync(join(project, 'out'), { recursive: true, force: true });
      for (const place of places) {
        mkdirSync(dirname(join(project, place)), { recursive: true });
        writeFileSync(join(project, place), 'a file');
      }
      const { status, printed, files } = buildIn(project);
      assert.is(status, 0, printed);
      assert.ok(files.size > 30);
      assert.match(
        printed,
        /^The cache \.cache\S* could not be written: .*\. The next run will take as long as this one\.$/m,
      );
      assert.is(printed.split('could not be written').length, 2, printed);
      assert.not.match(printed, /\n {4}at /);
      for (const place of places) assert.is(readFileSync(join(project, place), 'utf8'), 'a file');
    },
  );

further('where neither the cache nor the temporary folder takes templates, a sentence says so', ({ project }) => {
  rmSync(join(project, '.cache'), { recursive: true, force: true });
  const cache = join(project, '.cache', ownCache);
  mkdirSync(dirname(cache), { recursive: true });
  writeFileSync(cache, 'a file');
  const { status, printed } = buildIn(project, { TMPDIR: join(project, 'package.json') });
  assert.is(status, 1);
  assert.match(
    printed,
    /^Neither the cache \S*\.cache\S* \(.*\) nor the temporary folder \S* \(.*\) can be written, .*TMPDIR/,
  );
  assert.is(printed.trim().split('\n').length, 1, printed);
});

damage.run();

interface Built {
  status: number | null;
  printed: string;
  /** Area and path → contents. */
  files: Map<string, Buffer>;
}

function buildIn(project: string, env: Record<string, string> = {}, site = 'site'): Built {
  const out = join(project, 'out/site');
  const args = ['scripts/run.mjs', 'build', '--site', site, '--out', out, '--date', '2027-01-15'];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: project,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  const files = Object.entries(outputFolders(out)).flatMap(([area, folder]) =>
    filesBelow(folder).map((path): [string, Buffer] => [`${area}:${path}`, readFileSync(join(folder, path))]),
  );
  return { status, printed: `${stdout}${stderr}`, files: new Map(files) };
}

/** Lists the files that two builds do not have, or not with the same bytes. */
function differences(one: ReadonlyMap<string, Buffer>, other: ReadonlyMap<string, Buffer> = new Map()): string[] {
  return [...new Set([...one.keys(), ...other.keys()])].filter((path) => {
    const [here, there] = [one.get(path), other.get(path)];
    return !here || !there || !here.equals(there);
  });
}
