import { syncBuiltinESMExports } from 'node:module';
import { dirname } from 'node:path';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { TemplateProblem } from '../../model/template-problem.ts';
import type { PlaceFinder } from './find-source-place.ts';
import { endTurn, isImporting } from './import-modules.ts';
import { strayProblemOf } from './template-problem.ts';

/** The code of a site that runs. */
interface RunningCode extends Pick<PlaceFinder, 'findPlace'> {
  /** The path from the content folder to the site's folder. */
  fromContent: string;
}

/** How the code was compiled → what runs. A preview has both. */
const running = new Map<'bundle' | 'modules', RunningCode>();

/** Remembers which code of a site runs, so that its stray errors can be told from those of the generator. */
export function rememberRunningCode(compiled: 'bundle' | 'modules', code: RunningCode): void {
  running.set(compiled, code);
}

/** What the code of the site has thrown outside of every call, and nothing has reported yet: each error once. */
const unreported = new Map<string, Diagnostic>();
const keep = (diagnostic: Diagnostic): unknown => unreported.set(JSON.stringify(diagnostic), diagnostic);
let report = keep;

/** Reports stray errors at once, until the command ends. */
export function reportStrayErrors(to: (diagnostic: Diagnostic) => void): void {
  report = to;
}

/** Returns the stray errors that nothing has reported yet, also of timers that are due. The caller reports them. */
export async function takeStrayErrors(): Promise<Diagnostic[]> {
  await endTurn();
  return takeUnreported();
}

function takeUnreported(): Diagnostic[] {
  const taken = [...unreported.values()];
  unreported.clear();
  return taken;
}

const endings = ['exit', 'reallyExit', 'abort'] as const;
type Ending = (typeof endings)[number];

/** The functions of Node that end the process. */
const own = Object.fromEntries(endings.map((name) => [name, Reflect.get(process, name)]));

/** How many commands run in this process: tests run several. */
let guarded = 0;

/**
 * Runs a command so that the code of the site cannot end it: where that calls `process.exit()`, it throws instead. What
 * the code throws outside of every call, in timers and promises that nobody awaits, is collected. Throws other uncaught
 * errors, which are mistakes of the generator, and a `TemplateProblem` if stray errors are left at the end.
 */
export async function guardProcess(command: () => Promise<number>): Promise<number> {
  let crash: (error: unknown) => void = () => {};
  const crashed = new Promise<never>((_, reject) => {
    crash = reject;
  });
  const onError = (error: unknown) => {
    // What is thrown while modules are loaded is reported by who loads them.
    if (isImporting()) return;
    const problem = describeStrayError(error);
    if (problem) report(problem);
    else crash(error);
  };
  process.on('uncaughtException', onError);
  if (guarded++ === 0) replaceEndings(refusing);
  try {
    const code = await Promise.race([command(), crashed]);
    const left = takeUnreported();
    if (left.length > 0) throw new TemplateProblem(left);
    return code;
  } finally {
    if (--guarded === 0) replaceEndings((name) => own[name]);
    process.off('uncaughtException', onError);
    report = keep;
  }
}

function replaceEndings(ending: (name: Ending) => unknown): void {
  for (const name of endings) Reflect.set(process, name, ending(name));
  // For `import { exit } from 'node:process'`.
  syncBuiltinESMExports();
}

/** Returns a function that throws in place of one that ends the process. Its stack begins at the caller. */
function refusing(name: Ending): (code?: unknown) => never {
  return function refuse(code) {
    const error = new Error(`process.${name}(${code ?? ''}) would end the build`);
    error.name = '';
    Error.captureStackTrace(error, refuse);
    throw error;
  };
}

/** The folder of the generator's bundle. */
const ownFolder = dirname(import.meta.url);

/** Describes an error of the code of the site: its stack names a template, or nothing of the generator. */
function describeStrayError(error: unknown): Diagnostic | undefined {
  const [code] = running.values();
  if (!code) return undefined;
  const { fromContent } = code;
  const findPlace = (stack: string) =>
    [...running.values()].map((one) => one.findPlace(stack)).find((place) => place !== undefined);
  const stack = error instanceof Error ? String(error.stack) : '';
  const isOfSite =
    findPlace(stack) !== undefined || ![`${ownFolder}/`, '/node_modules/'].some((own) => stack.includes(own));
  return isOfSite ? strayProblemOf(error, { findPlace, fromContent }) : undefined;
}
