import type { EntryContext } from '#authoring/entry-context.ts';
import type { EntryView } from '#authoring/views/entry-view.ts';
import { firstWork } from '../../components/work/work.ts';
import type { Case } from '../case/schema.ts';
import type { Guide } from '../guide/schema.ts';
import type { Insight } from '../insight/schema.ts';
import type { Training } from '../training/schema.ts';
import type { Expert } from './schema.ts';

type Site = Pick<EntryContext, 'find' | 'list'>;

/** Finds what an expert has written in a family, the latest first. */
export function writtenBy<E extends Insight | Guide>(site: Site, folder: string, { ref }: Expert): E[] {
  return site
    .list<E>(folder)
    .filter(({ facts }) => facts.author === ref)
    .toSorted((a, b) => b.facts.published.localeCompare(a.facts.published, 'en'));
}

/** Finds the client cases that an expert worked on, the latest first. */
export function casesOf(site: Site, { ref }: Expert): Case[] {
  return site
    .list<Case>('client-cases')
    .filter(({ facts }) => facts.experts.includes(ref))
    .toSorted((a, b) => b.facts.year - a.facts.year);
}

/** Finds the trainings that an expert gives. */
export function trainingsOf(site: Site, { ref }: Expert): Training[] {
  return site.list<Training>('trainings').filter(({ facts }) => facts.trainers.includes(ref));
}

/** Finds the work that stands for an expert: the one that their facts name, or else a case or a guide. */
export function workOf(site: Site, expert: Expert): EntryView | undefined {
  const chosen = expert.facts.work === undefined ? undefined : site.find(expert.facts.work);
  return chosen ?? firstWork([...casesOf(site, expert), ...writtenBy<Guide>(site, 'toolbox', expert)]);
}
