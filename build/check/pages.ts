import type { Diagnostic } from '../model/diagnostic.ts';
import { changedPages, hasOtherHeads, type ValidPages } from './changed.ts';
import { fragmentsOf } from './fragments.ts';
import { checkHead } from './head.ts';
import type { CheckInput } from './input.ts';
import { checkLinks } from './links.ts';
import { checkMenus } from './menus.ts';
import { checkStructure } from './structure.ts';

/**
 * Runs every check on the rendered pages. Skips pages that were valid `before` as long as nothing can have changed
 * that.
 */
export function checkPages(input: Omit<CheckInput, 'changed'>, before?: ValidPages): Diagnostic[] {
  const changed = before ? changedPages(input, before) : input.pages;
  const some: CheckInput = { ...input, changed };
  const fragments = fragmentsOf(input);
  const menus = checkMenus(some, fragments);
  return [
    ...menus.diagnostics,
    ...checkLinks(some, fragments, menus.links),
    ...(!before || hasOtherHeads(changed, before) ? checkHead(some) : []),
    ...checkStructure(some),
  ];
}
