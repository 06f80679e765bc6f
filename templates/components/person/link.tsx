import { usePage } from '#authoring/page.ts';
import type { Expert } from '../../entries.ts';

/** Links a person's name to their page. */
export function PersonLink({ expert }: { expert: Expert }) {
  return <a href={usePage().href(expert.ref)}>{expert.facts.name}</a>;
}
