import type { PageContext } from '#authoring/page.ts';
import { formatPriceRange } from '../../prices.ts';
import type { Job } from './schema.ts';

/** Returns whether a job can be applied for on the build's date. */
export function isOpen(page: Pick<PageContext, 'date'>, job: Job): boolean {
  return job.facts.closes >= page.date();
}

/** Writes a salary range: `€42,000–56,000 a year`. */
export function salaryText(page: PageContext, { min, max, per }: Job['facts']['salary']): string {
  return `${formatPriceRange(page.locale, min, max)} ${page.t(`values.per.${per}`)}`;
}
