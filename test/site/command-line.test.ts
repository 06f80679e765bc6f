import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { digestOf } from '../../build/model/files/digest.ts';
import { runBundled, runCommand, runCommandHere } from '../support/command.ts';
import { isExhaustive, root } from '../support/project.ts';
import { buildDate, filesBelow } from '../support/site.ts';
import { copySmallSite, type SiteCopy } from '../support/small-site.ts';
import { exhaustive, someRows } from '../support/some-rows.ts';

/** What the command line promises, on a small site. The commands run in this process, except where it is the process that is tested. */
const command = suite<SiteCopy & { out: string }>('command line');

command.before((state) => {
  Object.assign(state, copySmallSite());
  state.out = join(state.folder, 'out/site');
});
command.after(({ remove }) => remove());

const build = ({ run, out }: Pick<SiteCopy, 'run'> & { out: string }, ...more: string[]) =>
  run('build', '--out', out, ...more);

/** Commands that read a site. What has links in it is found by the stage that reads it for the first, and at once for the second. */
const readingCommands = [
  ['build'],
  ['routes'],
  ['check'],
  ['preview', '--port', '0'],
  ['links'],
  ['schemas'],
  ['new', 'project', '--yes'],
  ['translations'],
  ['publish', '--to', '/tmp'],
];

const facts = 'content/projects/oak-staircase/project.yaml';

/** The digest of every file below a folder. */
const treeOf = (folder: string): string =>
  digestOf(
    filesBelow(folder)
      .map((path) => `${path} ${digestOf(readFileSync(join(folder, path)))}`)
      .join('\n'),
  );

command('a site is built to another place: exit 0 and a summary', async (state) => {
  const { status, out } = await build(state);
  assert.is(status, 0, out);
  assert.match(out, /^(\d+) pages: en \d+, de \d+, ar \d+ \(\1 rendered\)$/m);
  assert.match(out, /^\d+ files: \d+ written, 0 unchanged, 0 removed$/m);
  assert.ok(existsSync(join(state.out, 'index.html')));
  assert.ok(existsSync(join(state.folder, 'out/site-hosts/nginx/server.conf')));
  assert.ok(existsSync(join(state.folder, 'out/site-documents')));
});

command('nothing changed: nothing is written, by a process too, which builds another content folder', async (state) => {
  for (const { status, out } of [
    await build(state),
    runCommand('build', '--site', state.site, '--content', state.content, '--out', state.out, '--date', buildDate),
  ]) {
    assert.is(status, 0);
    assert.match(out, /\(0 rendered\)/);
    assert.match(out, /: 0 written, \d+ unchanged, 0 removed$/m);
  }
});

for (const name of [
  'content',
  'content/projects',
  'content/addresses.txt',
  'static',
  'templates',
  'client',
  '.schemas',
  '.schemas/content.json',
  '.vscode/settings.json',
])
  command(`no command follows a link in the place of ${name}`, async ({ run, site }) => {
    const folder = join(site, name);
    if (existsSync(folder)) renameSync(folder, `${folder}-elsewhere`);
    else mkdirSync(`${folder}-elsewhere`, { recursive: true });
    symlinkSync(`${folder}-elsewhere`, folder);
    try {
      // One place in the code looks for links, before any command begins.
      const commands = name === 'content' ? readingCommands : someRows(readingCommands, 2);
      for (const [command = '', ...args] of commands) {
        const { status, out } = await run(command, ...args);
        assert.is(status, 1, command);
        assert.match(
          out,
          new RegExp(`${name}:1:1: error: ${basename(name)} is a symbolic link, or below one; put the folder or file`),
        );
      }
    } finally {
      rmSync(folder);
      renameSync(`${folder}-elsewhere`, folder);
    }
  });

for (const name of ['dist', 'dist-documents', 'dist-hosts', '.dist-staging'])
  command(`nothing is written through a link in the place of ${name}`, async ({ run, site, folder }) => {
    for (const target of [join(folder, 'elsewhere'), join(folder, 'missing')]) {
      mkdirSync(join(folder, 'elsewhere'), { recursive: true });
      symlinkSync(target, join(site, name));
      const { status, err } = await run('build');
      rmSync(join(site, name));
      assert.is(status, 2);
      assert.match(
        err,
        /leads through the symbolic link .* which is in (?:a repository|the folder of the site): others can change where it leads\./,
      );
      assert.equal(readdirSync(join(folder, 'elsewhere')), []);
      assert.not(existsSync(join(folder, 'missing')));
    }
  });

command('what is in the repository is not taken for the work of an earlier command', async ({ run, site }) => {
  const git = (...args: string[]) => spawnSync('git', ['-C', site, ...args], { encoding: 'utf8' });
  git('init', '-q');
  try {
    assert.is((await run('check')).status, 0);
    for (const [path, made] of [
      ['public/.dist-staging/journal.json', 'public/.dist-staging'],
      ['.Cache/build/cli.mjs', '.Cache'],
      ['dist/a.html', 'dist'],
      ['public/.staging/site/a.js', 'public/.staging'],
    ] as const) {
      mkdirSync(join(site, dirname(path)), { recursive: true });
      writeFileSync(join(site, path), '{}');
      git('add', '-f', path);
      const { status, err } = await run('check');
      git('rm', '-q', '-f', path);
      assert.is(status, 2, path);
      assert.match(err, `${path} is in the repository, where others could change it`);
      assert.match(err, `git rm -r -f ${made}\n`);
    }
  } finally {
    rmSync(join(site, '.git'), { recursive: true });
  }
});

command('a build to a link outside of repositories notices what has changed behind it', async ({ run, folder }) => {
  mkdirSync(join(folder, 'served'));
  symlinkSync('served', join(folder, 'linked-out'));
  const out = join(folder, 'linked-out');
  assert.is((await run('build', '--out', out)).status, 0);
  rmSync(join(folder, 'served/index.html'));
  assert.is((await run('build', '--out', out)).status, 0);
  assert.ok(existsSync(join(folder, 'served/index.html')));
});

command('an export or an import writes through no link', async ({ run, site, folder, renew }) => {
  const victim = join(folder, 'victim');
  const sent = join(site, 'translations-de.xlf');
  const translate = (...args: string[]) => run('translations', ...args);
  symlinkSync(victim, sent);
  assert.match((await translate('export', '--locale', 'de', '--only', 'all')).err, /is here already/);
  assert.match((await translate('export', '--locale', 'de', '--only', 'all', '--out', sent)).err, /symbolic link/);
  assert.not(existsSync(victim));
  rmSync(sent);
  await translate('export', '--locale', 'de', '--only', 'all');
  writeFileSync(sent, readFileSync(sent, 'utf8').replace(/<target>[^<]*</, '<target>Changed<'));
  writeFileSync(victim, 'mine');
  for (const name of ['de.md', 'de.md.new', 'other.md']) {
    const path = join(site, 'content/projects/oak-staircase', name);
    rmSync(path, { force: true });
    symlinkSync(victim, path);
    const { status, out } = await translate('import', sent);
    assert.is(status, 1, name);
    assert.match(out, new RegExp(`oak-staircase/${name}:1:1: error: ${name} is a symbolic link`));
    assert.is(readFileSync(victim, 'utf8'), 'mine');
    rmSync(path);
    renew();
  }
  rmSync(sent);
});

command('a named folder may be a link, but not one in a repository', async ({ folder, site, content, run }) => {
  symlinkSync(site, join(folder, 'linked'));
  const here = (...args: string[]) => runCommandHere('routes', '--date', buildDate, ...args);
  assert.is((await here('--site', join(folder, 'linked'))).status, 0);
  assert.is((await run('routes', '--content', join(folder, 'linked/content'))).status, 0);
  mkdirSync(join(folder, '.git'));
  const { status, err } = await here('--site', join(folder, 'linked'));
  assert.is(status, 2);
  assert.match(
    err,
    /--site .* leads through the symbolic link .*\/linked \(to .*\), which is in (?:a repository|the folder of the site): /,
  );
  const other = await run('routes', '--content', join(folder, 'linked/content'));
  assert.is(other.status, 2);
  assert.match(other.err, /--content .* leads through the symbolic link/);
  assert.is((await run('routes', '--content', content)).status, 0);
  rmSync(join(folder, '.git'), { recursive: true });
  rmSync(join(folder, 'linked'));
});

command('a new file beside the content is no file of the content', async (state) => {
  const undo = state.write('static/new.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>');
  const { status, out } = await build(state);
  assert.is(status, 0, out);
  assert.match(out, /: [1-9]\d* written/);
  undo();
  assert.is((await build(state)).status, 0);
});

command('a mistake: exit 1, in each format, and the last good site stays', async (state) => {
  const before = treeOf(join(state.folder, 'out'));
  const undo = state.edit(facts, 'wood:', 'woood:');
  const { status, out } = await build(state);
  assert.is(status, 1);
  assert.match(out, /project\.yaml:2:1: error: "woood" is not a field of a project\. \[unknown-field\]/);
  assert.match(out, /1 error; the last good site stays as it was/);
  assert.is(treeOf(join(state.folder, 'out')), before);
  const github = await build(state, '--format', 'github');
  assert.match(github.out, /^::error file=.*project\.yaml,line=2,col=1,title=unknown-field::"woood" is not/m);
  for (const [format, first] of [
    ['json', '{'],
    ['sarif', '{\n  "$schema"'],
    ['junit', '<?xml version="1.0"'],
  ] as const) {
    const machine = await build(state, '--format', format);
    assert.is(machine.status, 1);
    assert.ok(machine.out.startsWith(first), `${format}: standard output is the report alone`);
    assert.match(machine.out, 'unknown-field');
    assert.match(machine.err, /1 error; the last good site stays as it was/);
    if (format === 'json') assert.is(JSON.parse(machine.out).diagnostics[0].code, 'unknown-field');
  }
  undo();
  assert.is((await build(state)).status, 0);
  assert.is(treeOf(join(state.folder, 'out')), before, 'mended, it is the same site');
});

command('a strict run that finds nothing makes the same site', async (state) => {
  const { status, out } = await build(state, '--strict');
  assert.is(status, 0, out);
  assert.match(out, /: 0 written, \d+ unchanged, 0 removed$/m);
});

command('check writes nothing', async (state) => {
  const before = treeOf(join(state.folder, 'out'));
  const { status, out } = await state.run('check');
  assert.is(status, 0, out);
  assert.match(out, /^no errors, no warnings/m);
  assert.is(treeOf(join(state.folder, 'out')), before);
});

command('a warning fails strict runs only, and then the last good site stays', async (state) => {
  const undo = state.write('content/addresses.txt', '/workshop/\n');
  const before = treeOf(join(state.folder, 'out'));
  const built = await build(state, '--strict');
  assert.is(built.status, 1, built.out);
  assert.match(built.out, /addresses\.txt:1:1: warning: .* \[unrecorded-address\]/);
  assert.match(built.out, /; the last good site stays as it was/);
  assert.is(treeOf(join(state.folder, 'out')), before);
  assert.is((await build(state, '--strict')).status, 1, 'nothing has changed, and it fails again');
  const loose = await build(state);
  assert.is(loose.status, 0, loose.out);
  assert.match(loose.out, /addresses\.txt:1:1: warning: .* \[unrecorded-address\]/);
  undo();
});

command(
  'each page has its social image, and progress counts them; --no-social-images makes one for each language',
  async (state) => {
    const socialOf = () => filesBelow(join(state.out, 'social')).length;
    const languages = filesBelow(join(state.content, 'strings')).length;
    assert.is(socialOf(), languages);
    const undo = state.write('content/site.yaml', `${state.read('content/site.yaml')}socialImages: each\n`);
    const each = await build(state);
    assert.is(each.status, 0, each.err);
    const [, pages] = /^(\d+) pages/m.exec(each.out) ?? [];
    assert.is(socialOf(), Number(pages));
    assert.match(each.err, /^social images 1\/\d+ [\d.]+ s$/m);
    assert.is((await build(state, '--no-social-images')).status, 0);
    assert.is(socialOf(), languages);
    undo();
  },
);

exhaustive(command)('--timings says what each stage and each folder of the code took', async (state) => {
  const undo = state.write(facts, `${state.read(facts)}\n# changed\n`);
  const { status, err } = await build(state, '--timings');
  assert.is(status, 0, err);
  for (const row of ['read', 'render', 'check', 'write']) assert.match(err, new RegExp(`^${row} +[\\d. ]+$`, 'm'));
  assert.match(err, /^code .*\n\S.* +[\d. ]+$/m);
  undo();
});

command('wrong usage: exit 2 and what to write', async (state) => {
  const wrong: [string[], RegExp][] = [
    [['biuld'], /There is no command "biuld"\. Did you mean "build"\?/],
    [['build', '--contnt', 'x'], /Did you mean "--content"\?/],
    [['build', '--content', '/nowhere'], /There is no content folder \/nowhere/],
    [['build', '--date', '2027-02-30'], /--date 2027-02-30 is no day/],
    [['build', '--origin', 'wevoya'], /--origin wevoya is no address of a site/],
    [['build', '--format', 'jsn'], /Did you mean "json"\?/],
    [['routes', '--strict'], /--strict is not an option of routes/],
    [['check', '--out', 'x'], /--out is not an option of check/],
    [['preview', '--port', '99999'], /--port 99999 is no port/],
    [['build', '--out', root], /cannot be written to/],
    [['build', '--out', state.content], /cannot be written to .*: there are files that no build wrote/],
    [['build', '--out', '/'], /cannot be written to \/: it holds/],
    [['build', '--out', homedir()], /cannot be written to/],
    [['build', '--out', join(root, 'static/x')], /it is inside .*static, which the build reads/],
    [['build', '--out', join(root, 'content/x')], /it is inside .*content, which the build reads/],
    [['check', '--force'], /--force is not an option of check/],
  ];
  for (const [args, message] of wrong) {
    const { status, err } = await runBundled(...args);
    assert.is(status, 2, args.join(' '));
    assert.match(err, message);
  }
});

command('the cache is no folder that a build reads, writes or finds work in', async (state) => {
  const usual = process.env.SITE_CACHE;
  const refused = [
    [join(state.content, 'x'), /it is inside .*content, which the build reads/],
    [join(state.folder, 'out', 'x'), /it is inside .*out, which the build writes/],
    [join(root, 'node_modules/x'), /it is inside .*node_modules, which the build reads/],
    [join(root, 'scripts/x'), /it is inside .*scripts, which the build reads/],
    ['/proc/cache', /no folder can be made in \/proc/],
    [root, /it has other work in it/],
  ] as const;
  try {
    for (const [folder, message] of refused) {
      process.env.SITE_CACHE = folder;
      const { status, err } = await runBundled('build', '--content', state.content, '--out', join(state.folder, 'out'));
      assert.is(status, 2, folder);
      assert.match(err, message);
    }
  } finally {
    if (usual === undefined) delete process.env.SITE_CACHE;
    else process.env.SITE_CACHE = usual;
  }
});

command('help lists exit codes and folders, and a process prints nothing else', () => {
  for (const name of isExhaustive ? ['build', 'check', 'preview', 'routes'] : ['build']) {
    const { status, out, err } = runCommand(name, '--help');
    assert.is(status, 0);
    assert.is(err, '', 'this Node has the V8 options that run.mjs sets');
    assert.match(
      out,
      /Exit codes: 0 good, 1 the content has errors \(with --strict, or warnings\), 2 wrong usage, 3 a template has a mistake/,
    );
    assert.match(out, /--content DIR .*; static\/ beside it is read too$/m);
  }
});

command(
  'pages that have changed since their days were recorded: exit 0, and a line with the command',
  async (state) => {
    const line =
      /^1 page has changed since the days of changes were recorded, .*: run npm run routes -- .*--record, and/m;
    const recorded = await state.run('routes', '--record');
    assert.match(recorded.out, /changed pages; changes\.txt is written anew: commit it\.\n/);
    assert.not.match((await state.run('check')).out, /days of changes/);
    // What no other page shows.
    const words = 'content/projects/oak-staircase/en.md';
    const undo = state.write(words, `${state.read(words)}\nOne more sentence.\n`);
    for (const { status, out } of [await state.run('check'), await build(state), await build(state)]) {
      assert.is(status, 0, out);
      assert.match(out, line);
    }
    assert.is((await state.run('check', '--format', 'json')).status, 0);
    const strict = await state.run('check', '--strict');
    assert.is(strict.status, 1);
    assert.match(strict.out, /\[unrecorded-change\]/);
    assert.match((await state.run('routes', '--record')).out, /^1 changed page; changes\.txt is written anew/m);
    assert.not.match((await build(state)).out, /days of changes/);
    state.write('content/changes.txt', undefined);
    undo();
    assert.not.match((await build(state)).out, /days of changes/, 'a site without this ledger');
  },
);

command('a site without hosts: a line says how many limits the usual ones have', async (state) => {
  const line =
    /^site\.yaml names no hosts, .*: cloudflare-pages, netlify, nginx\. They have limits \(\d+ of cloudflare-pages, \d+ of netlify\)/m;
  assert.match((await build(state)).out, line);
  const undo = state.write('content/site.yaml', `${state.read('content/site.yaml')}hosts: [nginx]\n`);
  const { out } = await build(state);
  undo();
  assert.match(out, /^no errors, no warnings/m);
  assert.not.match(out, /hosts/);
});

command(
  'the files of hosts name the folder of the site, and those at the root of the repository are compared',
  async (state) => {
    const undo = state.write(
      'content/site.yaml',
      `${state.read('content/site.yaml')}hosts: [cloudflare-workers, netlify]\n`,
    );
    const first = await build(state);
    assert.is(first.status, 0, first.out);
    const hosts = `${state.out}-hosts`;
    const [deploy = '', ...lines] = readFileSync(join(hosts, 'cloudflare-workers/wrangler.jsonc'), 'utf8').split('\n');
    const { assets } = JSON.parse(lines.join('\n'));
    assert.is(resolve(hosts, 'cloudflare-workers', assets.directory), state.out);
    assert.is(deploy, '// Deploy: npx wrangler deploy --config site-hosts/cloudflare-workers/wrangler.jsonc');

    const missing =
      /below \/de\/, \/ar\/ get the page .* in the default language: there is no netlify\.toml at the root/;
    assert.match(first.out, missing);
    const [, from = '', to = ''] = /Run cp (\S+) (\S+) and commit the file\./.exec(first.out) ?? [];
    assert.is(resolve(root, from), join(hosts, 'netlify/netlify.toml'));
    assert.is(resolve(root, to), state.site);
    assert.match((await build(state)).out, missing);
    state.write('netlify.toml', '[build]\n  publish = "dist"\n');
    assert.match((await build(state)).out, 'netlify.toml lacks these rules at the root');
    const toml = `[context.production]\n${readFileSync(join(hosts, 'netlify/netlify.toml'), 'utf8')}`;
    state.write('netlify.toml', toml.replaceAll('\n', '\r\n'));
    assert.not.match((await build(state)).out, /at the root/);
    state.write('netlify.toml', undefined);
    undo();
  },
);

command('files that no build wrote: exit 2, and they stay; --force keeps them too', async (state) => {
  const own = join(state.folder, 'mine');
  mkdirSync(`${own}-documents`);
  writeFileSync(`${own}-documents/will.txt`, 'mine');
  const run = (...more: string[]) => build({ ...state, out: own }, ...more);
  const { status, err } = await run();
  assert.is(status, 2, err);
  assert.match(err, /there are files that no build wrote\.\n {2}.*mine-documents has will\.txt\n/);
  assert.not(existsSync(own));
  assert.is((await run('--force')).status, 0);
  const without = await run();
  assert.is(without.status, 0, without.err);
  rmSync(`${own}-hosts`, { recursive: true });
  const lost = await run();
  assert.is(lost.status, 2, 'the record is lost');
  assert.match(
    lost.err,
    /If an earlier version of the build made them, delete .*mine, .*mine-documents and build again/,
  );
  assert.is(readFileSync(`${own}-documents/will.txt`, 'utf8'), 'mine');
});

if (isExhaustive)
  command('a full disk: exit 1, and the last good site stays whole', (state) => {
    const disk = join(state.folder, 'disk');
    const words = join(state.content, 'projects/oak-staircase/en.md');
    const run = `node scripts/run.mjs build --site '${state.site}' --out '${disk}/site' --date 2027-01-15`;
    const tree = `cd '${disk}' && find . -type f ! -name filler | sort | xargs sha1sum | sha1sum`;
    // A small disk of its own, in a name space that ends with the shell.
    const script = [
      `mkdir -p '${disk}' && mount -t tmpfs -o size=32m tmpfs '${disk}' || exit 77`,
      `${run} > '${disk}.log' 2>&1 || exit 70`,
      `before=$(${tree})`,
      `sed -i 's/^title: .*/title: Another title/' '${words}'`,
      `dd if=/dev/zero of='${disk}/filler' bs=64k 2> /dev/null`,
      `${run} > '${disk}.log' 2>&1; echo "exit $?"`,
      `grep 'could not be written' '${disk}.log'`,
      `[ "$before" = "$(${tree})" ] && echo 'the site is whole'`,
      `rm '${disk}/filler'; ${run} > '${disk}.log' 2>&1; echo "then exit $?"`,
      `grep -l 'Another title' '${disk}/site/projects/oak-staircase/index.html'`,
    ].join('\n');
    const { status, stdout, stderr } = inNameSpace(script);
    if (status === 77 || status === null || /unshare failed/.test(stderr)) {
      console.log('  (no disk could be mounted here: the full disk was not tried)');
      return;
    }
    const lines = stdout.trim().split('\n');
    assert.is(lines[0], 'exit 1', stdout + stderr);
    assert.match(
      lines[1] ?? '',
      /could not be written to .*: the disk is full\. What was there before is still there\./,
    );
    assert.is(lines[2], 'the site is whole');
    assert.is(lines[3], 'then exit 0');
    assert.match(lines[4] ?? '', /index\.html$/);
  });

if (isExhaustive)
  command('a mount point as output', (state) => {
    const disk = join(state.folder, 'mounted');
    const words = join(state.content, 'projects/oak-staircase/en.md');
    const run = `node scripts/run.mjs build --site '${state.site}' --out '${disk}' --date 2027-01-15`;
    const script = [
      `mkdir -p '${disk}' && mount -t tmpfs -o size=32m tmpfs '${disk}' || exit 77`,
      `${run} > '${disk}.log' 2>&1; echo "exit $?"`,
      `sed -i 's/^title: .*/title: A mounted title/' '${words}'`,
      `${run} > '${disk}.log' 2>&1; echo "exit $?"`,
      `grep -o 'A mounted title' '${disk}/projects/oak-staircase/index.html' | head -n 1`,
      `find '${disk}' -name '.staging*'`,
    ].join('\n');
    const { status, stdout, stderr } = inNameSpace(script);
    if (status === 77 || status === null || /unshare failed/.test(stderr)) {
      console.log('  (no disk could be mounted here: a mount point was not tried)');
      return;
    }
    assert.is(stdout, 'exit 0\nexit 0\nA mounted title\n', stderr);
  });

command('a reader that has seen enough stops nothing', ({ site }) => {
  const script = `set -o pipefail; node scripts/run.mjs routes --site '${site}' | true; echo "exit $?"`;
  const { stdout, stderr } = spawnSync('bash', ['-c', script], { cwd: root, encoding: 'utf8' });
  assert.equal([stdout, stderr], ['exit 0\n', '']);
});

command.run();

/** Runs a script in a name space of its own, where it may mount disks that are gone when it ends. */
function inNameSpace(script: string) {
  return spawnSync('unshare', [...(process.getuid?.() === 0 ? [] : ['-r']), '-m', 'sh', '-c', script], {
    cwd: root,
    encoding: 'utf8',
  });
}
