import type { Entry } from '../../model/entry.ts';
import type { Focus } from './variants.ts';

/** What the facts of an entry say of a picture beside it. */
interface EntryPictureFacts {
  focus?: Focus;
  credit?: string;
}

/** Returns what the entry that a picture is beside says of it, under `pictures`. */
export function entryPictureFacts(
  entries: ReadonlyMap<string, ReadonlyMap<string, Entry>>,
  path: string,
): EntryPictureFacts {
  const slash = path.lastIndexOf('/');
  const [entry] = entries.get(path.slice(0, slash))?.values() ?? [];
  const all: { file: string; focus?: string; credit?: string }[] = entry?.facts.pictures ?? [];
  const own = all.find(({ file }) => file === path.slice(slash + 1));
  const [x = 50, y = 50] = own?.focus?.split(' ').map((part) => Number.parseInt(part, 10)) ?? [];
  return {
    ...(own?.focus === undefined ? {} : { focus: [x / 100, y / 100] }),
    ...(own?.credit === undefined ? {} : { credit: own.credit }),
  };
}
