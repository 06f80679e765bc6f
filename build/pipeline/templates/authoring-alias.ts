import { join } from 'node:path';

/**
 * Resolves `#authoring/…` to this generator, wherever the site is. An alias, not a plugin: esbuild does not read
 * the kind of a module that a plugin resolves, so a file that is imported by its path too would be bundled in one way or the
 * other, by which import comes first.
 */
export const authoringAlias = (root: string) => ({ '#authoring': join(root, 'build/authoring') });
