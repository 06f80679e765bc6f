import { type Infer, object, oneOf, optional, ref } from '#authoring/schema.ts';
import { headWords, lead, pageFacts, title } from '../../shared-structs.ts';

export const facts = object({
  ...pageFacts,
  family: oneOf(['toolbox', 'insights', 'client-cases', 'experts', 'jobs', 'trainings', 'events']),
  catalogue: optional(ref(['documents'], { description: 'The list as a document.' })),
});

export const words = object({ title: title(), ...headWords, lead: lead() });

export type Facts = Infer<typeof facts>;
export type Words = Infer<typeof words>;
