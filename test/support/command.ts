import { spawnSync } from 'node:child_process';
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

/** Runs a command in this process, where most of the code is warm; one that builds needs a process of its own. */
export async function runCommandHere(...args: string[]): Promise<CommandResult> {
  const result: CommandResult = { status: null, out: '', err: '' };
  const restore = [
    capture(process.stdout, (text) => (result.out += text)),
    capture(process.stderr, (text) => (result.err += text)),
  ];
  try {
    result.status = await main(args, root);
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
