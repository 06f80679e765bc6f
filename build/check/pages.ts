import type { Diagnostic } from '../model.ts';
import { changedPages, hasOtherHeads, type InOrder } from './changed.ts';
import { checkHead } from './head.ts';
import type { CheckInput } from './input.ts';
import { checkLinks } from './links.ts';
import { checkStructure } from './structure.ts';

/** Applies every check to the rendered pages; those that were `before` in order are left out as long as they must be. */
export function checkPages(input: Omit<CheckInput, 'changed'>, before?: InOrder): Diagnostic[] {
  const all: CheckInput = { ...input, changed: input.pages };
  if (!before) return [...checkLinks(all), ...checkHead(all), ...checkStructure(all)];
  const changed = changedPages(all, before);
  const some: CheckInput = { ...input, changed };
  return [...checkLinks(some), ...(hasOtherHeads(changed, before) ? checkHead(all) : []), ...checkStructure(some)];
}
