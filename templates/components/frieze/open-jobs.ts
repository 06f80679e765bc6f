import type { SalaryRange } from './draw-ranges.ts';

/** An open job, as its bar shows it. */
export interface OpenJob {
  title: string;
  city: string;
  salary: { min: number; max: number; per: string };
  closes: string;
}

/** Returns the jobs that are paid by the year, the one of them that closes first, and their ranges with that one marked. */
export function rangesOf(jobs: readonly OpenJob[]): {
  drawn: OpenJob[];
  next: OpenJob | undefined;
  ranges: SalaryRange[];
} {
  const drawn = jobs.filter(({ salary }) => salary.per === 'year');
  const [next] = drawn.toSorted((a, b) => a.closes.localeCompare(b.closes, 'en'));
  return {
    drawn,
    next,
    ranges: drawn.map((job) => ({ city: job.city, salary: job.salary, name: job.title, isMarked: job === next })),
  };
}
