import { day, type Infer, integer, line, list, localeId, object, oneOf, optional, ref } from '#authoring/schema.ts';
import type { EntryView } from '#authoring/views/entry-view.ts';
import { workFolders } from '../../components/work/work.ts';
import { entrySlug, headWords, title } from '../../shared-structs.ts';

const jobTeams = ['transformation', 'change', 'leadership', 'data-ai', 'delivery', 'learning', 'operations'] as const;
export const jobCommunities = [
  'agile-coaches',
  'change-makers',
  'product-people',
  'data-crafters',
  'engineers',
  'facilitators',
] as const;
export const contracts = ['permanent', 'fixed-term', 'freelance', 'internship'] as const;

export const facts = object({
  team: oneOf(jobTeams),
  office: ref(['offices']),
  community: oneOf(jobCommunities),
  contract: oneOf(contracts),
  hoursPerWeek: integer({ min: 4, max: 40 }),
  remoteDays: integer({ min: 0, max: 5, description: 'Days a week that may be worked from home.' }),
  salary: object({
    min: integer({ example: '58000' }),
    max: integer({ example: '74000' }),
    per: oneOf(['year', 'month', 'day']),
  }),
  languages: list(localeId()),
  published: day(),
  closes: day({ description: 'The last day to apply.' }),
  starts: day(),
  process: object({
    conversations: integer({ min: 1, max: 6 }),
    days: integer({ min: 1, max: 60 }),
    applicants: integer({ min: 1 }),
  }),
  contact: ref(['experts']),
  work: optional(
    ref(workFolders, { description: 'Work of the kind that the job is about: a case, a guide or a training.' }),
  ),
});

export const words = object({
  slug: entrySlug(),
  title: title(),
  ...headWords,
  lead: line({ max: 320 }),
});

export type Facts = Infer<typeof facts>;
export type Words = Infer<typeof words>;
export type Job = EntryView<Facts, Words>;
