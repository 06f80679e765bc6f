import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inTemporaryFolder, root } from '../support/project.ts';

const workflow = suite('the workflow of the content');

interface Job {
  'runs-on': string;
  if?: string;
  concurrency?: string;
  permissions?: object;
  environment?: { url?: string };
  steps: {
    id?: string;
    if?: string;
    name?: string;
    uses?: string;
    with?: Record<string, unknown>;
    shell?: string;
    run?: string;
    env?: Record<string, string>;
  }[];
}

const { jobs, permissions } = load(readFileSync(join(root, '.github/workflows/content.yml'), 'utf8')) as {
  jobs: Record<string, Job>;
  permissions: object;
};

function stepOf(job: string, id: string) {
  const step = jobs[job]?.steps.find((one) => one.id === id);
  assert.ok(step?.run, `${job} has no step ${id}`);
  return step;
}

/** Runs the script of a step, as GitHub does → its exit code, what it printed, and the outputs that it set. */
function runStep(job: string, id: string, folder: string, env: Record<string, string>) {
  const { run, shell } = stepOf(job, id);
  assert.is(shell, 'bash', 'a step without a shell ignores the failure of a command whose output another one reads');
  const files = { GITHUB_OUTPUT: join(folder, 'output'), GITHUB_STEP_SUMMARY: join(folder, 'summary') };
  for (const file of Object.values(files)) rmSync(file, { force: true });
  const { status, stdout } = spawnSync('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', String(run)], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, ...files, RUNNER_TEMP: folder, ...env },
  });
  const [output = '', summary = ''] = Object.values(files).map((file) =>
    existsSync(file) ? readFileSync(file, 'utf8') : '',
  );
  return { status, stdout, output, summary };
}

workflow('only the head of the branch is published, and only what was built today or yesterday', () =>
  inTemporaryFolder((folder) => {
    const git = (...args: string[]) =>
      execFileSync('git', ['-C', folder, '-c', 'user.name=Test', '-c', 'user.email=test@wevoya.example', ...args], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }).trim();
    git('init', '-q', '--bare', 'origin.git');
    git('init', '-q', '-b', 'main');
    git('remote', 'add', 'origin', join(folder, 'origin.git'));
    const commit = (): string => {
      git('commit', '-q', '--allow-empty', '-m', 'a change');
      git('push', '-q', 'origin', 'main');
      return git('rev-parse', 'HEAD');
    };
    const [older, head] = [commit(), commit()];
    const dayBefore = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
    const today = dayBefore(0);
    const run = (GITHUB_SHA: string, DAY: string, GITHUB_REF = 'refs/heads/main') =>
      runStep('publish', 'head', folder, { GITHUB_SHA, DAY, GITHUB_REF });
    for (const day of [today, dayBefore(1)]) assert.is(run(head, day).output, 'newest=true\n', day);
    const late = run(older, today);
    assert.equal([late.status, late.output], [0, '']);
    assert.match(late.stdout, `::notice::Not published: ${older} is not the head of refs/heads/main any more.`);
    assert.match(late.stdout, `The run of ${head} publishes the site.`);
    const repeated = run(head, dayBefore(3));
    assert.equal([repeated.status, repeated.output], [0, '']);
    assert.match(repeated.stdout, /::notice::Not published: the site was built for .* Run all jobs again\./);
    git('remote', 'set-url', 'origin', join(folder, 'nowhere.git'));
    assert.is.not(run(head, today).status, 0, 'nobody knows what the head is');
    const publish = jobs.publish?.steps.find(({ run: script }) => script?.includes('npm run -s publish'));
    assert.is(publish?.if, "steps.head.outputs.newest == 'true'");
    assert.is(jobs.publish?.concurrency, 'publish');
  }),
);

workflow('a preview has the address of its pull request, which the page of the pull request leads to', () =>
  inTemporaryFolder((folder) => {
    mkdirSync(join(folder, 'programs'));
    const npm = join(folder, 'programs/npm');
    writeFileSync(npm, '#!/bin/sh\necho "$@" > called\nprintf "$SAYS"\nexit "$CODE"\n');
    chmodSync(npm, 0o755);
    const run = (PREVIEW_TO: string, SAYS: string, CODE = '0') => {
      const PATH = `${join(folder, 'programs')}:${process.env.PATH}`;
      const result = runStep('preview', 'publish', folder, { PATH, PREVIEW_TO, SAYS, CODE, ALIAS: 'pr-12' });
      return { ...result, called: readFileSync(join(folder, 'called'), 'utf8').trim() };
    };
    const address = 'https://pr-12.previews.pages.dev';
    const found = run('cloudflare-pages:previews', `uploaded\nThe preview is at ${address}\n`);
    assert.is(
      found.called,
      'run -s publish -- --out built/dist --to cloudflare-pages:previews --preview --alias pr-12',
    );
    assert.is(found.output, `address=${address}\n`);
    assert.is(found.summary, `The preview is at ${address}\n`);
    assert.match(found.stdout, 'uploaded');
    const folderTarget = run('/srv/previews', 'released\n');
    assert.is(folderTarget.called, 'run -s publish -- --out built/dist --to /srv/previews --preview');
    assert.equal([folderTarget.status, folderTarget.output], [0, '']);
    assert.is(run('netlify:previews', 'failed\n', '1').status, 1);
    assert.match(jobs.preview?.environment?.url ?? '', /^\$\{\{ steps\.publish\.outputs\.address \}\}$/);
    const { ALIAS = '' } = stepOf('preview', 'publish').env ?? {};
    assert.match(ALIAS, /^pr-\$\{\{ github\.event\.pull_request\.number \}\}$/);
  }),
);

workflow('a host is published to from a runner of GitHub, a folder from one of its machine', () => {
  const [, expression = ''] = /^\$\{\{(.*)\}\}$/.exec(jobs.publish?.['runs-on'] ?? '') ?? [];
  const contains = (text: string, part: string) => text.includes(part);
  const startsWith = (text: string, part: string) => text.startsWith(part);
  const runner = (PUBLISH_TO: string, PUBLISH_RUNNER = '') =>
    new Function('vars', 'contains', 'startsWith', `return ${expression}`)(
      { PUBLISH_TO, PUBLISH_RUNNER },
      contains,
      startsWith,
    );
  for (const host of ['cloudflare-pages:site', 'cloudflare-workers:site', 'netlify:site', 'cloudfront:bucket/E1'])
    assert.is(runner(host), 'ubuntu-latest', host);
  for (const folder of ['/srv/site', './site', 'ssh://me@machine/srv/site'])
    assert.is(runner(folder), 'self-hosted', folder);
  assert.is(runner('netlify:site', 'our-own'), 'our-own');
});

workflow('the site and a preview are published with the same Node, tools and accounts', () => {
  const toolsOf = (job: string) => {
    const steps = jobs[job]?.steps ?? [];
    const install = steps.find(({ name }) => name === 'Install the tool of the host');
    const publish = steps.find(({ run }) => run?.includes('npm run -s publish'));
    const accounts = Object.entries(publish?.env ?? {}).filter(([name]) => /^(AWS|CLOUDFLARE|NETLIFY)_/.test(name));
    assert.ok(install?.run && accounts.length > 0, job);
    assert.ok(steps.indexOf(install) < steps.indexOf(publish ?? install), job);
    return { node: steps.find(({ uses }) => uses?.startsWith('actions/setup-node'))?.with, run: install.run, accounts };
  };
  const site = toolsOf('publish');
  assert.equal(site, toolsOf('preview'));
  assert.equal(site.node, { 'node-version': 22 });
  assert.equal(site.accounts.map(([name]) => name).sort(), [
    'AWS_ACCESS_KEY_ID',
    'AWS_REGION',
    'AWS_SECRET_ACCESS_KEY',
    'CLOUDFLARE_ACCOUNT_ID',
    'CLOUDFLARE_API_TOKEN',
    'NETLIFY_AUTH_TOKEN',
  ]);
});

workflow('the pull request is built without secrets, for search engines to leave out, and no job may write', () => {
  assert.not.match(JSON.stringify(jobs['preview-build']), /secrets\./);
  assert.match(JSON.stringify(jobs['preview-build']), /build -- --noindex/);
  assert.equal(permissions, { contents: 'read' });
  assert.equal(
    Object.values(jobs).flatMap((job) => job.permissions ?? []),
    [],
  );
});

workflow('no job keeps a token beside the code that it runs', () => {
  const checkouts = Object.entries(jobs).flatMap(([name, { steps }]) =>
    steps.filter(({ uses }) => uses?.startsWith('actions/checkout')).map((step) => ({ name, step })),
  );
  assert.ok(checkouts.length >= 3);
  for (const { name, step } of checkouts) assert.is(step.with?.['persist-credentials'], false, name);
});

workflow.run();
