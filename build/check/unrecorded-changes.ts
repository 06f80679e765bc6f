import type { Finding } from '../model/finding.ts';
import { isDraft } from '../model/unpublished.ts';
import type { StrictInput } from './input.ts';

/** Finds pages that have changed since the day of their last change was recorded. */
export function checkUnrecordedChanges({ site }: StrictInput): Finding[] {
  const { changeDays, routes } = site;
  if (!changeDays) return [];
  const pages = [...routes.values()].flatMap(({ url, entry }) =>
    isDraft(entry) || changeDays.has(`${entry.ref}@${entry.locale}`) ? [] : [url],
  );
  if (pages.length === 0) return [];
  const count = `${pages.length} ${pages.length === 1 ? 'page has' : 'pages have'}`;
  return [
    {
      subject: 'changes.txt',
      diagnostic: {
        code: 'unrecorded-change',
        severity: 'warning',
        file: 'changes.txt',
        line: 1,
        column: 1,
        message: `${count} changed since the days of changes were recorded, so the sitemap has no day for: ${pages.slice(0, 3).join(', ')}${pages.length > 3 ? ' …' : ''}`,
        hint: 'Run npm run routes -- --record, and commit content/changes.txt.',
      },
    },
  ];
}
