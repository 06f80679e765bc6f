import type { Root } from 'mdast';
import { remark } from 'remark';
import remarkGfm from 'remark-gfm';

const reference = remark().use(remarkGfm);

/** Parses Markdown with remark's own parser: the reference that the native one is tested against. */
export function parseMarkdownByReference(text: string): Root {
  return reference.parse(text);
}
