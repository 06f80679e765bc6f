import { join } from 'node:path';

/**
 * Resolves `#authoring/…` to this generator, wherever the site is. This is an alias because esbuild does not read the
 * kind of a module that a plugin resolves. If a file is imported by its path too, the first import would then decide
 * how it is bundled.
 */
export const authoringAlias = (root: string) => ({ '#authoring': join(root, 'build/authoring') });
