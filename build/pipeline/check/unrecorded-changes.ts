import { atStart } from '../../model/diagnostic.ts';
import type { Finding } from '../../model/finding.ts';
import { firstNames } from '../../model/first-names.ts';
import { countNoun } from '../../model/format-count.ts';
import { isDraft } from '../../model/unpublished.ts';
import type { StrictInput } from './input.ts';

type ChangeInput = Pick<StrictInput, 'site' | 'changeDays'>;

/** Finds pages that have changed since the day of their last change was recorded. */
export function checkUnrecordedChanges(input: ChangeInput): Finding[] {
  const pages = listUnrecordedPages(input);
  if (pages.length === 0) return [];
  return [
    {
      subject: 'changes.txt',
      diagnostic: {
        code: 'unrecorded-change',
        severity: 'warning',
        ...atStart('changes.txt'),
        message: `${countChanged(pages)} since the days of changes were recorded, so the sitemap has no day for: ${firstNames(pages, 3)}`,
        hint: 'Run npm run routes -- --record, and commit content/changes.txt.',
      },
    },
  ];
}

/** Reports how many pages have changed since their day was recorded, unless an exception accepts it. */
export function noteUnrecordedChanges(input: ChangeInput): string[] {
  const pages = listUnrecordedPages(input);
  if (pages.length === 0 || input.site.exceptions['unrecorded-change']?.['changes.txt'] !== undefined) return [];
  return [
    `${countChanged(pages)} since the days of changes were recorded, so the sitemap has no day for ${pages.length === 1 ? 'it' : 'them'}: run npm run routes -- --record, and commit content/changes.txt.`,
  ];
}

function listUnrecordedPages({ site, changeDays }: ChangeInput): string[] {
  if (!changeDays) return [];
  return [...site.routes.values()].flatMap(({ url, entry }) => (isDraft(entry) || changeDays.has(url) ? [] : [url]));
}

const countChanged = ({ length }: readonly string[]): string =>
  `${countNoun(length, 'page')} ${length === 1 ? 'has' : 'have'} changed`;
