import type { PageContext } from '#authoring/page.ts';
import { findAll } from '../../find-all.ts';
import type { Case } from '../case/schema.ts';
import type { Guide } from '../guide/schema.ts';
import type { Sector } from './schema.ts';

/** Returns the sectors with their names, in the order of these. */
export function sectorsByName(page: Pick<PageContext, 't' | 'list' | 'locale'>): { sector: Sector; name: string }[] {
  return page
    .list<Sector>('sectors')
    .map((sector) => ({ sector, name: page.t(`values.industry.${sector.facts.industry}`) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, page.locale));
}

/** Finds the client cases of a sector, the latest first. */
export function casesOf(page: Pick<PageContext, 'list'>, { facts }: Sector): Case[] {
  return page
    .list<Case>('client-cases')
    .filter((entry) => entry.facts.industry === facts.industry)
    .toSorted((a, b) => b.facts.year - a.facts.year);
}

/** Finds the guides that cases name, those that name one of the cases, and those that the sector adds. */
export function guidesOf(page: PageContext, sector: Sector, cases: readonly Case[]): Guide[] {
  const refs = new Set(cases.map(({ ref }) => ref));
  const named = cases.flatMap(({ facts }) => facts.related ?? []).filter((ref) => ref.startsWith('toolbox/'));
  const naming = page.list<Guide>('toolbox').filter(({ facts }) => facts.related?.some((ref) => refs.has(ref)));
  return findAll<Guide>(page, [
    ...new Set([...named, ...naming.map(({ ref }) => ref), ...(sector.facts.guides ?? [])]),
  ]);
}

/** Lists the people who worked on cases, those with the most cases first; without the sector's contact. */
export function peopleOf({ facts }: Sector, cases: readonly Case[]): string[] {
  const counts = new Map<string, number>();
  for (const ref of cases.flatMap((entry) => entry.facts.experts)) counts.set(ref, (counts.get(ref) ?? 0) + 1);
  counts.delete(facts.contact);
  return [...counts].sort(([, a], [, b]) => b - a).map(([ref]) => ref);
}
