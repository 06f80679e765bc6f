import { CORE_SCHEMA, type DumpOptions, dump } from 'js-yaml';

/** Stands for a no-break space while YAML is written. It is a character of no text. */
const standIn = '\u{f8ff}';

/**
 * Writes plain data as YAML for people: in double quotes where it needs quotes, with a no-break space as itself. js-yaml
 * writes `\_`, which authors take for a mistake.
 */
export function writeYaml(data: unknown, options: Pick<DumpOptions, 'lineWidth' | 'flowLevel'>): string {
  const text = dump(replaceIn(data, '\u00a0', standIn), { schema: CORE_SCHEMA, quoteStyle: 'double', ...options });
  return text.replaceAll(standIn, '\u00a0');
}

/** Replaces a character in all keys and texts of plain data. */
function replaceIn(data: unknown, character: string, by: string): unknown {
  if (typeof data === 'string') return data.replaceAll(character, by);
  if (Array.isArray(data)) return data.map((item) => replaceIn(item, character, by));
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key.replaceAll(character, by), replaceIn(value, character, by)]),
  );
}
