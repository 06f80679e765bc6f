import type { BuildEvent } from '../events.ts';
import { createPanel } from './panel.ts';
import { openSources } from './source.ts';

/** Runs in every previewed page: reloads it after a change, shows what is wrong, and opens the lines of texts. */
const panel = createPanel();
openSources((found) => panel.tell(found));

new EventSource('/_preview/events').addEventListener('message', ({ data }) => {
  const event = JSON.parse(data) as BuildEvent;
  if (event.changed) location.reload();
  else panel.update(event);
});
