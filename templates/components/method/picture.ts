import type { Picture } from '../../brand/social-image.ts';
import type { WeekSpan } from '../../drawings/wave.ts';

interface WavePicture {
  /** The weeks of the steps; those of the IATM without it. */
  spans?: readonly WeekSpan[];
  /** The value of each step, if its height is not how many weeks it has. */
  heights?: readonly number[] | undefined;
  steps: readonly { title: string; time: string }[];
  kicker?: string;
}

/** Describes a social image with the wave of a method, its steps and their time. */
export function wavePicture({ spans, heights, steps, kicker = '' }: WavePicture): Picture {
  return {
    subject: { kind: 'wave', of: { ...(spans && { spans }), ...(heights && { heights }) } },
    labels: [...steps.flatMap(({ title, time }) => [title, time]), kicker],
  };
}
