import { type Infer, line, list, object, ref } from '#authoring/schema.ts';
import { days, entrySlug, headWords, lead, title } from '../../shared-structs.ts';

export const facts = object({
  client: line({ max: 60, description: 'The client’s name, the same in every language.' }),
  activities: list(ref(['pages'], { description: 'The activities it belongs to, the main one first.' })),
  experts: list(ref(['experts'])),
  ...days,
});

export const words = object({ slug: entrySlug(), title: title(), ...headWords, lead: lead() });

export type Facts = Infer<typeof facts>;
export type Words = Infer<typeof words>;
