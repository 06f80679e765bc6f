import { readFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Measures a run for `--timings`. */
interface Timings {
  /** Must be called when a stage begins. */
  begin: (stage: string) => void;
  /** Ends the measurement → two tables: what each stage took, and what each folder of the code took. */
  finish: (pages: number) => Promise<string>;
}

/** Time by the clock and of processors, in ms. */
interface Spent {
  name: string;
  clock?: number;
  processor: number;
}

/**
 * Starts to measure. V8 interrupts this thread once a millisecond and records what it does, so that the code needs no
 * counters, and a run without `--timings` pays nothing.
 */
export async function startTimings(): Promise<Timings> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.setSamplingInterval', { interval: 1000 });
  await session.post('Profiler.start');
  const stages: { name: string; clock: number; processor: number }[] = [];
  const begin = (name: string): void => {
    if (stages.at(-1)?.name !== name) stages.push({ name, clock: performance.now(), processor: processorTime() });
  };
  begin('start');
  return {
    begin,
    async finish(pages) {
      begin('end');
      const { profile } = await session.post('Profiler.stop');
      session.disconnect();
      // Slow files are made and written in turn: a stage may begin many times.
      const spent = new Map<string, { clock: number; processor: number }>();
      for (const [index, { name, clock, processor }] of stages.slice(0, -1).entries()) {
        const next = stages[index + 1] ?? { clock, processor };
        const before = spent.get(name) ?? { clock: 0, processor: 0 };
        spent.set(name, {
          clock: before.clock + next.clock - clock,
          processor: before.processor + next.processor - processor,
        });
      }
      const byStage = [...spent].map(([name, sums]) => ({ name, ...sums }));
      return [...table('stage', byStage, pages), '', ...table('code', timeByFolder(profile), pages), ''].join('\n');
    },
  };
}

/** The processor time of all threads of this process, in ms. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** How many rows of the code are printed; the rest is summed up. */
const mostRows = 24;

function table(head: string, rows: readonly Spent[], pages: number): string[] {
  const shown = rows.slice(0, mostRows);
  const rest = rows.slice(mostRows).reduce((sum, { processor }) => sum + processor, 0);
  const all = [...shown, ...(rest > 0 ? [{ name: 'the rest', processor: rest }] : [])];
  return [
    formatRow([head, 'seconds', 'processor s', 'ms a page']),
    ...all.map(({ name, clock, processor }: Spent) =>
      formatRow([
        name,
        clock === undefined ? '' : (clock / 1000).toFixed(2),
        (processor / 1000).toFixed(2),
        pages > 0 ? (processor / pages).toFixed(3) : '',
      ]),
    ),
  ];
}

const formatRow = ([name = '', ...columns]: string[]): string =>
  name.padEnd(40) + columns.map((column) => column.padStart(12)).join('');

interface Profile {
  nodes: { id: number; callFrame: { functionName: string; url: string; lineNumber: number }; children?: number[] }[];
  samples?: number[];
  timeDeltas?: number[];
}

/** Sums up the samples by folder of the code or by package, the slowest first. Native code counts for its caller. */
function timeByFolder({ nodes, samples = [], timeDeltas = [] }: Profile): Spent[] {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id])));
  const folderOf = createFolderFinder();
  const names = new Map<number, string>();
  const nameOf = (id: number | undefined): string => {
    const node = id === undefined ? undefined : byId.get(id);
    if (!node || id === undefined) return 'Node';
    const known = names.get(id);
    if (known !== undefined) return known;
    const { url, lineNumber, functionName } = node.callFrame;
    const own = /^\((idle|garbage collector)\)$/.test(functionName) ? functionName : folderOf(url, lineNumber);
    const name = own ?? nameOf(parents.get(id));
    names.set(id, name);
    return name;
  };
  const sums = new Map<string, number>();
  for (const [index, sample] of samples.entries()) {
    const name = nameOf(sample);
    sums.set(name, (sums.get(name) ?? 0) + (timeDeltas[index] ?? 0) / 1000);
  }
  return [...sums]
    .filter(([name]) => name !== '(idle)')
    .map(([name, processor]) => ({ name, processor }))
    .sort((a, b) => b.processor - a.processor);
}

/** Returns a function that finds the folder or package of a place in a bundle: esbuild names each file in it. */
function createFolderFinder(): (url: string, line: number) => string | undefined {
  const bundles = new Map<string, (string | undefined)[]>();
  const foldersOf = (path: string): (string | undefined)[] => {
    let current: string | undefined;
    return readFileSync(path, 'utf8')
      .split('\n')
      .map((line) => {
        const [, file] = /^\/\/ ([^\s/]*\/\S+\.[cm]?[jt]sx?)$/.exec(line) ?? [];
        if (file !== undefined) current = packageOf(file) ?? dirname(file);
        return current;
      });
  };
  return (url, line) => {
    if (!url.startsWith('file:')) return undefined;
    const path = fileURLToPath(url);
    const known = bundles.get(path) ?? foldersOf(path);
    bundles.set(path, known);
    return known[line] ?? packageOf(path);
  };
}

function packageOf(path: string): string | undefined {
  return /^((?:@[^/]+\/)?[^/]+)/.exec(path.split('node_modules/').slice(1).at(-1) ?? '')?.[1];
}
