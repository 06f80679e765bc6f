import { type Infer, line, object } from '#authoring/schema.ts';
import { bulletPoint, headWords, pageFacts, title } from '../../shared-structs.ts';

export const facts = object({ ...pageFacts });

export const words = object({ title: title(), ...headWords, lead: line({ max: 320 }), promises: bulletPoint() });

export type Facts = Infer<typeof facts>;
export type Words = Infer<typeof words>;
