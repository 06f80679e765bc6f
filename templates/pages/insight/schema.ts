import { day, type Infer, integer, line, list, object, oneOf, optional, ref } from '#authoring/schema.ts';
import type { EntryView } from '#authoring/views/entry-view.ts';
import { artefactFacts, artefactWords } from '../../components/artefact/struct.ts';
import { entrySlug, headWords, subjects, title } from '../../shared-structs.ts';

const insightForms = [
  'argument',
  'questions',
  'worked-example',
  'checklist',
  'field-notes',
  'letter',
  'myth',
  'data-reading',
] as const;

export const facts = object({
  form: oneOf(insightForms, { description: 'The form of the article.' }),
  subject: list(oneOf(subjects)),
  published: day(),
  updated: optional(day({ description: 'The day of the last change that its readers should know of.' })),
  author: ref(['experts']),
  minutes: integer({ min: 1, max: 60, description: 'Reading time of the page, in minutes.' }),
  artefact: optional(artefactFacts()),
  objects: optional(list(artefactFacts())),
  related: optional(list(ref(['insights', 'toolbox', 'client-cases', 'trainings']))),
});

export const words = object({
  slug: entrySlug(),
  title: title(),
  ...headWords,
  lead: line({ max: 320, description: 'Two sentences below the heading.' }),
  /** An object of the text, with which the article opens in place of its author. */
  artefact: optional(artefactWords()),
  /** Objects between the sections of the text. */
  objects: optional(list(artefactWords())),
});

export type Facts = Infer<typeof facts>;
export type Words = Infer<typeof words>;
export type Insight = EntryView<Facts, Words>;
