import { execFileSync, spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { listReleases } from '../../build/commands/publish/releases.ts';
import { cloudflareWorkers } from '../../build/hosts/cloudflare-workers.ts';
import { cloudfront } from '../../build/hosts/cloudfront.ts';
import { netlify } from '../../build/hosts/netlify.ts';
import { findProgram } from '../../scripts/setup/find-program.mjs';
import { startBucket } from '../support/bucket.ts';
import { type CommandResult, runCommand, runCommandHere } from '../support/command.ts';
import { type FakeTools, installFakeTools } from '../support/fake-tools.ts';
import { inTemporaryFolder, isExhaustive, root } from '../support/project.ts';
import { addresses, buildVersion, forEachForeign, servedFolder } from '../support/published-releases.ts';
import { someRows } from '../support/some-rows.ts';

const hosts = [cloudflareWorkers, cloudfront, netlify];
const remote = suite('publishing to hosts');

remote('Cloudflare and Netlify get one deployment, and a preview apart from it', () =>
  withTools(['wrangler', 'netlify'], async (folder, tools) => {
    await buildVersion(folder, 1, {}, hosts);
    const settings = `[--config] [${folder}/dist-hosts/cloudflare-workers/wrangler.jsonc]`;
    const expected: [to: string, call: string, preview: string][] = [
      [
        'cloudflare-pages:my-site',
        `wrangler [pages] [deploy] [${folder}/dist] [--project-name] [my-site] [--branch] [main] [--commit-dirty=true]`,
        `wrangler [pages] [deploy] [${folder}/dist] [--project-name] [my-site] [--branch] [preview] [--commit-dirty=true]`,
      ],
      [
        'cloudflare-workers:my-site',
        `wrangler [deploy] ${settings} [--name] [my-site] [--assets] [${folder}/dist]`,
        `wrangler [versions] [upload] ${settings} [--name] [my-site] [--assets] [${folder}/dist]`,
      ],
      [
        'netlify:my-site',
        `netlify [deploy] [--cwd] [${folder}/dist-hosts/netlify] [--dir] [${folder}/dist] [--no-build] [--site] [my-site] [--prod]`,
        `netlify [deploy] [--cwd] [${folder}/dist-hosts/netlify] [--dir] [${folder}/dist] [--no-build] [--site] [my-site]`,
      ],
    ];
    for (const [to, call, preview] of expected) {
      await buildVersion(folder, 1, {}, hosts);
      assert.match((await publish(folder, to)).out, /my-site serves the site|The Worker serves the site/);
      assert.equal(tools.calls(), [call]);
      await buildVersion(folder, 1, { noindex: true }, hosts);
      assert.is((await publish(folder, to, '--preview')).status, 0);
      assert.equal(tools.calls(), [preview]);
    }
    await buildVersion(folder, 1, {}, hosts);
    assert.is((await publish(folder, 'cloudflare-workers', '--rollback')).status, 0);
    assert.equal(tools.calls(), [`wrangler [rollback] ${settings} [--yes]`]);
    const { status, err } = await publish(folder, 'netlify:my-site', '--rollback');
    assert.is(status, 1);
    assert.match(err, /Choose the deployment before on the pages of the host/);
    assert.equal(tools.calls(), []);
    tools.failAt('deploy');
    assert.match(
      (await publish(folder, 'netlify:my-site')).err,
      /exit code 3\). The deployment before is still served\./,
    );
  }),
);

/** What each tool prints of a preview with an alias: the address of the alias, and others. */
const previews: [to: string, args: string, says: string, address: string][] = [
  [
    'cloudflare-pages:my-site',
    '[--branch] [pr-12] [--commit-dirty=true]',
    '✨ Deployment complete! Take a peek over at https://1a2b.my-site.pages.dev\n✨ Deployment alias URL: https://pr-12.my-site.pages.dev\n',
    'https://pr-12.my-site.pages.dev',
  ],
  [
    'cloudflare-workers:my-site',
    '[--preview-alias] [pr-12]',
    'Version Preview URL: https://51e4-my-site.company.workers.dev\nVersion Preview Alias URL: \u001b[36mhttps://pr-12-my-site.company.workers.dev\u001b[39m\n',
    'https://pr-12-my-site.company.workers.dev',
  ],
  [
    'netlify:my-site',
    '[--site] [my-site] [--alias] [pr-12]',
    '\nDraft URL: <https://pr-12--my-site.netlify.app>\n\nBuild logs: <https://app.netlify.com/x>\n',
    'https://pr-12--my-site.netlify.app',
  ],
];

remote('a preview has the address that its alias names, and says it', () =>
  withTools(['wrangler', 'netlify'], async (folder, tools) => {
    await buildVersion(folder, 1, { noindex: true }, hosts);
    for (const [to, args, says, address] of previews) {
      tools.say(says);
      const { status, out } = await publish(folder, to, '--preview', '--alias', 'pr-12');
      assert.is(status, 0);
      assert.ok(tools.calls().join().endsWith(args), to);
      assert.ok(out.endsWith(`The preview is at ${address}\n`), out);
    }
    tools.say('Version Preview URL: https://51e4-my-site.company.workers.dev\n');
    assert.match(
      (await publish(folder, 'cloudflare-workers', '--preview')).out,
      /The preview is at https:\/\/51e4-my-site\.company\.workers\.dev$/m,
    );
    tools.say('Uploaded.\n');
    assert.not.match((await publish(folder, 'cloudflare-workers', '--preview')).out, /The preview is at/);
  }),
);

remote('a preview never replaces the site, and search engines never list it', () =>
  withTools(['wrangler', 'netlify', 'ssh', 'rsync'], async (folder, tools) => {
    await buildVersion(folder, 1, { noindex: true }, hosts);
    const alias = (name: string) => ['--preview', '--alias', name];
    for (const [to, options, code, words] of [
      ['cloudflare-pages:my-site', alias('main'), 2, /cannot be the address of a preview/],
      ['cloudflare-pages:my-site', alias('Pr_12'), 2, /lowercase letters, digits and hyphens/],
      ['cloudflare-pages:my-site', alias('a'.repeat(29)), 2, /2 to 28/],
      ['cloudflare-pages:my-site/live', alias('live'), 1, /a preview of that name would replace it/],
      ['cloudflare-pages:my-site/preview', ['--preview'], 1, /serves its branch preview as the site/],
      ['cloudflare-workers', ['--preview', '--rollback'], 2, /another release of the site itself/],
      ['netlify:my-site', ['--alias', 'pr-12'], 2, /Add --preview/],
      [
        'netlify:my-site',
        ['--preview', '--origin', 'https://elsewhere.example'],
        2,
        /the host gives a preview its own/,
      ],
      ['ssh://machine/srv/site', alias('pr-12'), 1, /ssh has none/],
      [servedFolder(folder), alias('pr-12'), 1, /a folder has none/],
    ] as const) {
      const { status, err } = await publish(folder, to, ...options);
      assert.is(status, code, to);
      assert.match(err, words);
    }
    for (const made of [{}, { drafts: true }, { origin: 'https://elsewhere.example' }]) {
      await buildVersion(folder, 1, made, hosts);
      const { status, err } = await publish(folder, 'netlify:my-site', '--preview');
      assert.is(status, 1);
      assert.match(err, /search engines would list a preview.*npm run build -- --noindex/);
    }
    rmSync(join(folder, 'dist-hosts/build.json'));
    assert.match((await publish(folder, 'netlify:my-site', '--preview')).err, /build\.json.* is missing/);
    assert.equal(tools.calls(), []);
    assert.not(existsSync(servedFolder(folder)));
  }),
);

remote('S3 gets files before the pages that need them, and loses files last', () =>
  withTools(['aws'], async (folder, tools) => {
    await buildVersion(folder, 1, {}, hosts);
    const { status, out } = await publish(folder, 'cloudfront:my-stack');
    assert.is(status, 0, out);
    const calls = tools.calls();
    const short = calls.map((call) =>
      /\[(s3|cloudformation|cloudfront)\] \[[\w-]+\]|--delete|--include\] \[[^\]]+/g[Symbol.match](call)?.join(' '),
    );
    assert.equal(short, [
      '[cloudformation] [describe-stacks]',
      '[cloudformation] [describe-stacks]',
      '[s3] [sync] --include] [*.css',
      '[s3] [cp] --include] [*.txt',
      '[s3] [cp] --include] [*.html',
      '[cloudformation] [deploy]',
      '[s3] [sync] --delete',
      '[cloudfront] [create-invalidation]',
    ]);
    assert.match(calls[4] ?? '', /\[s3:\/\/the-bucket\/site\/\] .*\[--content-type\] \[text\/html; charset=utf-8\]/);
    assert.match(
      calls[6] ?? '',
      /\[--exclude\] \[assets\/\*\] \[--exclude\] \[social\/\*\] .*\[--exclude\] \[\.assetsignore\]/,
    );
    assert.match(calls[7] ?? '', /\[--distribution-id\] \[E123\]/);
    tools.failAt('*.html');
    const failed = await publish(folder, 'cloudfront:my-stack');
    assert.is(failed.status, 1);
    assert.match(failed.err, /no page lacks its files\. Run the command again\./);
    assert.is(tools.calls().length, 5);
  }),
);

remote('a dry run prints what would run, and runs nothing', () =>
  withTools(['aws', 'ssh', 'rsync', 'wrangler', 'netlify'], async (folder, tools) => {
    await buildVersion(folder, 1, {}, hosts);
    for (const to of ['cloudfront:my-stack', `ssh://somebody@machine${folder}/srv`, 'netlify:my-site']) {
      const { status, out } = await publish(folder, to, '--dry-run');
      assert.is(status, 0);
      assert.equal(tools.calls(), []);
      execFileSync('sh', ['-ec', out]);
      const printed = tools.calls();
      rmSync(join(folder, 'srv'), { recursive: true, force: true });
      await publish(folder, to);
      assert.equal(tools.calls(), printed);
      assert.ok(printed.length > 0);
    }
  }),
);

remote('a missing tool is named with how to install it, before anything runs', () =>
  withTools(['ssh'], async (folder, tools) => {
    await buildVersion(folder, 1, {}, hosts);
    process.env.PATH = join(folder, 'programs');
    for (const [to, words] of Object.entries({
      'netlify:my-site':
        /^netlify is not installed; nothing was published\. Install it: npm install --global netlify-cli\.$/m,
      'cloudflare-workers': /^wrangler is not installed/m,
      'cloudfront:my-stack': /^aws is not installed/m,
      'ssh://machine/srv/site': /^rsync is not installed/m,
    })) {
      const { status, err } = await publish(folder, to);
      assert.is(status, 1);
      assert.match(err, words);
    }
    assert.equal(tools.calls(), []);
  }),
);

remote('what is for a look only, or for another address, is refused', () =>
  withTools(['netlify'], async (folder, tools) => {
    const targets = ['netlify:my-site', servedFolder(folder)];
    const origin = 'https://elsewhere.example';
    for (const [made, words] of [
      [{ noindex: true }, /built with --noindex: search engines leave it out\. Nothing was published/],
      [{ drafts: true }, /built with --drafts/],
      [{ pseudo: true }, /built with --pseudo/],
      [
        { origin },
        /built for https:\/\/elsewhere\.example, and the address of the site is https:\/\/www\.wevoya\.example/,
      ],
    ] as const) {
      await buildVersion(folder, 1, made, hosts);
      for (const to of targets) {
        const { status, err } = await publish(folder, to);
        assert.is(status, 1);
        assert.match(err, words);
        assert.is((await publish(folder, to, '--dry-run')).status, 1);
        assert.equal(tools.calls(), []);
        assert.not(existsSync(servedFolder(folder)));
      }
    }
    for (const made of [{ noindex: true }, { noindex: true, drafts: true }, { pseudo: true }]) {
      await buildVersion(folder, 1, made, hosts);
      assert.is((await publish(folder, 'netlify:my-site', '--preview')).status, 0);
      assert.is(tools.calls().length, 1);
    }
    await buildVersion(folder, 1, { origin }, hosts);
    assert.is((await publish(folder, 'netlify:my-site', '--origin', origin)).status, 0);
    assert.is(tools.calls().length, 1);
    rmSync(join(folder, 'dist-hosts/build.json'));
    assert.match((await publish(folder, 'netlify:my-site')).err, /build\.json.* is missing\. Build it again/);
  }),
);

remote('a target that is none, and a site without the files of its host, are refused', () =>
  withTools(['aws', 'ssh'], async (folder, tools) => {
    await buildVersion(folder, 1);
    const none = [
      'dist',
      'netlfy:my-site',
      'netlify',
      'cloudfront',
      's3://bucket',
      'ssh://-oProxyCommand=x/srv',
      'ssh://machine/a;b',
      'ssh:x',
      'ssh://a@-Fevil.conf/srv/site',
      'ssh://machine/srv/../etc',
      'ssh://machine/',
      'ssh://somebody:secret@machine/srv',
      'cloudflare-pages:project/-x',
      '~/site',
      '.',
    ];
    for (const to of someRows(none, 2)) {
      const { status, err } = await publish(folder, to);
      assert.is(status, 1, to);
      assert.match(err, /is no target\. Write one of these:\n\/FOLDER/, to);
      assert.not.match(err, /secret/);
    }
    const deployedOtherwise = [
      ['firebase:my-project', /firebase\.json \.\nnpx firebase-tools deploy --only hosting/],
      ['vercel', /npx vercel deploy --prebuilt --prod/],
      ['github-pages', /actions\/upload-pages-artifact/],
      ['gitlab-pages', /dist-hosts\/gitlab-pages\/\.gitlab-ci\.yml/],
      ['nginx', /name the folder, or ssh:/],
    ] as const;
    for (const [to, words] of someRows(deployedOtherwise, 1)) {
      const { status, err } = await publish(folder, to);
      assert.is(status, 1, to);
      assert.match(err, words);
      assert.match(err, /\nWrite one of these:\n\/FOLDER/, to);
    }
    const { err } = await publish(folder, 'deploy@machine:/srv/site');
    assert.match(err, /is no target\. Did you mean ssh:\/\/deploy@machine\/srv\/site\?/);
    for (const to of someRows(['/', join(folder, 'dist'), root, join(folder, 'dist/inside'), folder], 2))
      assert.match((await publish(folder, to)).err, /^The site cannot be published to /, to);
    assert.match((await publish(folder, 'cloudfront:my-stack')).err, /hosts: \[cloudfront\]/);
    assert.match((await publish(folder, 'cloudflare-workers')).err, /hosts: \[cloudflare-workers\]/);
    assert.equal(tools.calls(), []);
  }),
);

if (!findProgram('rsync')) {
  if (isExhaustive)
    console.log('There is no rsync, so publishing over ssh is not tested (Debian: apt-get install rsync).');
} else {
  remote('releases on another machine are those of this one: links, assets of open pages, going back', () =>
    withTools(['ssh'], async (folder) => {
      const to = `ssh://somebody@machine${servedFolder(folder)}`;
      for (const version of [1, 2, 3, 4]) {
        await buildVersion(folder, version);
        const { status, err } = await publish(folder, to, '--keep', '3');
        assert.is(status, 0, err);
      }
      const at = (path: string) => join(servedFolder(folder), path);
      assert.is(readlinkSync(at('current')), 'releases/4');
      assert.equal(
        [1, 2, 3, 4].map((release) => existsSync(at(`releases/${release}`))),
        [false, true, true, true],
      );
      assert.match(readFileSync(at('current/site/page-1/index.html'), 'utf8'), /^version 4 /);
      assert.is(statSync(at('releases/3/site/robots.txt')).ino, statSync(at('releases/4/site/robots.txt')).ino);
      const styles = () => [1, 2, 3, 4].map((version) => existsSync(at(`current/site/assets/style-${version}.css`)));
      assert.equal(styles(), [false, true, true, true]);
      assert.ok(existsSync(at('current/hosts/nginx/maps.conf')));
      for (const release of [3, 2]) {
        assert.is((await publish(folder, to, '--rollback')).status, 0);
        assert.is(readlinkSync(at('current')), `releases/${release}`);
        assert.match(readFileSync(at('current/site/page-1/index.html'), 'utf8'), new RegExp(`^version ${release} `));
        assert.equal(styles(), [true, true, true, true]);
      }
      const { status, err } = await publish(folder, to, '--rollback');
      assert.is(status, 1);
      assert.match(err, /no release before.*\n.*served before/s);
      assert.is((await publish(folder, to)).status, 0);
      assert.is(readlinkSync(at('current')), 'releases/5');
    }),
  );
}

if (isExhaustive && findProgram('rsync')) {
  remote('on another machine, too, only what this command has made is replaced or removed', () =>
    withTools(['ssh'], async (folder) => {
      const to = `ssh://machine${servedFolder(folder)}`;
      await buildVersion(folder, 1);
      assert.is((await publish(folder, to)).status, 0);
      await forEachForeign(servedFolder(folder), async (path) => {
        const { status, err } = await publish(folder, to);
        assert.is(status, 1, path);
        assert.ok(err.includes(`${path} `) && /is no link to a release|was not made by this command/.test(err), err);
      });
      const list = join(servedFolder(folder), 'releases/made.txt');
      for (const made of [readFileSync(list, 'utf8'), undefined]) {
        if (made === undefined) rmSync(list);
        else writeFileSync(list, made);
        await buildVersion(folder, 2, { origin: 'https://moved.example' });
        const { status, err } = await publish(folder, to, '--origin', 'https://moved.example');
        assert.is(status, 1);
        assert.match(err, /srv has the releases of https:\/\/www\..*, which those of https:\/\/moved\.example would/);
        await buildVersion(folder, 1);
      }
      writeFileSync(list, 'site https://www.wevoya.example');
      assert.is((await publish(folder, to)).status, 0);
    }),
  );

  remote('on another machine too, a release that was gone back from is never served again', () =>
    withTools(['ssh'], async (folder) => {
      const to = `ssh://machine${servedFolder(folder)}`;
      const at = (path: string) => join(servedFolder(folder), path);
      const releases = () => listReleases(servedFolder(folder));
      const goBack = async (release: number) => {
        const { status, err } = await publish(folder, to, '--rollback');
        assert.is(status, 0, err);
        assert.is(readlinkSync(at('current')), `releases/${release}`);
      };
      const publishNext = async (version: number, keep: number) => {
        await buildVersion(folder, version);
        const { status, err } = await publish(folder, to, '--keep', `${keep}`);
        assert.is(status, 0, err);
      };
      for (const version of [1, 2]) await publishNext(version, 2);
      await goBack(1);
      await publishNext(3, 2);
      assert.equal(releases(), [1, 3]);
      for (const version of [1, 2]) assert.ok(existsSync(at(`current/site/assets/style-${version}.css`)));
      await goBack(1);
      await publishNext(4, 3);
      assert.equal(releases(), [1, 3, 4]);
      await publishNext(5, 5);
      await goBack(4);
      await publishNext(6, 5);
      // A release of a time when none was recorded.
      rmSync(at('releases/4/earlier.txt'));
      for (const release of [4, 3, 1]) await goBack(release);
    }),
  );

  remote('a failure on the way leaves the release before, and no unfinished one', () =>
    withTools(['ssh'], async (folder, tools) => {
      const to = `ssh://machine${servedFolder(folder)}`;
      const at = (path: string) => join(servedFolder(folder), path);
      await buildVersion(folder, 1);
      assert.is((await publish(folder, to)).status, 0);
      await buildVersion(folder, 2);
      for (const [text, stop] of [
        ['part/hosts', tools.failAt],
        ['ln -sfn', tools.failAt],
        ['ln -sfn', tools.interruptAt],
      ] as const) {
        tools.failAt('');
        stop(text);
        const { status, err } = publishApart(folder, to);
        assert.is(status, 1);
        assert.match(err, /The release before is still served\./);
        assert.is(readlinkSync(at('current')), 'releases/1');
        assert.not(existsSync(at('releases/next.part')));
      }
      tools.interruptAt('');
      const unfinished = at('releases/next.part');
      mkdirSync(join(unfinished, 'site'), { recursive: true });
      writeFileSync(join(unfinished, 'site/of-a-killed-command'), '');
      const { err } = await publish(folder, to);
      assert.match(err, /another command is publishing, or was killed.*nothing has changed in it for 10 minutes/);
      assert.ok(existsSync(unfinished), 'the release of another command stays');
      execFileSync('find', [unfinished, '-exec', 'touch', '-d', '-11 minutes', '{}', '+']);
      mkdirSync(at('releases/1.removed/site'), { recursive: true });
      assert.is((await publish(folder, to)).status, 0);
      assert.equal(readdirSync(at('releases')).sort(), ['1', '2', 'made.txt']);
      assert.not(existsSync(at('current/site/of-a-killed-command')));
      rmSync(at('releases/1/site/page-3/index.html'));
      const back = await publish(folder, to, '--rollback');
      assert.is(back.status, 1);
      assert.match(
        back.err,
        /releases\/1, which is to be served again, lacks \.\/site\/page-3\/index\.html\. Remove it/,
      );
      assert.is(readlinkSync(at('current')), 'releases/2');
      rmSync(at('current'));
      writeFileSync(at('current'), '');
      assert.match((await publish(folder, to)).err, /is no link to a release/);
    }),
  );
}

const aws = isExhaustive ? findProgram('aws') : undefined;
if (isExhaustive && !aws) console.log('There is no aws, so its own filters are not tested (pip install awscli).');
if (aws)
  remote('the AWS CLI uploads each file once, with its type and lifetime, pages last, and deletes what is gone', () =>
    inTemporaryFolder(async (folder) => {
      await buildVersion(folder, 1, {}, hosts);
      const bucket = await startBucket();
      for (const key of ['site/gone/index.html', 'site/assets/old.css'])
        bucket.objects.set(key, { size: 1, type: 'text/html', lifetime: undefined });
      try {
        const script = (await publish(folder, 'cloudfront:my-stack', '--dry-run')).out;
        const lines = script.split('\n').filter((line) => !/aws cloudformation deploy|create-invalidation/.test(line));
        assert.is(lines.length, script.split('\n').length - 2);
        await runWithAws(lines.join('\n'), { folder, url: bucket.url });
        assert.equal(bucket.changes.slice(0, 3).sort(), [
          'PUT site/assets/same.css',
          'PUT site/assets/style-1.css',
          'PUT site/robots.txt',
        ]);
        const pages = addresses.map((url) => `PUT site${url}index.html`);
        assert.equal(bucket.changes.slice(3, -1).sort(), pages.sort());
        assert.is(bucket.changes.at(-1), 'DELETE site/gone/index.html');
        assert.ok(bucket.objects.has('site/assets/old.css'));
        const lifetime = 'public, max-age=31536000, immutable';
        for (const [key, type, value] of [
          ['site/assets/same.css', 'text/css; charset=utf-8', lifetime],
          ['site/page-1/index.html', 'text/html; charset=utf-8', 'no-cache'],
          ['site/robots.txt', 'text/plain; charset=utf-8', 'no-cache'],
        ] as const)
          assert.equal([bucket.objects.get(key)?.type, bucket.objects.get(key)?.lifetime], [type, value], key);
      } finally {
        await bucket.stop();
      }
    }),
  );

if (aws)
  remote('if S3 fails midway, visitors get pages that lack no file, and the next command repairs it', () =>
    inTemporaryFolder(async (folder) => {
      const bucket = await startBucket();
      // Servers of this process answer only while it waits.
      const command = `'${process.execPath}' scripts/run.mjs publish --out '${folder}/dist' --to cloudfront:my-stack`;
      const problemOf = (script: string) =>
        runWithAws(script, { folder, url: bucket.url }).then(
          () => '',
          (error: Error) => error.message,
        );
      const pages = () => bucket.changes.filter((change) => change.endsWith('/index.html')).length;
      try {
        await buildVersion(folder, 1, {}, hosts);
        // A key that AWS refuses.
        bucket.failsWith(() => 403);
        assert.match(await problemOf(command), /Nothing was published\. Is there a stack my-stack/);
        assert.equal(bucket.changes, []);
        bucket.failsWith((key) => (key.endsWith('/index.html') && pages() >= 10 ? 500 : undefined));
        assert.match(
          await problemOf(command),
          /Visitors get new and old pages, and no page lacks its files\. Run the command again\./,
        );
        assert.ok(pages() >= 10 && pages() < addresses.length, `${pages()} pages`);
        assert.ok(bucket.objects.has('site/assets/style-1.css'));
        bucket.failsWith(() => undefined);
        // It fails at the stack, which the server does not know how to update: the files are there by then.
        assert.match(await problemOf(command), /with the redirects and headers of before\. Run the command again\./);
        for (const url of addresses) assert.ok(bucket.objects.has(`site${url}index.html`), url);
      } finally {
        await bucket.stop();
      }
    }),
  );

remote.run();

/** Runs commands with the AWS CLI, which asks a server of this machine. */
function runWithAws(script: string, { folder, url }: { folder: string; url: string }): Promise<void> {
  const env = {
    PATH: process.env.PATH,
    HOME: folder,
    AWS_ENDPOINT_URL: url,
    AWS_ACCESS_KEY_ID: 'none',
    AWS_SECRET_ACCESS_KEY: 'none',
    AWS_DEFAULT_REGION: 'eu-west-1',
    AWS_MAX_ATTEMPTS: '1',
    AWS_REQUEST_CHECKSUM_CALCULATION: 'when_required',
  };
  const child = spawn('sh', ['-ec', script], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  const said: string[] = [];
  child.stderr.on('data', (part) => said.push(String(part)));
  return new Promise((resolve, reject) =>
    child.once('close', (code) => (code === 0 ? resolve() : reject(new Error(said.join(''))))),
  );
}

const publishArgs = (folder: string, to: string, more: readonly string[]): string[] => [
  ...['publish', '--out', join(folder, 'dist'), '--to', to],
  ...more,
];

const publish = (folder: string, to: string, ...more: string[]): Promise<CommandResult> =>
  runCommandHere(...publishArgs(folder, to, more));

/** Publishes in a process of its own, which may be interrupted. */
const publishApart = (folder: string, to: string): CommandResult => runCommand(...publishArgs(folder, to, []));

function withTools(names: readonly string[], work: (folder: string, tools: FakeTools) => Promise<void>): Promise<void> {
  return inTemporaryFolder(async (folder) => {
    const tools = installFakeTools(folder, names);
    try {
      await work(folder, tools);
    } finally {
      tools.remove();
    }
  });
}
