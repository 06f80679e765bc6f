import type { Templates } from '../model/templates.ts';
import { renderSavedPage } from '../pipeline/saved-page.ts';
import type { LazyWriter } from '../write/memory.ts';
import type { Events } from './events.ts';
import type { PreviewState } from './rebuild.ts';

/** How long the build waits for open pages to fetch a page that is shown before it, in ms. */
const fetchTime = 60;

/** Shows the page of a saved file before the whole site is built. */
export interface SavedPageView {
  /** Renders the page, and waits until an open page has fetched it or the time is over. */
  show: (path: string, templates: Templates) => Promise<void>;
  /** Must be called with each output path that is read. */
  onRead: (path: string) => void;
}

interface ViewInput {
  contentFolder: string;
  state: PreviewState;
  writer: LazyWriter;
  events: Events;
}

/** Creates the view of saved pages. */
export function createSavedPageView({ contentFolder, state, writer, events }: ViewInput): SavedPageView {
  let onRead: (path: string) => void = () => {};
  return {
    onRead: (path) => onRead(path),
    async show(path, templates) {
      const { settings, memo, result: last } = state;
      if (!last || settings.pseudo) return;
      const page = renderSavedPage({ contentFolder, path, templates, memo, last });
      if (!page || writer.has(page)) return;
      writer.put(page);
      const fetched = new Promise<void>((resolve) => {
        onRead = (read) => read === page.path && setImmediate(resolve);
      });
      events.sendAhead(page.path);
      await Promise.race([fetched, new Promise((resolve) => setTimeout(resolve, fetchTime))]);
      onRead = () => {};
    },
  };
}
