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
/** How a process ends that exceeds a limit; its message says which. */
const exceededCode = 3;

/** Draws a drawing by librsvg, in a process of its own: it computes without a pause. */
export function drawSvg(svg: string, limits = usualLimits): Promise<DrawnSvg> {
  const code = `(${draw})(${JSON.stringify(import.meta.resolve('sharp'))}, ${JSON.stringify(limits)}, ${exceededCode})`;
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--input-type=module', '--eval', code], {
      timeout: longest,
      killSignal: 'SIGKILL',
    });
    const [png, messages]: [Buffer[], Buffer[]] = [[], []];
    child.stdout.on('data', (part) => png.push(part));
    child.stderr.on('data', (part) => messages.push(part));
    child.on('error', reject);
    child.on('close', (status, signal) => {
      const message = Buffer.concat(messages).toString();
      if (status === 0) resolve({ png: Buffer.concat(png) });
      else if (status === exceededCode) resolve({ exceeded: message });
      else if (status === 1) resolve({ error: message });
      else reject(new Error(`the process ended (${signal ?? status})`));
    });
    // A process that has ended reads nothing.
    child.stdin.on('error', () => {});
    child.stdin.end(svg);
  });
}

/** Draws what it reads, in a process of its own, which gets the code of this function alone. */
async function draw(sharpAddress: string, { seconds, memory }: DrawingLimits, exceededCode: number): Promise<void> {
  const [{ default: sharp }, { buffer }, { writeSync }] = await Promise.all([
    import(sharpAddress),
    import('node:stream/consumers'),
    import('node:fs'),
  ]);
  const svg = await buffer(process.stdin);
  sharp.cache(false);
  sharp.concurrency(1);
  const end = (status: number, message: string) => {
    writeSync(2, message);
    process.exit(status);
  };
  const begun = process.cpuUsage();
  const before = process.memoryUsage.rss();
  const check = () => {
    const { user, system } = process.cpuUsage(begun);
    if ((user + system) / 1e6 > seconds) end(exceededCode, `${seconds} seconds of a processor`);
    else if (process.memoryUsage.rss() - before > memory)
      end(exceededCode, `${Math.round(memory / 2 ** 20)} MB of memory`);
  };
  // Other threads draw, so that this one can compare.
  const timer = setInterval(check, 20);
  try {
    const png = await sharp(svg, { unlimited: true }).png({ compressionLevel: 3 }).toBuffer();
    check();
    clearInterval(timer);
    process.stdout.write(png);
  } catch (error) {
    end(1, error instanceof Error ? error.message : String(error));
  }
}
