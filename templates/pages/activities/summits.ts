import type { PageContext } from '#authoring/page.ts';
import type { NamedSummit } from '../../components/frieze/draw-summits.ts';
import { findAll } from '../../find-all.ts';
import type { Case } from '../case/schema.ts';
import type { Service } from '../service/schema.ts';

/** Returns the activities as summits: the more client cases name one, the higher it is. */
export function activitySummits(page: Pick<PageContext, 'find' | 'list'>, refs: readonly string[]): NamedSummit[] {
  const cases = page.list<Case>('client-cases');
  return findAll<Service>(page, refs).map(({ ref, words: { name, title } }) => ({
    name: name ?? title,
    count: cases.filter(({ facts }) => facts.activities.includes(ref)).length,
  }));
}
