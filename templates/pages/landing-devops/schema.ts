import { type Infer, line, list, markdown, object, optional, ref, text } from '#authoring/schema.ts';
import { methodFacts, teamWords } from '../../components/method/struct.ts';
import { iatmWeeks } from '../../drawings/wave.ts';
import { action, headWords, pageFacts, sharedCard, title } from '../../shared-structs.ts';

/** Anchors: about, expertise, our-way-of-working, events, contact. */
export const facts = object({ ...pageFacts, experts: list(ref(['experts'])), method: optional(methodFacts()) });

export const words = object({
  title: title(),
  ...headWords,
  meta: object({ facebook: sharedCard(), twitter: sharedCard() }),
  lead: line({ max: 320 }),
  team: optional(teamWords()),
  button: line({ max: 40 }),
  anchors: object({
    about: line({ max: 30 }),
    expertise: line({ max: 30 }),
    wayOfWorking: line({ max: 30 }),
    events: line({ max: 30 }),
    contact: line({ max: 30 }),
  }),
  honest: object({
    heading: line(),
    text: markdown(),
    points: list(object({ title: line({ max: 80 }), text: line({ max: 400 }) })),
  }),
  wayOfWorking: object({
    heading: line(),
    text: line({ max: 400 }),
    list: list(object({ title: line({ max: 80 }), text: line({ max: 400 }) })),
  }),
  wave: object({
    heading: line(),
    text: text(),
    /** In their order. */
    phases: list(object({ name: line({ max: 60 }), weeks: line({ max: 30 }), text: line({ max: 300 }) }), {
      newLength: iatmWeeks.length,
    }),
  }),
  experts: object({ heading: line(), text: line({ max: 320 }) }),
  events: object({ heading: line(), text: line({ max: 320 }) }),
  contact: object({ heading: line(), text: line({ max: 320 }) }),
  action: action(),
});

export type Facts = Infer<typeof facts>;
export type Words = Infer<typeof words>;
