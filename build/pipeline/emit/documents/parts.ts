import type { Root } from 'mdast';
import { inspectMarkdown, type MarkdownFindings } from '../../../formats/markdown/inspect.ts';
import { parseMarkdown } from '../../../formats/markdown/parse.ts';
import { resolveImages } from '../../../formats/markdown/tree.ts';
import { extractBody } from '../../../formats/yaml/positions.ts';
import type { DocumentFile } from '../../../model/document-file.ts';
import type { Entry } from '../../../model/entry.ts';
import type { Site } from '../../../model/site.ts';
import type { DocumentsInput } from './input.ts';

/** Returns the texts of a document: that of the entry that opens it, then its own. */
export function partsOf({ entry, source }: DocumentFile, site: Site): Entry[] {
  const opening = source.opening === undefined ? undefined : site.entries.get(source.opening)?.get(entry.locale);
  return opening ? [opening, entry] : [entry];
}

/** Parses the Markdown of a part. */
export function treeOf(entry: Entry, readText: (path: string) => string): Root {
  return resolveImages(parseMarkdown(extractBody(readText(entry.source.words)).text));
}

/** Returns the references of a part; cached by its digest. */
export function inspect(part: Entry, input: DocumentsInput): Promise<MarkdownFindings> {
  return input.cache.data(`findings ${part.digest}`, async () => inspectMarkdown(treeOf(part, input.readText)), {
    isQuick: true,
  });
}
