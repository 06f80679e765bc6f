import { type Infer, line, list, object, ref } from '#authoring/schema.ts';
import { headWords, pageFacts, title } from '../../shared-structs.ts';

/** The register of all activities, each with the person to ask. */
export const facts = object({
  ...pageFacts,
  activities: list(ref(['pages'], { description: 'The activities in the order they are shown.' })),
});

export const words = object({ title: title(), ...headWords, lead: line({ max: 320 }) });

export type Facts = Infer<typeof facts>;
export type Words = Infer<typeof words>;
