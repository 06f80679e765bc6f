import { line, type Of, object, oneOf } from '../../schema.ts';
import { headWords, pageFacts, title } from '../../shared-structs.ts';

/** A page that lists a family with its filters: toolbox, client cases, jobs. */
export const facts = object({
  type: oneOf(['collection']),
  ...pageFacts,
  family: oneOf(['toolbox', 'client-cases', 'jobs']),
});

export const words = object({ title: title(), ...headWords, lead: line({ max: 320 }) });

export type Facts = Of<typeof facts>;
export type Words = Of<typeof words>;
