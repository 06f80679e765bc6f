import type { PageContext } from '#authoring/page.ts';
import type { Stream } from '../../components/frieze/draw-streams.ts';
import { findAll } from '../../find-all.ts';
import type { Service } from '../service/schema.ts';
import type { Facts, Words } from './schema.ts';

/** Returns the situations with the activities that they lead to. */
export function situationStreams(
  page: Pick<PageContext, 'find'>,
  { facts, words }: { facts: Facts; words: Words },
): Stream[] {
  return words.situations.map(({ heading }, index) => ({
    source: heading,
    arms: findAll<Service>(page, facts.situations[index]?.activities).map(
      ({ words: { name, title } }) => name ?? title,
    ),
  }));
}
