import type { EntryView } from '#authoring/views/entry-view.ts';
import type * as document from './data/document/schema.ts';
import type * as caseOf from './pages/case/schema.ts';
import type * as event from './pages/event/schema.ts';
import type * as expert from './pages/expert/schema.ts';
import type * as guide from './pages/guide/schema.ts';
import type * as job from './pages/job/schema.ts';
import type * as office from './pages/office/schema.ts';
import type * as service from './pages/service/schema.ts';
import type * as training from './pages/training/schema.ts';

/** An entry of each kind. */
export type Case = EntryView<caseOf.Facts, caseOf.Words>;
export type DocumentEntry = EntryView<document.Facts, document.Words>;
export type EventEntry = EntryView<event.Facts, event.Words>;
export type Expert = EntryView<expert.Facts, expert.Words>;
export type Guide = EntryView<guide.Facts, guide.Words>;
export type Job = EntryView<job.Facts, job.Words>;
export type Office = EntryView<office.Facts, office.Words>;
export type Service = EntryView<service.Facts, service.Words>;
export type Training = EntryView<training.Facts, training.Words>;
