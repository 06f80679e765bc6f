import { join } from 'node:path';
import { relativePath } from '../../model/files/relative-path.ts';
import type { CompileOptions } from './compile-options.ts';

/**
 * Resolves `#authoring/…` to this generator, wherever the site is. This is an alias because esbuild does not read the
 * kind of a module that a plugin resolves. If a file is imported by its path too, the first import would then decide
 * how it is bundled.
 * The path is relative, because esbuild takes an asterisk in an absolute one for a pattern.
 */
export const authoringAlias = ({ root, siteFolder }: Pick<CompileOptions, 'root' | 'siteFolder'>) => ({
  '#authoring': `./${relativePath(siteFolder, join(root, 'build/authoring'))}`,
});
