import { type Infer, line, list, object, oneOf, optional } from '#authoring/schema.ts';
import { action, headWords, pageFacts, title } from '../../shared-structs.ts';

/** A short page: thank-you, a form that could not be sent, the names behind hidden links. */
export const facts = object({
  type: oneOf(['notice']),
  ...pageFacts,
  shows: optional(oneOf(['hidden-links'], { description: 'hidden-links lists the social and press links by name.' })),
  nextSteps: optional(list(line({ max: 40, description: 'A form whose next step is said after it was sent.' }))),
});

export const words = object({ title: title(), ...headWords, lead: line({ max: 320 }), action: action() });

export type Facts = Infer<typeof facts>;
export type Words = Infer<typeof words>;
