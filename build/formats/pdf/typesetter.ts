import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { digestOf } from '../../model/files/digest.ts';

/** What Typst makes a document from. */
interface TypesetRequest {
  /** The folder of the images: it does not exist, so that no other file is read. */
  workspace: string;
  template: string;
  /** The data of the template. */
  document: string;
  images: readonly { file: string; contents: Uint8Array }[];
}

/** A PDF with the number of its pages, what Typst reports, what it throws, or the limit that was exceeded. */
type Answer = { bytes: Uint8Array; pages: number } | { error: string } | { thrown: string } | { exceeded: string };

/** An answer, in which an error may be that of an image. */
type Typeset = Exclude<Answer, { exceeded: string }> | { error: string; image: string };

/** What one document may take. One of 100 pages takes 2 s and 400 MB. */
export interface TypesetLimits {
  /** Seconds of a processor on Linux, of the clock elsewhere; ten times as many by the clock for a process that hangs. */
  seconds: number;
  /** Bytes of the process, which are known on Linux. */
  memory: number;
}

const usualLimits: TypesetLimits = { seconds: 60, memory: 3 * 2 ** 30 };

/**
 * Prepares to make documents with some fonts, one after another, in a process that is started when it is needed.
 * Typst blocks the process while it computes, and ends it if there is no memory left. A document that exceeds the
 * limits or ends the process is an error, and the next document gets a new process. If an image is too large, other
 * documents with it are not tried.
 */
export function createTypesetter(fonts: readonly Uint8Array[]) {
  let running: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();
  const largeImages = new Set<string>();
  async function answer(request: TypesetRequest, limits: TypesetLimits): Promise<Answer> {
    clearTimeout(idle);
    const child = running ?? startProcess(fonts);
    const result = await answerOf(child, request, limits);
    running = child.connected && !child.killed ? child : undefined;
    // An idle process must not keep this one alive, and ends soon: the next build may have other fonts.
    child.unref();
    child.channel?.unref();
    idle = setTimeout(() => {
      running = undefined;
      if (child.connected) child.disconnect();
    }, patience).unref();
    return result;
  }
  async function typeset(request: TypesetRequest, limits: TypesetLimits): Promise<Typeset> {
    const known = request.images.find(({ contents }) => largeImages.size > 0 && largeImages.has(digestOf(contents)));
    if (known) return { error: 'this picture is too large', image: known.file };
    const made = await answer(request, limits);
    if (!('exceeded' in made)) return made;
    for (const image of request.images) {
      const template = `#set document(title: "A", date: none)\n#image("/${image.file}", alt: "A")`;
      const alone = { ...request, template, document: '', images: [image] };
      const tried = await answer(alone, { ...limits, seconds: limits.seconds / 5 });
      if (!('exceeded' in tried)) continue;
      largeImages.add(digestOf(image.contents));
      return { error: `this picture is too large: it takes more than ${tried.exceeded}`, image: image.file };
    }
    return { error: `it takes more than ${made.exceeded}, because its text is too large` };
  }
  return (request: TypesetRequest, limits = usualLimits): Promise<Typeset> => {
    const made = last.then(() => typeset(request, limits));
    last = made;
    return made;
  };
}

/** How long a process waits for the next document, in milliseconds. */
const patience = 1000;

/** How often a process is compared with the limits, in milliseconds. */
const interval = 250;

function answerOf(child: ChildProcess, request: TypesetRequest, { seconds, memory }: TypesetLimits): Promise<Answer> {
  const [begun, begunAt] = [secondsOf(child), performance.now()];
  child.ref();
  child.channel?.ref();
  return new Promise((resolve) => {
    const settle = (result: Answer) => {
      clearInterval(timer);
      child.off('message', settle).off('exit', onExit).off('error', onError);
      resolve(result);
    };
    const onExit = (code: number | null, signal: string | null) =>
      settle({ error: `Typst has ended without a document (${signal ?? code})` });
    const onError = ({ message }: Error) => settle({ error: `Typst could not be started (${message})` });
    const timer = setInterval(() => {
      const isSlow = secondsOf(child) - begun > seconds || performance.now() - begunAt > seconds * 10_000;
      if (!isSlow && memoryOf(child) <= memory) return;
      child.kill('SIGKILL');
      settle({ exceeded: isSlow ? `${seconds} s` : `${Math.round(memory / 2 ** 20)} MB of memory` });
    }, interval);
    child.once('message', settle).once('exit', onExit).once('error', onError);
    child.send(request);
  });
}

/** Returns how long a process has computed, in seconds from some moment. */
function secondsOf({ pid }: ChildProcess): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [user = 0, system = 0] = stat.slice(stat.lastIndexOf(')')).split(' ').map(Number).slice(12, 14);
    return (user + system) / 100;
  } catch {
    return performance.now() / 1000;
  }
}

function memoryOf({ pid }: ChildProcess): number {
  try {
    return Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}

function startProcess(fonts: readonly Uint8Array[]): ChildProcess {
  const compiler = import.meta.resolve('@myriaddreamin/typst-ts-node-compiler');
  const code = `(${serveRequests})(${JSON.stringify(compiler)}, ${growth}, ${fewLines})`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    serialization: 'advanced',
    env: { ...process.env, GLIBC_TUNABLES: allocation },
  });
  // What fails when nobody waits is found by the next request.
  child.on('error', () => {});
  child.send(fonts);
  return child;
}

/**
 * How glibc gives memory to Typst, which allocates and frees hundreds of megabytes: in large pages, and what was freed is
 * kept. Without it a document takes a quarter more processor time.
 */
const allocation = ['hugetlb=1', `top_pad=${64 * 2 ** 20}`, `mmap_threshold=${2 ** 30}`, `trim_threshold=${2 ** 30}`]
  .map((setting) => `glibc.malloc.${setting}`)
  .join(':');

/**
 * How many bytes the process may grow before Typst's cache is emptied. Emptying it after each document takes a third
 * of the time; without emptying it, 140 documents take 460 MB.
 */
const growth = 128 * 2 ** 20;

/** Where the text of a page ends that has a few lines only, in millimeters from its upper edge. */
const fewLines = 90;

/** Answers requests in a process of its own, which gets the code of this function alone: first the fonts, then each request. */
function serveRequests(compilerAddress: string, growth: number, fewLines: number): void {
  let opened: Promise<import('@myriaddreamin/typst-ts-node-compiler').NodeCompiler> | undefined;
  let memory = 0;
  async function open(fonts: readonly Uint8Array[], workspace: string) {
    const { NodeCompiler } = await import(compilerAddress);
    const compiler = NodeCompiler.create({
      workspace,
      fontArgs: [{ fontBlobs: fonts.map((font) => Buffer.from(font)) }],
    });
    memory = process.memoryUsage.rss();
    return compiler;
  }
  async function typeset({ workspace, template, document, images }: TypesetRequest): Promise<Answer> {
    opened ??= open(received, workspace);
    const compiler = await opened;
    compiler.resetShadow();
    for (const { file, contents } of images) compiler.mapShadow(`${workspace}/${file}`, Buffer.from(contents));
    const compile = (inputs: Record<string, string>) => compiler.compile({ mainFileContent: template, inputs });
    const compiled = compile({ document });
    if (!compiled.result) {
      const failure = compiled.takeDiagnostics();
      const messages = failure ? compiler.fetchDiagnostics(failure).map(({ message }) => message ?? 'unknown') : [];
      return { error: messages.join('; ') || 'Typst gave no document' };
    }
    const [end] = compiler.query(compiled.result, { selector: '<end>', field: 'value' }) as number[];
    const closer = end !== undefined && end < fewLines ? compile({ document, close: 'yes' }).result : undefined;
    const isShorter = closer && closer.numOfPages < compiled.result.numOfPages;
    const result = isShorter ? closer : compiled.result;
    const bytes = compiler.pdf(result, { pdfStandard: 'ua-1' });
    // Poppler reports the default value, `false`, as an error.
    const suspects = bytes.indexOf('/Suspects false');
    if (suspects >= 0) bytes.fill(' ', suspects, suspects + '/Suspects false'.length);
    const pages = result.numOfPages;
    if (process.memoryUsage.rss() - memory > growth) {
      compiler.evictCache(0);
      memory = process.memoryUsage.rss();
    }
    return { bytes: new Uint8Array(bytes), pages };
  }
  let received: readonly Uint8Array[] = [];
  process.once('message', (fonts) => {
    received = fonts as readonly Uint8Array[];
    process.on('message', (request: TypesetRequest) => {
      typeset(request)
        .catch((error) => ({ thrown: error instanceof Error ? error.message : String(error) }))
        .then((result) => process.send?.(result));
    });
  });
}
