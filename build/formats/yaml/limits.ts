import { limits } from '../../model/limits.ts';

/** Content does not need anchors and aliases, with which small files can expand without bound. */
export const yamlLimits = { maxAliases: 0, maxDepth: limits.depth };
