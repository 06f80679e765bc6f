import type { ReactNode } from 'react';
import type { WeekSpan } from '../../drawings/wave.ts';
import { WaveDrawing } from './index.tsx';
import { MethodFacts } from './method-facts.tsx';

interface MethodHeroOptions {
  method?: { weeks?: readonly WeekSpan[]; price?: { min: number; max: number } };
  steps: readonly { title: string; time: string }[];
  /** The value of each step that is its height, in days; by default, how many weeks it has. */
  days?: readonly number[];
  /** What the numbers of the weeks count; weeks by default. */
  unit?: 'weeks' | 'months';
  /** What else decides, below the steps. */
  facts?: readonly { term: string; value: ReactNode }[];
}

/** Returns what a hero shows of a method: the wave of its steps in the panel, and their names below. */
export function methodHero({ method = {}, steps, days, unit = 'weeks', facts }: MethodHeroOptions): {
  arrangement: 'beside' | 'list';
  drawing?: ReactNode;
  panel?: ReactNode;
} {
  const { weeks, price } = method;
  if (!weeks) return { arrangement: 'list' };
  return {
    arrangement: 'beside',
    drawing: (
      <div>
        <WaveDrawing width={480} height={200} radius={13} spans={weeks} heights={days} axis={unit} />
      </div>
    ),
    panel: <MethodFacts steps={steps} price={price} facts={facts} />,
  };
}
