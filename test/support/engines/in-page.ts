import type { Role } from './page.ts';

/** How elements are found: in what was found so far, or by choosing of it. */
export type Step =
  | { css: string }
  | { xpath: string }
  | { role: Role; name?: string }
  | { text: string }
  | { nth: number }
  | { visible: true };

/** What is done in a page with the elements that steps lead to. Each runs in the page, where nothing else is known. */
export interface Tools {
  find: (steps: readonly Step[]) => HTMLElement[];
  isVisible: (element: Element | undefined) => boolean;
  /** Where an element can be pressed, after it is brought into view; nothing where something lies over it. */
  target: (element: HTMLElement) => { x: number; y: number } | undefined;
  /** Whether an element stands still and can be operated. */
  isReady: (element: HTMLElement | undefined) => element is HTMLElement;
}

/** Makes the tools; its source is sent with every call. */
export function makeTools(): Tools {
  const isVisible = (element: Element | undefined): boolean => {
    if (!element?.isConnected) return false;
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && element.checkVisibility() && getComputedStyle(element).visibility === 'visible';
  };
  const selectors: Record<Role, string> = {
    combobox: '[role="combobox"], select:not([multiple])',
    alert: '[role="alert"]',
    status: '[role="status"], output',
    dialog: '[role="dialog"], dialog[open]',
    option: '[role="option"], option',
    link: 'a[href], [role="link"]',
    button: 'button, [role="button"], summary',
    region: 'section[aria-label], section[aria-labelledby], [role="region"]',
    searchbox: 'input[type="search"], [role="searchbox"]',
  };
  const nameOf = (element: HTMLElement): string => {
    const labels = 'labels' in element ? [...(element.labels as NodeListOf<HTMLElement>)] : [];
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const named = ids.map((id) => document.getElementById(id)?.textContent).join(' ');
    const label = labels.map((one) => one.textContent).join(' ');
    return named || element.getAttribute('aria-label') || label || (element.textContent ?? '');
  };
  const plain = (text: string): string => text.replace(/\s+/g, ' ').trim().toLowerCase();
  const within = (roots: readonly ParentNode[], selector: string): HTMLElement[] => [
    ...new Set(roots.flatMap((root) => [...root.querySelectorAll<HTMLElement>(selector)])),
  ];
  const byXpath = (root: ParentNode, xpath: string): HTMLElement[] => {
    const found = document.evaluate(xpath, root as Node, null, XPathResult.ORDERED_NODE_SNAPSHOT_TYPE, null);
    return Array.from({ length: found.snapshotLength }, (_, index) => found.snapshotItem(index) as HTMLElement);
  };
  const byText = (roots: readonly ParentNode[], text: string): HTMLElement[] => {
    const has = (element: Element): boolean => plain(element.textContent ?? '').includes(plain(text));
    return within(roots, '*').filter(
      (element) =>
        !/^(SCRIPT|STYLE|NOSCRIPT)$/.test(element.tagName) && has(element) && ![...element.children].some(has),
    );
  };
  const take = (found: readonly ParentNode[], step: Step): ParentNode[] => {
    if ('css' in step) return within(found, step.css);
    if ('xpath' in step) return found.flatMap((root) => byXpath(root, step.xpath));
    if ('text' in step) return byText(found, step.text);
    if ('nth' in step) return found.slice(step.nth, step.nth === -1 ? undefined : step.nth + 1);
    if ('visible' in step) return found.filter((element) => isVisible(element as HTMLElement));
    const { role, name } = step;
    // What is empty, as a status often is, is there all the same.
    const known = within(found, selectors[role]).filter((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    );
    return name === undefined ? known : known.filter((element) => plain(nameOf(element)).includes(plain(name)));
  };
  const hits = (element: HTMLElement): { x: number; y: number } | undefined => {
    const [box] = element.getClientRects();
    if (!box) return undefined;
    const x = Math.floor(box.left + box.width / 2);
    const y = Math.floor(box.top + box.height / 2);
    const isOwn = (at: number): boolean => {
      const hit = document.elementFromPoint(x, at);
      return (
        hit !== null &&
        (element.contains(hit) || (hit.closest('label') as HTMLLabelElement | null)?.control === element)
      );
    };
    // On a page that is scrolled by a fraction of a pixel, Firefox presses a fraction above the point.
    return isOwn(y) && (box.height < 3 || isOwn(y - 1)) ? { x, y } : undefined;
  };
  return {
    find: (steps) => steps.reduce<ParentNode[]>(take, [document]) as HTMLElement[],
    isVisible,
    target(element) {
      let point = hits(element);
      // What lies over it at one place need not at another.
      for (const block of ['center', 'end', 'start'] as const) {
        if (point) break;
        element.scrollIntoView({ block, inline: 'nearest', behavior: 'instant' });
        point = hits(element);
      }
      return point;
    },
    isReady: (element): element is HTMLElement =>
      element !== undefined && isVisible(element) && !element.matches(':disabled, [aria-disabled="true"]'),
  };
}
