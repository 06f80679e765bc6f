import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { findProgram } from '../../scripts/setup/find-program.mjs';
import { runServer } from '../support/host-server.ts';
import { makeTemporaryFolder, root } from '../support/project.ts';
import { layOutProject } from '../support/project-copy.ts';

/**
 * The instructions of the Dockerfile, run in folders of this machine, with the content of the base site. No image is
 * pulled, and no package is installed: npm's are those of the repository, nginx is the one of this machine.
 */
const container = suite<{ folder: string }>('the container');

container.before((state) => {
  state.folder = makeTemporaryFolder();
});
container.after(({ folder }) => rmSync(folder, { recursive: true, force: true }));

container('its instructions build the site, and nginx serves it with redirects and headers', async ({ folder }) => {
  const command = runInstructions(folder);
  const server = await startCommand(command, folder);
  try {
    const home = await server.ask('/');
    assert.is(home.status, 200);
    assert.match(String(home.headers['content-security-policy']), /default-src 'none'/);
    assert.is((await server.ask('/nowhere/')).status, 404);
    const moved = await server.ask('/en/toolbox/');
    assert.is(moved.status, 301);
    assert.is(moved.headers.location, '/toolbox/');
  } finally {
    await server.stop();
  }
});

container('the machine of developers has the Node of the build and the port of the preview', () => {
  const machine = JSON.parse(readFileSync(join(root, '.devcontainer/devcontainer.json'), 'utf8'));
  const { recommendations } = JSON.parse(readFileSync(join(root, '.vscode/extensions.json'), 'utf8'));
  const [, major = ''] = /^FROM node:(\d+)-/m.exec(readDockerfile()) ?? [];
  assert.match(machine.image, new RegExp(`:${major}-`));
  assert.equal(machine.forwardPorts, [4000]);
  for (const extension of recommendations)
    assert.ok(machine.customizations.vscode.extensions.includes(extension), extension);
});

container.run();

function readDockerfile(): string {
  return readFileSync(join(root, 'scripts/container/Dockerfile'), 'utf8');
}

/** Runs the instructions with `folder` as the root of each stage's file system → the command of the image. */
function runInstructions(folder: string): string[] {
  const context = join(folder, 'context');
  layOutContext(context, join(folder, 'repository'));
  const at = (path: string) => join(folder, 'image', path);
  let workingFolder = '/';
  let command: string[] = [];
  for (const [, name = '', rest = ''] of readDockerfile().matchAll(/^([A-Z]+) (.*)$/gm)) {
    if (name === 'WORKDIR') {
      workingFolder = rest;
      mkdirSync(at(rest), { recursive: true });
    } else if (name === 'COPY') copy(rest.split(' '), { context, at, workingFolder });
    else if (name === 'RUN') run(rest, at, workingFolder);
    else if (name === 'CMD') command = JSON.parse(rest);
    else assert.ok(['FROM', 'USER', 'EXPOSE'].includes(name), `the test knows ${name}`);
  }
  return command.map((word) => (word.startsWith('/srv/') ? at(word) : word));
}

/** Lays out what Docker sends to the builder: the lines of the ignore file that begin with `!`. */
function layOutContext(context: string, repository: string): void {
  layOutProject(repository);
  const rules = readFileSync(join(root, 'scripts/container/Dockerfile.dockerignore'), 'utf8');
  for (const [, name = ''] of rules.matchAll(/^!(.+)$/gm))
    cpSync(join(repository, name), join(context, name), { recursive: true });
}

interface Copying {
  context: string;
  at: (path: string) => string;
  workingFolder: string;
}

function copy(words: string[], { context, at, workingFolder }: Copying): void {
  const isFromStage = words[0]?.startsWith('--from=');
  const [target = '', ...sources] = words.slice(isFromStage ? 1 : 0).reverse();
  for (const source of sources) {
    const from = isFromStage ? at(source) : join(context, source);
    assert.ok(existsSync(from), `${source} exists`);
    // Both stages have the same root here, so what comes from the other stage is in its place.
    if (isFromStage) assert.is(source, target);
    else if (target === '.' || target === './')
      cpSync(from, at(join(workingFolder, source === '.' ? '' : source)), { recursive: true });
    else cpSync(from, at(target), { recursive: true });
  }
}

function run(command: string, at: (path: string) => string, workingFolder: string): void {
  if (command.startsWith('npm ci')) symlinkSync(join(root, 'node_modules'), at(join(workingFolder, 'node_modules')));
  else if (command.startsWith('apt-get ')) assert.match(command, / install .*\bnginx-light\b/);
  else
    execFileSync('sh', ['-c', command.replaceAll('/srv/', `${at('/srv')}/`)], {
      cwd: at(workingFolder),
      stdio: ['ignore', 'ignore', 'inherit'],
    });
}

/** Starts the command of the image. It listens on a socket, so that no port is taken. */
function startCommand([name = '', ...args]: string[], folder: string) {
  const own = join(folder, 'run');
  const socketPath = join(own, 'socket');
  mkdirSync(own);
  const path = join(folder, 'image/srv/nginx.conf');
  const configuration = readFileSync(path, 'utf8')
    // A worker that a master of root starts could not read the folder.
    .replace('daemon off;', '$& master_process off;')
    .replaceAll('/tmp/', `${own}/`)
    .replace('listen 8080;', `listen unix:${socketPath};`);
  writeFileSync(path, configuration);
  const program = findProgram(name);
  if (!program) throw new Error(`${name} is missing; npm test installs it.`);
  return runServer({ program, args, address: { socketPath }, folder: own });
}
