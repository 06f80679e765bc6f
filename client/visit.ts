const key = 'startingURL';

/** Keeps the first address of the visit for the forms, until the tab is closed. */
export function rememberStart(): void {
  try {
    if (!sessionStorage.getItem(key)) sessionStorage.setItem(key, location.href);
  } catch {
    // Storage may be refused; the forms then say nothing about where the visit started.
  }
}
