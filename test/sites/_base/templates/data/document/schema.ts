import { day, type Infer, line, object, oneOf, optional, ref, slug } from '#authoring/schema.ts';

export const facts = object({
  kind: oneOf(['policy', 'sheet', 'catalogue', 'guide']),
  access: oneOf(['public', 'request'], {
    description: 'public: linked under /file/; request: sent by the request form, never published.',
  }),
  folder: optional(oneOf(['file', 'file/learning-center'], { description: 'The folder of a public document.' })),
  published: day(),
  version: optional(line({ max: 12 })),
  /** The guide whose text opens the document, or the training whose facts do; its text ends it. */
  of: optional(ref(['toolbox', 'trainings'])),
});

export const words = object({
  slug: slug({ description: 'The file name without .pdf.' }),
  title: line({ max: 110 }),
  subtitle: optional(line({ max: 160 })),
  description: line({ max: 155 }),
});

export type Facts = Infer<typeof facts>;
export type Words = Infer<typeof words>;
