import { limits } from '../../model/limits.ts';

/** Anchors and aliases have no use in content and are how small files grow without bound. */
export const yamlLimits = { maxAliases: 0, maxDepth: limits.depth };
