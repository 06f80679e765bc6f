import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { slugify } from '../../build/authoring/values/slug.ts';
import { parseOptions } from '../../build/commands/options/options.ts';
import { hostEnginePath } from '../../scripts/setup/host-engines.mjs';
import { isExhaustive, makeTemporaryFolder, root } from '../support/project.ts';
import { layOutProject } from '../support/project-copy.ts';
import { layOutBase } from '../support/site.ts';

/** The commands of the page of each role; in an exhaustive run they run as they are written, in a copy of the repository with a small site. */
const rolePages = suite<{ folder: string }>('the pages of the roles');

const pages = ['content/WRITING.md', 'content/TRANSLATING.md', 'templates/DEVELOPING.md', 'scripts/OPERATING.md'];

/** Commands that run until they are ended, and what they print when they are ready. */
const lasting: [command: RegExp, ready: RegExp][] = [
  [/^npm run preview\b/, /^Preview: http/m],
  [/^npm test -- --watch\b/, /^Waiting for changes/m],
];

// One copy for all pages: what was bundled and compiled for one serves the next.
rolePages.before((state) => {
  state.folder = makeTemporaryFolder();
  if (isExhaustive) layOutProject(state.folder);
});
rolePages.after(({ folder }) => rmSync(folder, { recursive: true, force: true }));

/** The scripts of `package.json` that are commands of the build: `check` → `node scripts/run.mjs check`. */
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> };

for (const page of pages)
  rolePages(`${page}: every command is there, and takes its options`, () => {
    const commands = commandsOf(page);
    assert.ok(commands.length > 3, 'commands are found');
    for (const command of commands) {
      const [, name, rest = ''] = /^npm (?:run )?(?:-s )?(\w+)(?: -- (.*?))?(?: > \S+)?$/.exec(command) ?? [];
      if (name === undefined) continue;
      const script = scripts[name];
      assert.ok(script, `${command}: package.json has no "${name}"`);
      const args = [...rest.matchAll(/"([^"]*)"|\S+/g)].map(([word, quoted]) => quoted ?? word);
      const [, own = ''] = /^node scripts\/run\.mjs (.*)$/.exec(script) ?? [];
      if (own) parseOptions([...own.split(' '), ...args], root);
      else
        for (const suite of args.filter((arg) => !arg.startsWith('-') && name === 'test')) assertSuite(suite, command);
    }
  });

/** Puts the small site in place as it was, with its translations confirmed. */
async function renewContent(folder: string): Promise<void> {
  for (const name of ['content', 'static']) rmSync(join(folder, name), { recursive: true, force: true });
  layOutBase(folder);
  const { isDone, output } = await runInShell('npm run translations -- confirm --all', folder);
  assert.ok(isDone, output);
}

for (const page of isExhaustive ? pages : [])
  rolePages(`${page}: every command works`, async ({ folder }) => {
    const commands = commandsOf(page);
    assert.ok(commands.length > 3, 'commands are found');
    await renewContent(folder);
    for (const command of commands) {
      if (/^npm run translations -- confirm toolbox\/ranges-not-points/.test(command)) finishGuide(folder);
      const { isDone, output } = await runInShell(command, folder);
      assert.ok(isDone, `${command}\n${output}`);
    }
  });

rolePages('suites that ask no host install none of their engines', ({ folder }) => {
  assert.not(existsSync(join(folder, hostEnginePath)));
});

rolePages('the README links each page', () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  assert.equal(
    pages.filter((page) => !readme.includes(`](${page})`)),
    [],
  );
});

rolePages.run();

/** Asserts that a name is in the path of a suite. */
function assertSuite(name: string, command: string): void {
  const suites = readdirSync(join(root, 'test'), { recursive: true, encoding: 'utf8' });
  assert.ok(
    suites.some((path) => path.includes(name) && /\.test\.tsx?$/.test(path)),
    command,
  );
}

/** Writes the guide that `npm run new` has begun, as its writer does before it is published. */
function finishGuide(folder: string): void {
  const guide = join(folder, 'content/toolbox/ranges-not-points');
  const facts = join(guide, 'guide.yaml');
  writeFileSync(facts, readFileSync(facts, 'utf8').replace(/^placeholders:\n(?: +- .*\n)+|^draft: true\n/gm, ''));
  for (const [locale, words] of Object.entries(finishedWords)) {
    const [title, sentence] = words;
    writeFileSync(
      join(guide, `${locale}.md`),
      `---\nslug: ${slugify(title)}\ntitle: ${title}\ndescription: ${sentence}\nlead: ${sentence}\nbulletPoint:\n  title: ${title}\n  list: [${title}]\n---\n\n${sentence}\n`,
    );
  }
}

/** Locale → a title and a sentence, as long as search engines want a description. */
const finishedWords = {
  en: [
    'Ranges not points',
    'A team says how long its work will take as a range, and with how much certainty it says that.',
  ],
  fr: ['Des fourchettes', 'Une équipe dit la durée de son travail par une fourchette, et avec quelle certitude.'],
} as const;

/** Returns the lines of a page's blocks of shell commands. */
function commandsOf(page: string): string[] {
  const text = readFileSync(join(root, page), 'utf8');
  return [...text.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].flatMap(([, block = '']) => block.trim().split('\n'));
}

/** Runs a command in a folder. Ends it when it is ready, if it does not end by itself. */
function runInShell(command: string, cwd: string): Promise<{ isDone: boolean; output: string }> {
  const ready = lasting.find(([pattern]) => pattern.test(command))?.[1];
  // The usual port may be in use.
  const written = command.replace(/^npm run preview$/, '$& -- --port 0');
  const { TEST_SITE: _site, TEST_RUN: _run, SITE_CACHE: _cache, ...env } = process.env;
  return new Promise((resolve) => {
    // A group of its own, because npm starts a shell, which starts the command.
    const child = spawn('sh', ['-c', written], { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    let isReady = false;
    const read = (part: Buffer) => {
      output += part;
      if (isReady || !ready?.test(output)) return;
      isReady = true;
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('close', (status) => resolve({ isDone: ready ? isReady : status === 0, output }));
  });
}
