import type { EntryView } from '#authoring/define.ts';
import type { PageContext } from '#authoring/page.ts';
import type { Facts as DocumentFacts, Words as DocumentWords } from './data/document/schema.ts';
import type { Facts as CaseFacts, Words as CaseWords } from './pages/case/schema.ts';
import type { Facts as EventFacts, Words as EventWords } from './pages/event/schema.ts';
import type { Facts as ExpertFacts, Words as ExpertWords } from './pages/expert/schema.ts';
import type { Facts as GuideFacts, Words as GuideWords } from './pages/guide/schema.ts';
import type { Facts as InsightFacts, Words as InsightWords } from './pages/insight/schema.ts';
import type { Facts as JobFacts, Words as JobWords } from './pages/job/schema.ts';
import type { Facts as OfficeFacts, Words as OfficeWords } from './pages/office/schema.ts';
import type { Facts as SectorFacts, Words as SectorWords } from './pages/sector/schema.ts';
import type { Facts as ServiceFacts, Words as ServiceWords } from './pages/service/schema.ts';
import type { Facts as TrainingFacts, Words as TrainingWords } from './pages/training/schema.ts';

/** The kinds of entry that pages show one another, by the name of one of them. */
export type Guide = EntryView<GuideFacts, GuideWords>;
export type Insight = EntryView<InsightFacts, InsightWords>;
export type Case = EntryView<CaseFacts, CaseWords>;
export type Job = EntryView<JobFacts, JobWords>;
export type Training = EntryView<TrainingFacts, TrainingWords>;
export type Office = EntryView<OfficeFacts, OfficeWords>;
export type Sector = EntryView<SectorFacts, SectorWords>;
export type Service = EntryView<ServiceFacts, ServiceWords>;
export type Expert = EntryView<ExpertFacts, ExpertWords>;
export type EventEntry = EntryView<EventFacts, EventWords>;
export type DocumentEntry = EntryView<DocumentFacts, DocumentWords>;
/** A base page, of which only the words that all have are known. */
export type BasePage = EntryView<{ type: string }, { title: string; description: string; name?: string }>;

/** Finds the entries that a list of references names, leaving out those that the page's language has not. */
export function findAll<E extends EntryView>(page: Pick<PageContext, 'find'>, refs: readonly string[] = []): E[] {
  return refs.map((ref) => page.find<E>(ref)).filter((entry) => entry !== undefined);
}

/** Finds the entries that a list of references names, each in the page's language or else in one that it has. */
export function findAllInAnyLanguage<E extends EntryView>(page: PageContext, refs: readonly string[] = []): E[] {
  return refs.map((ref) => page.findInAnyLanguage<E>(ref)).filter((entry) => entry !== undefined);
}
