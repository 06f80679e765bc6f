import { onLinkPress } from './press.ts';

/** The specification's name of a list: its first item is the first address of the visit. */
const key = 'startingURL';

/** Keeps the first address of the visit for the forms, until the tab is closed. */
export function rememberStart(): void {
  try {
    continueVisit(sessionStorage, localStorage);
    if (!sessionStorage.getItem(key)) sessionStorage.setItem(key, JSON.stringify([location.href.slice(0, 2000)]));
  } catch {
    // Storage can be switched off.
  }
}

/**
 * Takes over the list of the page that opened this tab, and hands the tab's own list on: from the press on a link until
 * the page is left, storage that tabs share holds it. New tabs start with an empty session storage.
 */
function continueVisit(own: Storage, shared: Storage): void {
  const list = document.referrer.startsWith(`${location.origin}/`) && shared.getItem(key);
  if (list && !own.getItem(key)) own.setItem(key, list);
  onLinkPress(() => shared.setItem(key, own.getItem(key) ?? ''));
  addEventListener('pagehide', () => shared.removeItem(key));
}
