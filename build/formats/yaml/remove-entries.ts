import type { DataPath } from '../../model/diagnostic.ts';
import { type Splice, splice } from './splice.ts';
import { parseYamlTree, yamlNodeAt } from './tree.ts';

/** Removes entries of maps, each beside one that stays; comments of other lines stay. Without paths, it may be any text. */
export function removeEntries(yaml: string, paths: readonly DataPath[]): string {
  if (paths.length === 0) return yaml;
  const root = parseYamlTree(yaml);
  const splices = paths.flatMap((path): Splice[] => {
    const map = yamlNodeAt(root, path.slice(0, -1));
    if (map?.type !== 'map') return [];
    const index = map.entries.findIndex(({ key }) => key.value === path.at(-1));
    const entry = map.entries[index];
    if (!entry) return [];
    const next = map.entries[index + 1];
    if (map.flow) return [{ start: entry.key.start, end: next?.key.start ?? entry.value.end, text: '' }];
    const lineEnd = yaml.indexOf('\n', entry.value.end - 1);
    const start = yaml.lastIndexOf('\n', entry.key.start) + 1;
    return [{ start, end: lineEnd === -1 ? yaml.length : lineEnd + 1, text: '' }];
  });
  return splice(yaml, splices);
}
