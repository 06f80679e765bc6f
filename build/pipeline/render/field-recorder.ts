import type { EntryView } from '../../authoring/define.ts';

/** Called for each field that is read, by kind of entry: `words.bulletPoint.list`; items of lists are not distinguished. */
type FieldSeen = (type: string, path: string) => void;

/**
 * Makes a function that shows entries as they are and records which of their fields are read. The same entry is
 * always shown as the same object, so that templates may compare what they were given.
 */
export function createFieldRecorder(seen: FieldSeen): <E extends EntryView>(entry: E) => E {
  const shown = new WeakMap<EntryView, EntryView>();
  return <E extends EntryView>(entry: E): E => {
    let view = shown.get(entry);
    if (!view) {
      const tell = (path: string) => seen(entry.type, path);
      view = { ...entry, facts: watch(entry.facts, 'facts', tell), words: watch(entry.words, 'words', tell) };
      shown.set(entry, view);
    }
    // The view has every field of the entry that it was made of.
    return view as E;
  };
}

/** Shows data as it is, and reports the path of each value that is read. */
function watch<T>(data: T, path: string, tell: (path: string) => void): T {
  if (data === null || typeof data !== 'object') return data;
  const children = new Map<string, unknown>();
  const pathOf = (key: string) => (Array.isArray(data) ? path : `${path}.${key}`);
  return new Proxy(data, {
    get(target, key, receiver) {
      const value: unknown = Reflect.get(target, key, receiver);
      if (typeof key === 'symbol' || !Object.hasOwn(target, key)) return value;
      if (!children.has(key)) {
        if (!Array.isArray(data)) tell(pathOf(key));
        children.set(key, watch(value, pathOf(key), tell));
      }
      return children.get(key);
    },
    has(target, key) {
      if (typeof key === 'string' && !Array.isArray(data)) tell(pathOf(key));
      return Reflect.has(target, key);
    },
  });
}
