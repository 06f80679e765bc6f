import type { SiteDefinition } from '../../../authoring/define-site.ts';
import type { SearchRecord } from '../../../authoring/facets/search-record.ts';
import { extractText } from '../../../formats/markdown/plain-text.ts';
import { extractBody } from '../../../formats/yaml/positions.ts';
import type { Entry } from '../../../model/entry.ts';
import { fieldsOfData } from '../../../model/struct/mapping.ts';

interface SearchTextsInput {
  fields: SiteDefinition['search'];
  readText: (path: string) => string;
}

/** Collects at most `share` characters of a page's texts. */
export function textsOfPage(
  entry: Entry,
  share: number,
  { fields, readText }: SearchTextsInput,
): Pick<SearchRecord<string>, 'headings' | 'text'> {
  const own = textsOf(entry.words, fields);
  // A body that does not fit into the share is not read.
  const body =
    entry.kind.body === 'none' || own.length >= share
      ? { headings: [], lines: [] }
      : extractText(extractBody(readText(entry.source.words)).text, share - own.length);
  return {
    headings: [...own.headings, ...body.headings],
    text: [...own.lines, ...body.lines].join('\n').slice(0, share),
  };
}

/** The texts of an entry; `length` is in characters. */
interface EntryTexts {
  headings: string[];
  lines: string[];
  length: number;
}

/** Collects an entry's texts and, apart from them, its headings. */
function textsOf(
  words: unknown,
  { ignoredFields, headingFields }: NonNullable<SiteDefinition['search']> = { ignoredFields: [], headingFields: [] },
): EntryTexts {
  const texts: EntryTexts = { headings: [], lines: [], length: 0 };
  const collect = (value: unknown, field: string): void => {
    if (typeof value === 'string') {
      const { headings, lines } = extractText(value);
      if (headingFields.includes(field)) texts.headings.push(...lines);
      else {
        texts.headings.push(...headings);
        texts.lines.push(...lines);
      }
      texts.length += value.length;
    } else if (Array.isArray(value)) for (const item of value) collect(item, field);
    else if (value !== null && typeof value === 'object')
      for (const [key, child] of Object.entries(value)) if (!ignoredFields.includes(key)) collect(child, key);
  };
  const { title: _title, ...rest } = fieldsOfData(words);
  collect(rest, '');
  return texts;
}
