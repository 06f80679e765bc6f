import type { HeadWords } from '../../authoring/head.ts';
import { digestOf } from '../../model/files/digest.ts';

/**
 * Returns a digest of the words that readers see on a page: not of markup, addresses or structured data, which also change
 * with the styles of the site.
 */
export function digestOfWords(markup: string, { title, description }: HeadWords): string {
  const words = markup.slice(markup.indexOf('<body')).replace(/<script[^>]*>[^<]*<\/script>|<[^>]*>?/g, ' ');
  return digestOf([title, description, words.replace(/\s+/g, ' ')].join('\n')).slice(0, 10);
}
