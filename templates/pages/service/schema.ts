import { type Infer, line, list, object, oneOf, optional, ref } from '#authoring/schema.ts';
import type { EntryView } from '#authoring/views/entry-view.ts';
import { artefactFacts, artefactWords } from '../../components/artefact/struct.ts';
import { methodFacts, teamWords } from '../../components/method/struct.ts';
import { bulletPoint, headWords, pageFacts, passage, question, title } from '../../shared-structs.ts';

/** The parts below the first band, in their usual order. `example` is the page's own text. */
export const serviceParts = [
  'problem',
  'price',
  'outcomes',
  'approach',
  'example',
  'case',
  'questions',
  'further',
] as const;

export type ServicePart = (typeof serviceParts)[number];

export const facts = object({
  ...pageFacts,
  parts: optional(
    list(
      oneOf(serviceParts, {
        description: 'A part of the page, in its place; without the list, all that are written, in the usual order.',
      }),
    ),
  ),
  method: optional(methodFacts()),
  artefact: optional(artefactFacts()),
  contact: ref(['experts'], { description: 'The person a visitor can write to.' }),
  case: optional(ref(['client-cases'], { description: 'The case that proves it.' })),
  trainings: optional(list(ref(['trainings']))),
  guides: optional(list(ref(['toolbox']))),
});

export const words = object({
  title: title(),
  ...headWords,
  name: line({ max: 50, description: 'The activity’s short name, as lists show it.' }),
  summary: line({ max: 200, description: 'One sentence for lists of activities.' }),
  lead: line({ max: 320 }),
  /** An object of the work, with which the page opens in place of the wave. */
  artefact: optional(artefactWords()),
  team: optional(teamWords()),
  problem: optional(passage()),
  /** What it costs, with what the price depends on. */
  price: optional(passage()),
  outcomes: optional(bulletPoint()),
  /** How long and with whom: numbered steps. */
  approach: object({
    heading: line(),
    text: line({ max: 400 }),
    steps: list(object({ title: line({ max: 80 }), duration: line({ max: 60 }), text: line({ max: 400 }) })),
  }),
  questions: list(question()),
});

export type Facts = Infer<typeof facts>;
export type Words = Infer<typeof words>;
export type Service = EntryView<Facts, Words>;
