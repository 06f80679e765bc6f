import { type ChildProcess, spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** What drawing one drawing may take. */
interface DrawingLimits {
  /** Seconds of a processor. Most drawings take less than 0.2. */
  seconds: number;
  /** Bytes by which the process may grow. */
  memory: number;
}

const usualLimits: DrawingLimits = { seconds: 2, memory: 1.5 * 2 ** 30 };

/** What a drawing exceeds, or why it cannot be drawn. */
export type DrawingVerdict = { exceeded?: string; error?: string };

/** The longest that a process may take, in milliseconds, if it gets no processor. */
const longest = 120_000;

/** Draws drawings by librsvg, in processes that are started when they are needed: it computes without a pause. */
export interface SvgDrawer {
  /** Throws an error if the process ends without an answer. */
  draw: (svg: string) => Promise<DrawingVerdict>;
  /** Ends the processes. */
  close: () => void;
}

/** Prepares to draw drawings, as many at once as there are processors. */
export function createSvgDrawer(limits = usualLimits): SvgDrawer {
  const idle: ChildProcess[] = [];
  const waiting: (() => void)[] = [];
  let free = Math.min(availableParallelism(), 4);
  async function take(): Promise<ChildProcess> {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    const child = idle.pop();
    return child?.connected ? child : startProcess(limits);
  }
  return {
    async draw(svg) {
      const child = await take();
      try {
        return await answerOf(child, svg);
      } finally {
        if (child.connected && !child.killed) idle.push(child);
        const next = waiting.shift();
        if (next) next();
        else free += 1;
      }
    },
    close() {
      for (const child of idle.splice(0)) child.kill('SIGKILL');
    },
  };
}

function answerOf(child: ChildProcess, svg: string): Promise<DrawingVerdict> {
  return new Promise((resolve, reject) => {
    const settle = (end: () => void) => {
      clearTimeout(timer);
      child.off('message', onMessage).off('exit', onExit).off('error', onError);
      end();
    };
    const onMessage = ({ isEnding, ...verdict }: DrawingVerdict & { isEnding?: true }) => {
      if (isEnding) child.kill('SIGKILL');
      settle(() => resolve(verdict));
    };
    const onExit = (code: number | null, signal: string | null) =>
      onError(new Error(`the process ended (${signal ?? code})`));
    const onError = (error: Error) => settle(() => reject(error));
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      onError(new Error(`no answer in ${longest / 1000} s`));
    }, longest);
    child.on('message', onMessage).once('exit', onExit).once('error', onError);
    child.send(svg);
  });
}

function startProcess(limits: DrawingLimits): ChildProcess {
  const code = `(${serveDrawings})(${JSON.stringify(import.meta.resolve('sharp'))}, ${JSON.stringify(limits)})`;
  return spawn(process.execPath, ['--input-type=module', '--eval', code], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}

/** Draws what it is sent, in a process of its own, which gets the code of this function alone. */
function serveDrawings(sharpAddress: string, { seconds, memory }: DrawingLimits): void {
  const loading = import(sharpAddress);
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
  process.on('message', async (svg: string) => {
    const { default: sharp } = await loading;
    sharp.cache(false);
    sharp.concurrency(1);
    const begun = process.cpuUsage();
    const before = process.memoryUsage.rss();
    const used = () => (({ user, system }) => (user + system) / 1e6)(process.cpuUsage(begun));
    const slow = `${seconds} seconds of a processor`;
    const end = (verdict: object) => {
      clearInterval(timer);
      process.send?.(verdict);
    };
    const exceed = (exceeded: string) => {
      clearInterval(timer);
      process.send?.({ exceeded, isEnding: true }, () => process.kill(process.pid, 'SIGKILL'));
    };
    /** What a drawing may take beyond the limit, so that the process is of use for others. */
    const patience = 1;
    // Other threads draw, so that this one can compare.
    const timer = setInterval(() => {
      if (used() > seconds + patience) exceed(slow);
      else if (process.memoryUsage.rss() - before > memory) exceed(`${Math.round(memory / 2 ** 20)} MB of memory`);
    }, 20);
    await sharp(Buffer.from(svg))
      .raw()
      .toBuffer()
      .then(
        () => end(used() > seconds ? { exceeded: slow } : {}),
        (error: Error) => end({ error: error.message }),
      );
  });
}
