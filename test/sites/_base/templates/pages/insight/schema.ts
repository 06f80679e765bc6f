import { type Infer, integer, object, ref } from '#authoring/schema.ts';
import { days, entrySlug, headWords, lead, title } from '../../shared-structs.ts';

export const facts = object({ ...days, author: ref(['experts']), minutes: integer({ min: 1, max: 60 }) });

export const words = object({ slug: entrySlug(), title: title(), ...headWords, lead: lead() });

export type Facts = Infer<typeof facts>;
export type Words = Infer<typeof words>;
