import type { Answer } from './answer.ts';

/** An answer, with the key of its question: `find|fr|toolbox/honest-devops`. */
export interface Source<T = unknown> extends Answer<T> {
  key: string;
}
