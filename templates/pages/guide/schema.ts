import {
  day,
  flag,
  type Infer,
  integer,
  line,
  list,
  object,
  oneOf,
  optional,
  ref,
  staticFile,
} from '#authoring/schema.ts';
import type { EntryView } from '#authoring/views/entry-view.ts';
import { artefactFacts, artefactWords } from '../../components/artefact/struct.ts';
import { bulletPoint, entrySlug, headWords, image, imageAlt, subjects, title } from '../../shared-structs.ts';

const guideTypes = ['guide', 'white-paper', 'checklist', 'template', 'digest'] as const;

export const facts = object({
  pdfId: ref(['documents'], { description: 'The document that the request form sends.' }),
  filters: object({ subject: list(oneOf(subjects)), type: oneOf(guideTypes) }),
  published: day(),
  updated: optional(day({ description: 'The day of the last change that its readers should know of.' })),
  author: ref(['experts']),
  minutes: integer({ min: 1, max: 60, description: 'Reading time of the page, in minutes.' }),
  image: image('A picture instead of the drawing.'),
  isSparkDigest: optional(flag({ description: 'Part of the Spark digest.' })),
  series: optional(object({ name: oneOf(['will-ai-kill-your-organisation']), part: integer({ min: 1, max: 9 }) })),
  objects: optional(list(artefactFacts())),
  related: optional(list(ref(['toolbox', 'client-cases', 'trainings']))),
});

export const words = object({
  slug: entrySlug(),
  title: title(),
  ...headWords,
  metaDesc: optional(
    line({ min: 70, max: 155, description: 'What search engines show, where it is not the description on cards.' }),
  ),
  meta: optional(
    object({
      title: line({ max: 70 }),
      desc: line({ max: 200 }),
      image: staticFile({ description: 'A PNG or JPEG of 1200 × 630 pixels.' }),
    }),
  ),
  lead: line({ max: 320, description: 'Two sentences below the heading.' }),
  imageAlt: imageAlt(),
  bulletPoint: bulletPoint(),
  /** Objects between the sections of the text. */
  objects: optional(list(artefactWords())),
});

export type Facts = Infer<typeof facts>;
export type Words = Infer<typeof words>;
export type Guide = EntryView<Facts, Words>;
