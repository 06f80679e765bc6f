import { pagePath } from './page-path.ts';

/** Where a text of the page comes from, as the preview says it. */
export interface FoundText {
  /** `content/pages/index/en.md:3:1` */
  place?: string;
  /** Opens the place in the editor. */
  href?: string;
  /** Whether it is the very line. */
  exact?: boolean;
  problem?: string;
}

/**
 * Opens the line of a text in the editor: the one clicked with Alt held, or, with Alt and Enter, the selected one or that
 * of the element with the focus. While Alt is held, the element under the pointer is marked.
 */
export function openSources(tell: (found: FoundText) => void): void {
  const open = async (at: Pointed) => {
    const answer = await fetch('/_preview/source', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ path: pagePath(), ...at }),
    });
    const found: FoundText = await answer.json();
    tell(found);
    if (!found.href) return;
    const link = document.createElement('a');
    link.href = found.href;
    link.click();
  };
  const take = (event: MouseEvent) => {
    if (!event.altKey || isOwn(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.type === 'click') void open(pointedAt(event));
  };
  // Before the page's own: with Alt held, a click does nothing else.
  for (const type of ['mousedown', 'click'] as const) addEventListener(type, take, { capture: true });
  addEventListener(
    'keydown',
    (event) => {
      if (!event.altKey || event.key !== 'Enter' || isOwn(event)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      const selection = getSelection();
      const chosen = selection && !selection.isCollapsed ? selection.anchorNode : document.activeElement;
      if (chosen) void open(describe(chosen, selection?.anchorOffset));
    },
    { capture: true },
  );
  markUnderPointer();
}

interface Pointed {
  texts: string[];
  words?: string;
  nth: number;
  isShared: boolean;
  isLink: boolean;
}

function isOwn(event: Event): boolean {
  return event.composedPath().some((one) => one instanceof Element && one.localName === 'preview-panel');
}

function pointedAt(event: MouseEvent): Pointed {
  const caret = caretAt(event.clientX, event.clientY);
  const target = event.target instanceof Element ? event.target : document.body;
  return caret && target.contains(caret.node) ? describe(caret.node, caret.offset) : describe(target);
}

function caretAt(x: number, y: number): { node: Node; offset: number } | undefined {
  // TypeScript takes it for always there, but not every browser has it.
  const { caretPositionFromPoint, caretRangeFromPoint } = document as Document & {
    caretPositionFromPoint?: (x: number, y: number) => { offsetNode: Node; offset: number } | null;
  };
  const position = caretPositionFromPoint?.call(document, x, y);
  if (position) return { node: position.offsetNode, offset: position.offset };
  const range = caretRangeFromPoint?.call(document, x, y);
  return range ? { node: range.startContainer, offset: range.startOffset } : undefined;
}

/** How many levels of elements around a text still help to find its source. */
const furthest = 6;

function describe(node: Node, offset?: number): Pointed {
  const start = node instanceof Element ? node : node.parentElement;
  const own = node instanceof Text ? node.data : '';
  const nth = node instanceof Text && own !== '' ? earlierTexts(node) : 0;
  const texts = [own];
  let around = start;
  for (let step = 0; around && around !== document.body && step < furthest; step += 1) {
    for (const name of ['datetime', 'aria-label', 'alt', 'placeholder', 'title', 'value'])
      texts.push(around.getAttribute(name) ?? '');
    texts.push(around.textContent ?? '');
    around = around.parentElement;
  }
  return {
    texts: texts.map(tidy).filter((text) => text !== ''),
    ...(own && offset !== undefined ? { words: wordsAt(own, offset) } : {}),
    nth,
    isShared: start?.closest('body > header, body > footer, body > aside') !== null,
    isLink: start?.closest('a, summary') !== null,
  };
}

/** Returns the word at an offset of a text and the three that follow. */
function wordsAt(text: string, offset: number): string {
  const start = text.slice(0, offset).search(/(?<!\S)\S+$/);
  return tidy(text.slice(start === -1 ? offset : start))
    .split(' ')
    .slice(0, 4)
    .join(' ');
}

/** Returns how many texts before this one say the same. */
function earlierTexts(node: Text): number {
  const wanted = tidy(node.data);
  const walker = document.createTreeWalker(
    node.parentElement?.closest('main, header, footer') ?? document.body,
    NodeFilter.SHOW_TEXT,
  );
  let count = 0;
  while (walker.nextNode() && walker.currentNode !== node)
    if (tidy(walker.currentNode.textContent ?? '') === wanted) count += 1;
  return count;
}

function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function markUnderPointer(): void {
  const style = new CSSStyleSheet();
  style.replaceSync(
    '[data-preview-pointed] { outline: 2px dashed oklch(68% .17 38); outline-offset: 2px; cursor: alias; }',
  );
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, style];
  let marked: Element | undefined;
  const mark = (element: Element | undefined) => {
    if (marked === element) return;
    marked?.removeAttribute('data-preview-pointed');
    marked = element;
    marked?.setAttribute('data-preview-pointed', '');
  };
  addEventListener('mousemove', (event) => {
    mark(event.altKey && !isOwn(event) && event.target instanceof Element ? event.target : undefined);
  });
  addEventListener('keyup', ({ key }) => {
    if (key === 'Alt') mark(undefined);
  });
  addEventListener('blur', () => mark(undefined));
}
