import { flag, type Infer, type LeafSchema, line, object, oneOf, optional, type Struct } from '#authoring/schema.ts';
import { headWords, pageFacts, title } from '../../shared-structs.ts';
import { jobCommunities } from '../job/schema.ts';

/** A page that lists a family with its filters: toolbox, client cases, jobs, insights, experts. */
export const facts = object({
  ...pageFacts,
  family: oneOf(['toolbox', 'client-cases', 'jobs', 'insights', 'experts']),
  byActivity: optional(flag({ description: 'true groups client cases by their main activity.' })),
});

// `Object.fromEntries` loses which names it is given.
const communityTexts = Object.fromEntries(
  jobCommunities.map((community) => [
    community,
    line({ max: 320, description: 'What its members share, when they meet and what one learns there.' }),
  ]),
) as Record<(typeof jobCommunities)[number], Struct<string, LeafSchema>>;

export const words = object({
  title: title(),
  ...headWords,
  lead: line({ max: 320 }),
  communities: optional(object({ heading: line(), intro: line({ max: 320 }), texts: object(communityTexts) })),
});

export type Facts = Infer<typeof facts>;
export type Words = Infer<typeof words>;
