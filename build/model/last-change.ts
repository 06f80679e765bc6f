import type { ArticleDays } from '../authoring/head.ts';

/**
 * Returns the day of a page's last change: the later of the ledger's day and the day of the last notable change in the
 * facts. It is never before the publication. Returns nothing if no day is known.
 */
export function lastChange(
  { published = '', updated }: Partial<ArticleDays>,
  changeDay: string | undefined,
): Pick<ArticleDays, 'updated'> {
  const known = [updated, changeDay].filter((day) => day !== undefined);
  const last = known.toSorted().at(-1);
  if (last === undefined) return {};
  return { updated: last < published ? published : last };
}
