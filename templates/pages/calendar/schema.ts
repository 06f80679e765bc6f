import { type Infer, line, object, ref } from '#authoring/schema.ts';
import { headWords, pageFacts, title } from '../../shared-structs.ts';

/** The training calendar: every session by month, with filters. */
export const facts = object({ ...pageFacts, catalogue: ref(['documents']) });

export const words = object({ title: title(), ...headWords, lead: line({ max: 320 }) });

export type Facts = Infer<typeof facts>;
export type Words = Infer<typeof words>;
