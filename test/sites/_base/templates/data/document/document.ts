import type { DocumentSource } from '#authoring/views/document-view.ts';
import type { DocumentEntry } from '../../entries.ts';

/** Describes the PDF of a document. */
export const document = ({ facts, words }: DocumentEntry): DocumentSource => ({
  title: words.title,
  ...(words.subtitle ? { subtitle: words.subtitle } : {}),
  description: words.description,
  kind: facts.kind,
  published: facts.published,
  ...(facts.access === 'request' ? {} : { folder: facts.folder ?? 'file' }),
  ...(facts.of === undefined ? {} : { opening: facts.of }),
});
