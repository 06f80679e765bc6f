import { line, type Of, object, oneOf } from '#authoring/schema.ts';
import { headWords, pageFacts, title } from '../../shared-structs.ts';

/** The page that lists the sectors. */
export const facts = object({ type: oneOf(['sectors']), ...pageFacts });

export const words = object({ title: title(), ...headWords, lead: line({ max: 320 }) });

export type Facts = Of<typeof facts>;
export type Words = Of<typeof words>;
