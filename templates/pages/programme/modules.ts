import type { WeekSpan } from '../../drawings/wave.ts';
import type { Facts, Words } from './schema.ts';

/** Returns the modules as the steps of a wave, whose weeks are their months and whose heights are their days. */
export function moduleWave({ facts, words }: { facts: Facts; words: Words }): {
  weeks?: WeekSpan[];
  days?: number[];
  steps: { title: string; time: string }[];
} {
  return {
    weeks: facts.modules?.map(({ month }) => ({ from: month, to: month })),
    days: facts.modules?.map(({ days }) => days),
    steps: words.modules.map(({ title, duration }) => ({ title, time: duration })),
  };
}
