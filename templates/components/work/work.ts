import type { EntryContext } from '#authoring/entry-context.ts';
import type { EntryView } from '#authoring/views/entry-view.ts';
import type { Picture } from '../../brand/social-image.ts';
import type { Case } from '../../pages/case/schema.ts';
import { metricPicture } from '../metrics/picture.ts';
import { sheetPicture } from '../sheet/picture.ts';

/** The folders of what can be shown as work: cases by their first result, the others by a page of their document. */
export const workFolders = ['client-cases', 'toolbox', 'trainings'] as const;

/** Whether an entry is a client case, whose result any page may show. A page of a document belongs to its own entry. */
export const isCase = (entry: EntryView): entry is Case => entry.folder === 'client-cases';

/** Returns the first of some entries that can be shown as work. */
export const firstWork = (entries: readonly EntryView[]): EntryView | undefined =>
  entries.find((entry) => isCase(entry) || documentOf(entry) !== undefined);

/** Returns the document of a guide or a training; the hero shows a page of it. */
export const documentOf = ({ facts }: Pick<EntryView, 'facts'>): string | undefined => facts.pdfId ?? facts.document;

/** Describes the social image of a piece of work, as a hero shows it. */
export function workPicture(site: EntryContext, entry: EntryView): Picture | undefined {
  const document = documentOf(entry);
  return document === undefined ? metricPicture(site, entry) : sheetPicture(document);
}
