import { findBrowsers } from '../../../scripts/setup/browsers.mjs';
import { findProgram } from '../../../scripts/setup/find-program.mjs';
import { chromium } from './chromium.ts';
import type { Engine } from './engine.ts';
import { firefox } from './firefox.ts';
import { webkit } from './webkit.ts';

let used: Engine[] | undefined;

/** Returns the engines that are used, once they are started. */
export function findEngines(): readonly Engine[] {
  if (!used) throw new Error('The engines are not started.');
  return used;
}

/**
 * Starts the engines of this machine: Chromium, and of the others those that can be started. `ENGINES=Firefox,WebKitGTK`
 * leaves out what it does not name.
 */
export async function startEngines(): Promise<{ used: string[]; problems: string[] }> {
  const wanted = process.env.ENGINES?.split(',');
  const found = engines().filter(({ name }) => !wanted || wanted.includes(name));
  const problems = await Promise.all(found.map(startProblem));
  used = found.filter((_, index) => problems[index] === undefined);
  if (used.length === 0) throw new Error(`ENGINES=${wanted} names no engine that can be used here.`);
  return { used: used.map(({ name }) => name), problems: problems.filter((problem) => problem !== undefined) };
}

function engines(): Engine[] {
  const programs = findBrowsers();
  const driver = findProgram('WebKitWebDriver');
  const display = findProgram('Xvfb');
  return [
    chromium(),
    ...(programs.Firefox ? [firefox(programs.Firefox)] : []),
    ...(programs.WebKitGTK && driver && display ? [webkit({ driver, browser: programs.WebKitGTK, display })] : []),
  ];
}

/** Says why an engine cannot be used; without Chromium there is no run. */
async function startProblem(engine: Engine): Promise<string | undefined> {
  if (engine.name === 'Chromium') return undefined;
  try {
    const opened = engine.openTab({ script: true, motion: false, dark: false, bypassCSP: false });
    const tab = await Promise.race([opened, tooLate()]);
    await tab.close();
    return undefined;
  } catch (error) {
    return `${engine.name} does not start: ${error instanceof Error ? error.message : error}`;
  }
}

/** What starting an engine may take, in milliseconds. */
const timeout = 60_000;

function tooLate(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error('it does not answer.')), timeout).unref();
  });
}
