import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { main } from '../../build/cli.ts';
import { root } from './project.ts';

/** How a command ended, and what it said. */
export interface CommandResult {
  status: number | null;
  out: string;
  err: string;
}

/** Runs a command as `npm run` does, as a process of its own. */
export function runCommand(...args: string[]): CommandResult {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', ...args], {
    cwd: root,
    encoding: 'utf8',
  });
  return { status, out: stdout, err: stderr };
}

/** Runs a command in this process, where most of the code is warm; one that builds needs `runBundled`. */
export function runCommandHere(...args: string[]): Promise<CommandResult> {
  return runMain(main, args);
}

/**
 * Runs a command in this process from the bundle that `npm run` starts, with the threads beside it: a build of a small
 * site takes a tenth of what a process of its own takes.
 */
export async function runBundled(...args: string[]): Promise<CommandResult> {
  bundled ??= loadBundle();
  return runMain(await bundled, args);
}

let bundled: Promise<typeof main> | undefined;

async function loadBundle(): Promise<typeof main> {
  // Any command bundles the code first.
  const { status, err } = runCommand('build', '--help');
  if (status !== 0) throw new Error(err);
  return (await import(pathToFileURL(join(root, '.cache/build/cli.mjs')).href)).main;
}

async function runMain(run: typeof main, args: readonly string[]): Promise<CommandResult> {
  const result: CommandResult = { status: null, out: '', err: '' };
  const restore = [
    capture(process.stdout, (text) => (result.out += text)),
    capture(process.stderr, (text) => (result.err += text)),
  ];
  try {
    result.status = await run(args, root);
  } finally {
    for (const stop of restore) stop();
  }
  return result;
}

/** Takes what is written to a stream, until what it gives is called. */
function capture(stream: NodeJS.WriteStream, take: (text: string) => void): () => void {
  const { write } = stream;
  stream.write = ((text: string) => {
    take(text);
    return true;
  }) as typeof write;
  return () => {
    stream.write = write;
  };
}
