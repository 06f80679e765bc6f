import type { PageDefinition, PageType } from './define.ts';
import { object, oneOf } from './schema.ts';

const named = new WeakMap<PageDefinition, PageType>();

/**
 * Names a page type by its folder, so that a copied folder is another type. The facts of a base page choose its type by
 * the field `type`. Returns the same object for the same definition: entries are made again if their kind is another.
 */
export function namePageType(page: PageDefinition, name: string): PageType {
  // What is no page type is reported when all templates are loaded.
  if (typeof page?.facts !== 'object') return { ...(page as object), name } as PageType;
  const known = named.get(page);
  if (known?.name === name) return known;
  const facts = page.folder === 'pages' ? object({ type: oneOf([name]), ...page.facts.schema }) : page.facts;
  const type = { ...page, name, facts };
  named.set(page, type);
  return type;
}
