import { findBrowsers } from '../../../scripts/setup/browsers.mjs';
import { findProgram } from '../../../scripts/setup/find-program.mjs';
import { isExhaustive } from '../project.ts';
import { chromium } from './chromium.ts';
import type { Engine } from './engine.ts';
import { firefox } from './firefox.ts';
import { webkit } from './webkit.ts';

let used: Engine[] | undefined;

/**
 * Returns the engines in which the browser tests run: Chromium, and in an exhaustive run every other that is installed.
 * `ENGINES=Firefox,WebKitGTK` names them instead. An engine starts with its first tab.
 */
export function findEngines(): readonly Engine[] {
  used ??= findWanted();
  return used;
}

function findWanted(): Engine[] {
  const wanted = process.env.ENGINES?.split(',') ?? (isExhaustive ? undefined : ['Chromium']);
  const found = installedEngines().filter(({ name }) => !wanted || wanted.includes(name));
  if (found.length === 0) throw new Error(`ENGINES=${wanted} names no engine that is installed.`);
  return found;
}

function installedEngines(): Engine[] {
  const programs = findBrowsers();
  const driver = findProgram('WebKitWebDriver');
  const display = findProgram('Xvfb');
  return [
    chromium(),
    ...(programs.Firefox ? [firefox(programs.Firefox)] : []),
    ...(programs.WebKitGTK && driver && display ? [webkit({ driver, browser: programs.WebKitGTK, display })] : []),
  ];
}
