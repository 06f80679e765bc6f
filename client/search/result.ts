import { excerptOf, markWords, type Piece } from './excerpt.ts';
import type { SearchHit } from './search-hit.ts';

/** Fills a copy of the page's template with a result. */
export function fillResult(list: HTMLElement, found: SearchHit, termsOf: (word: string) => string[]): Node {
  const { record, kind, terms } = found;
  const isAnswer = (word: string): boolean => termsOf(word).some((term) => terms.has(term));
  const row = list.querySelector('template')?.content.cloneNode(true) as DocumentFragment;
  const link = row.querySelector('a');
  const [name, details, excerpt] = ['kind', 'details', 'excerpt'].map((part) =>
    row.querySelector(`[data-result="${part}"]`),
  );
  if (link) link.href = record.url;
  link?.replaceChildren(...nodes(markWords(record.title, isAnswer)));
  name?.append(kind);
  details?.append(...nodes(markWords(record.details.join(', '), isAnswer)));
  excerpt?.append(...nodes(excerptOf(record, isAnswer)));
  return row;
}

function nodes(pieces: readonly Piece[]): (Node | string)[] {
  return pieces.map(({ text, marked }) => {
    if (!marked) return text;
    const mark = document.createElement('mark');
    mark.textContent = text;
    return mark;
  });
}
