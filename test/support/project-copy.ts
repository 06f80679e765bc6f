import { cpSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './project.ts';
import { layOutBase } from './site.ts';

/** What is copied of the repository; content and static files are those of the base site. */
const copied = ['build', 'client', 'scripts', 'templates', 'test'];
const files = ['.npmrc', 'biome.json', 'package.json', 'package-lock.json', 'tsconfig.json'];

/** Lays out a copy of the repository with the content of the base site. Packages and made assets are shared. */
export function layOutProject(folder: string): void {
  for (const name of [...copied, ...files]) cpSync(join(root, name), join(folder, name), { recursive: true });
  layOutBase(folder);
  mkdirSync(join(folder, '.cache'), { recursive: true });
  for (const name of ['node_modules', '.cache/assets']) symlinkSync(join(root, name), join(folder, name));
}
