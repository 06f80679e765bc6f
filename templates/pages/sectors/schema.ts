import { type Infer, line, object } from '#authoring/schema.ts';
import { headWords, pageFacts, title } from '../../shared-structs.ts';

/** The page that lists the sectors. */
export const facts = object({ ...pageFacts });

export const words = object({ title: title(), ...headWords, lead: line({ max: 320 }) });

export type Facts = Infer<typeof facts>;
export type Words = Infer<typeof words>;
