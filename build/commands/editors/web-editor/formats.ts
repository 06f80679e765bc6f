import { load } from 'js-yaml';
import { yamlLimits } from '../../../formats/yaml/limits.ts';
import { extractBody, extractYaml } from '../../../formats/yaml/positions.ts';
import { rewriteYaml } from '../../../formats/yaml/rewrite.ts';

type Fields = Record<string, unknown>;

/** A format as Sveltia CMS takes it; neither function is given the path of the file. */
export interface CustomFormat {
  extension: 'md' | 'yaml';
  fromFile: (text: string) => Fields;
  toFile: (fields: Fields) => string;
}

/** The names of the formats in the configuration; Sveltia CMS takes no other ending for files that end in .md. */
export const formatNames = { texts: 'kept-frontmatter', facts: 'kept-yaml' };

/** Sveltia CMS keeps fields that it does not know, so this one comes back with the fields that it was read with. */
const mark = 'readFrom';

/**
 * Makes the formats of texts and of facts, by name. What is saved is the text that was read, with only those values
 * changed that were edited: Sveltia CMS itself would write every field of every language again.
 */
export function createFormats(): Record<keyof typeof formatNames, CustomFormat> {
  const texts = new Map<string, string>();
  /** A draft that the browser kept has the digest of a text of an earlier day: a number would name another text. */
  const storeSource = (text: string, fields: unknown): Fields => {
    const digest = digestOf(text);
    texts.set(digest, text);
    return { ...(typeof fields === 'object' ? fields : {}), [mark]: digest };
  };
  const splitSource = (fields: Fields): { read: string | undefined; wanted: Fields } => {
    const { [mark]: digest, ...wanted } = fields;
    return { read: texts.get(String(digest)), wanted };
  };
  return {
    facts: {
      extension: 'yaml',
      fromFile: (text) => storeSource(text, load(text, yamlLimits)),
      toFile(fields) {
        const { read = '', wanted } = splitSource(fields);
        return rewriteYaml(`${read}\n`, wanted);
      },
    },
    texts: {
      extension: 'md',
      fromFile(text) {
        const head = load(extractYaml('.md', text).text, yamlLimits);
        const { text: body } = extractBody(`${text}\n`);
        return { ...storeSource(text, head), body: body.trim() };
      },
      toFile(fields) {
        const { read = '---\n---', wanted } = splitSource(fields);
        const { body = '', ...head } = wanted;
        const before = extractBody(`${read}\n`);
        const [blank = ''] = /^\s*/.exec(before.text) ?? [];
        const after = before.text.trim() === String(body).trim() ? before.text : `${blank}${String(body).trim()}\n`;
        return `---\n${rewriteYaml(extractYaml('.md', read).text, head).trimEnd()}\n---\n${after}`;
      },
    },
  };
}

/** Hashes a text by FNV-1a in two halves: fast, and long enough that no two texts of a site have the same hash. */
function digestOf(text: string): string {
  let [low, high] = [0x811c9dc5, 0x1000193];
  for (let at = 0; at < text.length; at += 1) {
    low = Math.imul(low ^ text.charCodeAt(at), 0x01000193);
    high = Math.imul(high ^ text.charCodeAt(at), 0x85ebca6b) + at;
  }
  return `${(low >>> 0).toString(36)}-${(high >>> 0).toString(36)}`;
}
