import { spawn } from 'node:child_process';

/** What drawing one drawing may take. */
export interface DrawingLimits {
  /** Seconds of a processor. */
  seconds: number;
  /** Bytes by which the process may grow. */
  memory: number;
}

const usualLimits: DrawingLimits = { seconds: 20, memory: 1.5 * 2 ** 30 };

/** A drawing as PNG, or what it exceeds, or why it cannot be drawn. */
export type DrawnSvg = { png: Buffer } | { exceeded: string } | { error: string };

/** The longest that a process may take, in milliseconds, if it gets no processor. */
const longest = 240_000;

/** Draws a drawing by librsvg, in a process of its own: it computes without a pause. */
export function drawSvg(svg: string, limits = usualLimits): Promise<DrawnSvg> {
  const code = `(${draw})(${JSON.stringify(import.meta.resolve('sharp'))}, ${JSON.stringify(limits)})`;
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--input-type=module', '--eval', code], {
      stdio: ['pipe', 'pipe', 'ignore'],
      timeout: longest,
      killSignal: 'SIGKILL',
    });
    const parts: Buffer[] = [];
    child.stdout.on('data', (part) => parts.push(part));
    child.on('error', reject);
    child.on('close', (status, signal) => {
      const answer = Buffer.concat(parts);
      if (answer[0] === '{'.charCodeAt(0)) resolve(JSON.parse(answer.toString()));
      else if (status === 0) resolve({ png: answer });
      else reject(new Error(`the process ended (${signal ?? status})`));
    });
    // A process that has ended reads nothing.
    child.stdin.on('error', () => {});
    child.stdin.end(svg);
  });
}

/** Draws what it reads, in a process of its own, which gets the code of this function alone. */
async function draw(sharpAddress: string, { seconds, memory }: DrawingLimits): Promise<void> {
  const [{ default: sharp }, { buffer }] = await Promise.all([import(sharpAddress), import('node:stream/consumers')]);
  const svg = await buffer(process.stdin);
  sharp.cache(false);
  sharp.concurrency(1);
  // At an exit, the threads that draw would be waited for.
  let isAnswered = false;
  const answer = (found: object) => {
    if (isAnswered) return;
    isAnswered = true;
    process.stdout.write(JSON.stringify(found), () => process.kill(process.pid, 'SIGKILL'));
  };
  const begun = process.cpuUsage();
  const before = process.memoryUsage.rss();
  const findExcess = () => {
    const { user, system } = process.cpuUsage(begun);
    if ((user + system) / 1e6 > seconds) return `${seconds} seconds of a processor`;
    return process.memoryUsage.rss() - before > memory ? `${Math.round(memory / 2 ** 20)} MB of memory` : undefined;
  };
  // Other threads draw, so that this one can compare.
  const timer = setInterval(() => {
    const exceeded = findExcess();
    if (exceeded === undefined) return;
    clearInterval(timer);
    answer({ exceeded });
  }, 20);
  try {
    const png = await sharp(svg, { unlimited: true }).png({ compressionLevel: 3 }).toBuffer();
    const exceeded = findExcess();
    clearInterval(timer);
    if (exceeded !== undefined) answer({ exceeded });
    else if (!isAnswered) process.stdout.write(png);
  } catch (error) {
    clearInterval(timer);
    answer({ error: error instanceof Error ? error.message : String(error) });
  }
}
