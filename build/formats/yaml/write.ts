import { CORE_SCHEMA, type DumpOptions, dump } from 'js-yaml';

/**
 * Writes plain data as YAML for people: in double quotes where it needs quotes, with a no-break space as itself. js-yaml
 * writes `\_`, which authors take for a mistake.
 */
export function writeYaml(data: unknown, options: Pick<DumpOptions, 'lineWidth' | 'flowLevel'>): string {
  const standIn = characterMissingIn(JSON.stringify(data) ?? '');
  const text = dump(replaceIn(data, '\u00a0', standIn), { schema: CORE_SCHEMA, quoteStyle: 'double', ...options });
  return text.replaceAll(standIn, '\u00a0');
}

/**
 * Returns a character of the private use area that a text lacks, which js-yaml writes as it is. No character of the area is
 * free in every text: U+F8FF is the logo of Apple.
 */
function characterMissingIn(text: string): string {
  for (let code = 0xf8ff; code >= 0xe000; code -= 1) {
    const character = String.fromCharCode(code);
    if (!text.includes(character)) return character;
  }
  throw new Error('A text has all 6,400 characters for private use.');
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
