import { cpSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './project.ts';
import { layOutBase } from './site.ts';

/** What is copied of the repository; the site is the base site. */
const copied = ['build', 'scripts', 'test'];
const files = ['.npmrc', 'biome.json', 'package.json', 'package-lock.json', 'tsconfig.json'];

/**
 * Lays out a copy of the repository with the base site in place of this one, and without the suites that import this one's
 * code. Packages and made assets are shared.
 */
export function layOutProject(folder: string): void {
  for (const name of [...copied, ...files])
    cpSync(join(root, name), join(folder, name), { recursive: true, filter: (path) => !importsSite(path) });
  layOutBase(folder);
  mkdirSync(join(folder, '.cache'), { recursive: true });
  for (const name of ['node_modules', '.cache/assets']) symlinkSync(join(root, name), join(folder, name));
}

function importsSite(path: string): boolean {
  return path.endsWith('.test.ts') && /from '(?:\.\.\/)+(?:templates|client)\//.test(readFileSync(path, 'utf8'));
}
