import type { PageContext } from '#authoring/page.ts';
import type { EntryView } from '#authoring/views/entry-view.ts';
import { Sheet } from '../sheet/index.tsx';
import { Result } from './result.tsx';
import { documentOf } from './work.ts';

/** Shows a piece of work: the first result of a client case and the way to it, or a page of a guide or training. */
export function Work({ of: entry }: { of: EntryView }) {
  const document = documentOf(entry);
  return document === undefined ? <Result of={entry} /> : <Sheet document={document} />;
}

/** Returns the fact that names the entry whose page is shown. A case is named beside its result instead. */
export function workFact(page: PageContext, entry: EntryView | undefined) {
  if (!entry || documentOf(entry) === undefined) return false;
  return { term: page.t('facts.pageOf'), value: <a href={page.href(entry.ref)}>{entry.words.title}</a> };
}
