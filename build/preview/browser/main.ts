import type { BuildEvent } from '../events.ts';
import { createPanel } from './panel.ts';
import { openSources } from './source.ts';

/** Runs in every previewed page: reloads it after a change, shows what is wrong, and opens the lines of texts. */
const panel = createPanel();
openSources((found) => panel.tell(found));

new EventSource('/_preview/events').addEventListener('message', ({ data }) => {
  const event = JSON.parse(data) as BuildEvent;
  // Also where a build came between the page and this: what it was sent with is in the script's address.
  if (event.version !== Number(new URL(import.meta.url).search.slice(1))) location.reload();
  else panel.update(event);
});
