import { type Infer, line, list, object, oneOf, optional, ref } from '#authoring/schema.ts';
import type { EntryView } from '#authoring/views/entry-view.ts';
import { entrySlug, headWords, industries, title } from '../../shared-structs.ts';

export const facts = object({
  industry: oneOf(industries, { description: 'The tag of its client cases.' }),
  contact: ref(['experts'], { description: 'The person a visitor can write to.' }),
  guides: optional(list(ref(['toolbox'], { description: 'A guide that none of its client cases is connected with.' }))),
});

export const words = object({ slug: entrySlug(), title: title(), ...headWords, lead: line({ max: 320 }) });

export type Facts = Infer<typeof facts>;
export type Words = Infer<typeof words>;
export type Sector = EntryView<Facts, Words>;
