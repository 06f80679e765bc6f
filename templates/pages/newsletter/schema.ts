import { line, type Of, object, oneOf } from '#authoring/schema.ts';
import { bulletPoint, headWords, pageFacts, title } from '../../shared-structs.ts';

export const facts = object({ type: oneOf(['newsletter']), ...pageFacts });

export const words = object({ title: title(), ...headWords, lead: line({ max: 320 }), promises: bulletPoint() });

export type Facts = Of<typeof facts>;
export type Words = Of<typeof words>;
