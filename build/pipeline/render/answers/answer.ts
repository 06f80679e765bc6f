import type { Assets } from '../../../model/assets.ts';
import type { Site } from '../../../model/site.ts';
import type { ResolvedTarget } from '../../../model/target.ts';

/** The answer to a question of a page, and a digest that changes when the value does. */
export interface Answer<T = unknown> {
  value: T;
  digest: string;
}

/** Kind of question → the function that answers it. */
export type Answers = Record<string, (locale: string, argument: string) => Answer>;

export interface AnswerInput {
  site: Site;
  assets: Assets;
  resolve: (locale: string, target: string) => ResolvedTarget;
  translate: (locale: string, key: string) => string | undefined;
}
