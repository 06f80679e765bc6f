import type { Diagnostic } from './diagnostic.ts';
import type { Entry } from './entry.ts';

/** Returns whether an entry, or its language, is a draft. */
export function isDraft({ facts, words }: Pick<Entry, 'facts' | 'words'>): boolean {
  return facts.draft === true || words.draft === true;
}

/** Returns the day from which an entry is on the site, `YYYY-MM-DD`; empty for one that always was. */
export function publicationOf({ facts }: Pick<Entry, 'facts'>): string {
  return typeof facts.publishDate === 'string' ? facts.publishDate : '';
}

/** Says that something public names what is not → the diagnostic's words. `who` begins the sentence. */
export function explainUnpublished(
  target: string,
  why: Unpublished,
  who = '',
): Pick<Diagnostic, 'code' | 'message' | 'hint'> {
  const name = who ? target : `"${target}"`;
  if (why.type === 'draft')
    return {
      code: 'unpublished-reference',
      message: `${who}${name}${who ? ', which' : ''} is a draft.`,
      hint: `Publish it by taking "draft: true" out of content/${why.file}, or leave it out here.`,
    };
  return {
    code: 'unpublished-reference',
    message: `${who}${name}${who ? ', which' : ''} is not public before ${why.publishDate}.`,
    hint: `Leave it out here until then, or give it an earlier "publishDate" in content/${why.file}.`,
  };
}

/** Why something that the content has is not public: it is a draft, or its day has not come. */
export type Unpublished = { type: 'draft'; file: string } | { type: 'future'; file: string; publishDate: string };
