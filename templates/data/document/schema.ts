import { day, type Infer, integer, line, object, oneOf, optional, ref, slug } from '#authoring/schema.ts';
import type { EntryView } from '#authoring/views/entry-view.ts';

export const facts = object({
  /** Of a publication, the `type` of its guide. */
  kind: oneOf(['policy', 'sheet', 'catalogue', 'white-paper', 'guide', 'checklist', 'template', 'digest', 'index']),
  access: oneOf(['public', 'request'], {
    description: 'public: linked under /file/; request: sent by the request form, never published.',
  }),
  folder: optional(oneOf(['file', 'file/learning-center'], { description: 'The folder of a public document.' })),
  published: day(),
  version: optional(line({ max: 12 })),
  /** The guide whose text opens the document, or the training whose facts do; its text ends it. */
  of: optional(ref(['toolbox', 'trainings'])),
  /** What the offer of a sheet costs. */
  price: optional(
    integer({ min: 0, max: 1_000_000, description: 'In euros, without tax; of a sheet about an offer.' }),
  ),
});

export const words = object({
  slug: slug({ description: 'The file name without .pdf.' }),
  title: line({ max: 110 }),
  subtitle: optional(line({ max: 160 })),
  description: line({ max: 155 }),
  /** What else the first page of a sheet says of an offer. */
  offer: optional(
    object({
      duration: line({ max: 24 }),
      group: line({ max: 24 }),
      place: line({ max: 24 }),
      audience: line({ max: 160 }),
    }),
  ),
});

export type Facts = Infer<typeof facts>;
export type Words = Infer<typeof words>;
export type DocumentEntry = EntryView<Facts, Words>;
