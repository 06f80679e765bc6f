import type { Entry } from '../../model/entry.ts';
import type { EntryRead, RenderedPage } from '../../model/page.ts';
import type { Sources } from './sources.ts';

/** Lists the entries that a page has read. */
export function listEntriesRead({ reads }: Pick<RenderedPage, 'reads'>, sources: Sources): EntryRead[] {
  return reads.flatMap((key): EntryRead[] => {
    switch (key.slice(0, key.indexOf('|'))) {
      case 'find':
        return fieldsOf([sources.read<Entry | undefined>(key).value]);
      case 'list':
      case 'related':
        return fieldsOf(sources.read<Entry[]>(key).value);
      case 'body': {
        const { value: entry } = sources.read<Entry | undefined>(key);
        return entry ? [{ entry, digest: entry.digest }] : [];
      }
      default:
        return [];
    }
  });
}

function fieldsOf(entries: readonly (Entry | undefined)[]): EntryRead[] {
  return entries.flatMap((entry) => (entry ? [{ entry, digest: entry.summary }] : []));
}
