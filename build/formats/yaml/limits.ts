import { limits } from '../../model/limits.ts';

/** Content does not need anchors and aliases; with them, small files can expand without limit. */
export const yamlLimits = { maxAliases: 0, maxDepth: limits.depth };
