import { usePage } from '#authoring/page.ts';
import type { Expert } from '../../pages/expert/schema.ts';

/** Links a person's name to their page. */
export function PersonLink({ expert }: { expert: Expert }) {
  return <a href={usePage().href(expert.ref)}>{expert.facts.name}</a>;
}
