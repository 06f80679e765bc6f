import { type Infer, line, list, localized, markdown, object, optional, ref } from '#authoring/schema.ts';
import { methodFacts, teamWords } from '../../components/method/struct.ts';
import { action, cardIcons, headWords, pageFacts, sharedCard, title } from '../../shared-structs.ts';

/** How many articles are featured in a language. */
export const featuredArticles = 3;

/** Anchors: about, approach, trainings, insights, contact. */
export const facts = object({
  ...pageFacts,
  method: optional(methodFacts()),
  experts: list(ref(['experts'])),
  trainings: list(ref(['trainings'])),
  case: optional(ref(['client-cases'], { description: 'The case that proves it.' })),
  /** In the order of the words' `offers`. */
  offers: list(object({ ...cardIcons, document: optional(ref(['documents'], { description: 'Its PDF.' })) })),
  catalogue: ref(['documents']),
  quiz: ref(['pages']),
  /** Three per language, articles and then guides: one may not exist in every language. */
  featured: localized(list(ref(['insights', 'toolbox']), { newLength: featuredArticles })),
});

export const words = object({
  title: title(),
  ...headWords,
  meta: object({ facebook: sharedCard(), twitter: sharedCard() }),
  name: line({ max: 50 }),
  summary: line({ max: 200 }),
  lead: line({ max: 320 }),
  team: optional(teamWords()),
  button: line({ max: 40 }),
  anchors: object({
    about: line({ max: 30 }),
    approach: line({ max: 30 }),
    trainings: line({ max: 30 }),
    insights: line({ max: 30 }),
    contact: line({ max: 30 }),
  }),
  about: object({ heading: line(), text: markdown(), claim: line({ max: 200 }) }),
  approach: object({
    heading: line(),
    text: line({ max: 400 }),
    steps: list(object({ title: line({ max: 80 }), duration: line({ max: 60 }), text: line({ max: 400 }) })),
  }),
  quiz: object({ heading: line(), text: line({ max: 320 }), action: line({ max: 60 }) }),
  trainings: object({
    heading: line(),
    text: line({ max: 320 }),
    catalogue: line({ max: 60 }),
    /** What the facts' trainings are about, in the same order, in a language in which they have no pages. */
    courses: optional(list(object({ list: list(line({ max: 160 })) }))),
  }),
  /** What is offered in house; its marks and PDFs are facts. */
  offers: list(object({ title: line({ max: 80 }), list: list(line({ max: 200 })) })),
  insights: object({ heading: line(), text: line({ max: 320 }) }),
  experts: object({ heading: line(), text: line({ max: 320 }) }),
  contact: object({ heading: line(), text: line({ max: 320 }) }),
  action: action(),
});

export type Facts = Infer<typeof facts>;
export type Words = Infer<typeof words>;
