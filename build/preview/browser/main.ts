import type { BuildEvent, StyleLink } from '../events.ts';
import { element } from './element.ts';
import { pageFile, pagePath } from './page-path.ts';
import { createPanel } from './panel.ts';
import { openSources } from './source.ts';

/** Runs in every previewed page: reloads it after a change, shows what is wrong, and opens the lines of texts. */
const panel = createPanel();
openSources((found) => panel.tell(found));

// What the page was sent with is in the script's address.
let seen = Number(new URL(import.meta.url).search.slice(1));
const isWaiting = document.querySelector('[data-preview-waiting]') !== null;
const path = pagePath();
const file = pageFile();

new EventSource(`/_preview/events?${new URLSearchParams({ page: file })}`).addEventListener('message', ({ data }) => {
  const event: BuildEvent = JSON.parse(data);
  const concerned = path.startsWith('/_preview/') || event.files.includes(file);
  // Also if this page has missed a report: what that build changed is not known here.
  const missed = event.version !== seen && event.version !== seen + 1;
  const isThere = isWaiting && !event.building;
  if (missed || isThere || (event.version !== seen && concerned)) location.reload();
  else {
    const style = event.styles[file];
    if (style && event.version !== seen) swapStyleSheet(style);
    seen = event.version;
    panel.update(event);
  }
});

/** Replaces the style sheet of the page's layout. The page keeps the old one until the new one is loaded. */
function swapStyleSheet({ href, integrity }: StyleLink): void {
  const old = [...document.head.querySelectorAll('link[rel="stylesheet"]')];
  const link = element('link', { rel: 'stylesheet', href, integrity });
  link.addEventListener('load', () => {
    for (const one of old) one.remove();
  });
  link.addEventListener('error', () => location.reload());
  document.head.append(link);
}
