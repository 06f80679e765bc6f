import { isPlaceholder } from '../languages/placeholders.ts';
import type { Diagnostic } from './diagnostic.ts';
import type { Entry } from './entry.ts';
import { isDraft } from './unpublished.ts';

/** Explains that a text of an entry is a placeholder, if it is one. Drafts may have placeholders. */
export function findPlaceholder(
  entry: Pick<Entry, 'facts' | 'words'>,
  text: string,
): Pick<Diagnostic, 'code' | 'message' | 'hint'> | undefined {
  if (!isPlaceholder(text) || isDraft(entry)) return undefined;
  return {
    code: 'unwritten-text',
    message: `This text is still to be written: "${text.length > 60 ? `${text.slice(0, 59)}…` : text}"`,
    hint: 'Write it, or keep the entry back with draft: true.',
  };
}
