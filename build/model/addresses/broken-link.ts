import type { Diagnostic } from '../diagnostic.ts';
import { firstNames } from '../first-names.ts';
import type { MissingTarget } from '../target.ts';
import { explainUnpublished } from '../unpublished.ts';
import { absoluteUrl } from './absolute-url.ts';

interface BrokenLink {
  target: string;
  locale: string;
  resolved: MissingTarget;
  /** What has the link: the subject of the message. */
  who: string;
}

/** Returns the code, message and hint for a link whose target has no page. */
export function explainBrokenLink(link: BrokenLink): Pick<Diagnostic, 'code' | 'message' | 'hint'> {
  const { target, locale, resolved, who } = link;
  switch (resolved.type) {
    case 'unpublished':
      return explainUnpublished(target, resolved.why, `${who} links to `);
    case 'no-page':
      return {
        code: 'broken-link',
        message: `${who} links to ${target}, which has no page of its own.`,
        hint: 'Link to a page that shows it, or leave the link out.',
      };
    case 'no-address':
      return {
        code: 'broken-link',
        message: `${who} links to ${target}, which has no ${locale} page; it exists in: ${resolved.has.join(', ')}.`,
        hint: 'Link to something that exists in this language, or leave the link out.',
      };
    case 'no-entry':
      return explainUnknownTarget(target, who, resolved);
  }
}

type NoEntry = Extract<MissingTarget, { type: 'no-entry' }>;

function explainUnknownTarget(target: string, who: string, { near, inFolder = [] }: NoEntry) {
  if (target === '')
    return {
      code: 'broken-link',
      message: `${who} has a link that leads nowhere.`,
      hint: 'Write its address between the brackets: [like this](folder/id)',
    } as const;
  const whole = absoluteUrl(target);
  if (whole)
    return {
      code: 'broken-link',
      message: `${who} links to ${target}, which lacks its beginning.`,
      hint: `Write ${whole}`,
    } as const;
  return {
    code: 'broken-link',
    message: `${who} links to ${target}, which does not exist.`,
    hint: near ? `Did you mean "${near}"?` : whereNamesAre(target, inFolder),
  } as const;
}

/** How many entries of a folder are named. */
const namedEntries = 8;

function whereNamesAre(target: string, inFolder: readonly string[]): string {
  if (inFolder.length > 0) return `${target.split('/', 1)[0]}/ has: ${firstNames(inFolder, namedEntries)}.`;
  return /^[\w-]+\/[\w-]+$/.test(target)
    ? 'npm run routes lists every entry that has an address.'
    : 'Write it as folder/id, as the folders in content/ are named.';
}
