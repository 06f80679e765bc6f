import { defineData } from '../define.ts';
import { day, line, type Of, object, oneOf, optional, ref, slug } from '../schema.ts';

const facts = object({
  kind: oneOf(['policy', 'sheet', 'catalogue', 'white-paper', 'guide', 'index']),
  access: oneOf(['public', 'request'], {
    description: 'public: linked under /file/; request: sent by the request form, never published.',
  }),
  folder: optional(oneOf(['file', 'file/learning-center'], { description: 'Where a public document stands.' })),
  published: day(),
  version: optional(line({ max: 12 })),
  /** A guide or training whose text opens the document. */
  of: optional(ref(['toolbox', 'trainings'])),
});

const words = object({
  slug: slug({ description: 'The file name without .pdf.' }),
  title: line({ max: 110 }),
  subtitle: optional(line({ max: 160 })),
  description: line({ max: 155 }),
});

export type DocumentFacts = Of<typeof facts>;
export type DocumentWords = Of<typeof words>;

/** A document that is made into a PDF in each language it has words for. */
export default defineData({ name: 'document', folder: 'documents', file: 'document', facts, words, body: 'required' });
