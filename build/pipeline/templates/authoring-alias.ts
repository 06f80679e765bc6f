import { join } from 'node:path';
import { relativePath } from '../../model/files/relative-path.ts';
import type { CompileOptions } from './compile-options.ts';

/**
 * Resolves `#authoring/…` to this generator, wherever the site is. An alias, not a plugin: esbuild does not read
 * the kind of a module that a plugin resolves, so a file that is imported by its path too would be bundled in one way or the
 * other, by which import comes first. The path is relative: esbuild takes an asterisk in an absolute one for a pattern.
 */
export const authoringAlias = ({ root, siteFolder }: Pick<CompileOptions, 'root' | 'siteFolder'>) => ({
  '#authoring': `./${relativePath(siteFolder, join(root, 'build/authoring'))}`,
});
