import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findProgram } from './find-program.mjs';

/** Chromium without the interface of a browser, as Debian names its program and its package. */
export const headlessShell = 'chromium-headless-shell';

/**
 * Finds the browsers of the tests → the program of each engine that can be used.
 * @returns {{ Chromium?: string | undefined, Firefox?: string | undefined, WebKitGTK?: string | undefined }}
 */
export function findBrowsers() {
  const find = (/** @type {string[]} */ names, /** @type {string[]} */ paths = []) =>
    names.map(findProgram).find(Boolean) ?? paths.find((path) => existsSync(path));
  const canDriveWebKit = findProgram('WebKitWebDriver') && findProgram('Xvfb');
  return {
    Chromium: find(
      // Chromium without the interface of a browser takes two thirds of the processor time for the same pages.
      [headlessShell, 'chromium', 'chromium-browser', 'google-chrome', 'chrome'],
      [
        '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
        '/Applications/Chromium.app/Contents/MacOS/Chromium',
        ...windowsFolders().map((folder) => join(folder, 'Google/Chrome/Application/chrome.exe')),
      ],
    ),
    Firefox: find(
      ['firefox-esr', 'firefox'],
      [
        '/Applications/Firefox.app/Contents/MacOS/firefox',
        ...windowsFolders().map((folder) => join(folder, 'Mozilla Firefox/firefox.exe')),
      ],
    ),
    WebKitGTK: canDriveWebKit ? findMiniBrowser() : undefined,
  };
}

/** The folders in which Windows keeps programs. */
function windowsFolders() {
  const { ProgramFiles, 'ProgramFiles(x86)': of32Bits, LOCALAPPDATA } = process.env;
  return [ProgramFiles, of32Bits, LOCALAPPDATA].filter((folder) => folder !== undefined);
}

/** Finds the MiniBrowser of WebKitGTK, which is beside its library in a folder named for the processor. */
function findMiniBrowser() {
  const folders = ['/usr/lib', '/usr/libexec', '/usr/lib64', ...subfolders('/usr/lib')];
  const names = ['webkit2gtk-4.1', 'webkitgtk-6.0', 'webkit2gtk-4.0'];
  return folders.flatMap((folder) => names.map((name) => join(folder, name, 'MiniBrowser'))).find(existsSync);
}

/** @param {string} folder */
function subfolders(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.includes('-linux-gnu'))
    .map((name) => join(folder, name));
}

/** Names the engines that are there, with their versions: `Chromium 153.0.1, Firefox 153.7.0esr`. */
export function describeBrowsers() {
  const found = Object.entries(findBrowsers()).filter(([, program]) => program);
  return found.map(([name, program]) => `${name}${versionOf(name, String(program))}`).join(', ');
}

/**
 * @param {string} name
 * @param {string} program
 */
function versionOf(name, program) {
  // Without a display WebKitGTK's browser does not even say its version.
  const [command, args] =
    name === 'WebKitGTK' ? ['dpkg-query', ['--show', 'webkit2gtk-driver']] : [program, ['--version']];
  const said = spawnSync(command, args, { encoding: 'utf8' }).stdout ?? '';
  const version = /\d+(\.\w+)+/.exec(said)?.[0];
  return version ? ` ${version}` : '';
}
