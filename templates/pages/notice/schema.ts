import { type Infer, line, object, oneOf, optional } from '#authoring/schema.ts';
import { action, headWords, pageFacts, title } from '../../shared-structs.ts';

/** A short page: thank-you, a form that could not be sent, the names behind hidden links. */
export const facts = object({
  ...pageFacts,
  shows: optional(
    oneOf(['hidden-links', 'next-steps'], {
      description:
        'hidden-links lists the social and press links by name; next-steps says what happens after the form that was sent.',
    }),
  ),
});

export const words = object({ title: title(), ...headWords, lead: line({ max: 320 }), action: action() });

export type Facts = Infer<typeof facts>;
export type Words = Infer<typeof words>;
