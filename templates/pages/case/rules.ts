import type { Rule } from '#authoring/define.ts';
import { monthOf } from '#authoring/format.ts';
import { addMonths } from '#authoring/values/month.ts';
import { artefactRules } from '../../components/artefact/struct.ts';
import { type Metric, metricsOf } from '../../components/metrics/metric.ts';
import { updatedLater } from '../../shared-structs.ts';
import type { Facts, Words } from './schema.ts';

/** Finds days, months and years of a case that cannot be true together. */
export function caseRules(facts: Facts, words: Words): Rule[] {
  return [
    ...artefactRules(facts.artefact, words.artefact),
    ...updatedLater('case', facts),
    ...endsInItsYear(facts),
    ...revisitedLater(facts),
    ...metricsOf(facts).flatMap((metric, index) => [
      ...endsBeforePublication(facts, metric, index),
      ...pointsInOrder(metric, index),
    ]),
  ];
}

function endsInItsYear({ began, months, year }: Facts): Rule[] {
  const end = addMonths(began, months);
  if (Number(end.slice(0, 4)) === year) return [];
  return [
    {
      in: 'facts',
      path: ['began'],
      message: `The work began in ${began} and took ${months} ${months === 1 ? 'month' : 'months'}, so it ended in ${end}, not in ${year}.`,
      hint: 'Correct began, months or year.',
    },
  ];
}

function revisitedLater({ revisited, year }: Facts): Rule[] {
  if (revisited === undefined || revisited >= year) return [];
  return [
    {
      in: 'facts',
      path: ['revisited'],
      message: `The case was revisited in ${revisited}, before its work ended in ${year}.`,
      hint: 'Correct one of the two years.',
    },
  ];
}

function endsBeforePublication({ published, updated }: Facts, { end }: Metric, index: number): Rule[] {
  const known = updated ?? published;
  if (end <= monthOf(known)) return [];
  return [
    {
      in: 'facts',
      path: ['metrics', index, 'months'],
      message: `The value reached is of ${end}, after the case was last edited on ${known}.`,
      hint: 'Correct months, or since and began, from which the months count.',
    },
  ];
}

/** Finds points that are not between the start and the end of their metric, or not after the point above them. */
function pointsInOrder({ start, end, points }: Metric, index: number): Rule[] {
  return points.flatMap(({ month }, place) => {
    const before = points[place - 1]?.month;
    const problem =
      month <= start
        ? `is not after the start of the metric, ${start}`
        : month >= end
          ? `is not before the end of the metric, ${end}`
          : before !== undefined && month <= before
            ? `is not after the point before it, ${before}`
            : undefined;
    if (problem === undefined) return [];
    return [
      {
        in: 'facts',
        path: ['metrics', index, 'points', place, 'month'],
        message: `The point of ${month} ${problem}.`,
        hint: 'Correct the month, or move the point: the earliest is first.',
      },
    ];
  });
}
