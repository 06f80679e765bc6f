import { startingUrl } from '../templates/forms/starting-url.ts';

/** Keeps the first address of the visit for the forms, until the tab is closed. */
export function rememberStart(): void {
  startingUrl(location.href, () => sessionStorage);
}
