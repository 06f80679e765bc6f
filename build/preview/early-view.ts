import type { OutputFile } from '../model/output.ts';
import type { Templates } from '../model/templates.ts';
import type { FirstPages } from '../pipeline/input.ts';
import { renderEditedPages, renderSavedPage } from '../pipeline/saved-page.ts';
import type { TemplateLoader } from '../templates/load.ts';
import type { LazyWriter } from '../write/memory.ts';
import type { Events, StyleLink } from './events.ts';
import type { PreviewState } from './rebuild.ts';
import { findStyleChange } from './style-change.ts';

/** How long the build waits for open pages to fetch what is shown before it, in ms. */
const fetchTime = 250;

/** Shows pages before the whole site is built. */
export interface EarlyView {
  /** Renders the page of a saved file, if that file has a page. */
  showSaved: (path: string, templates: Templates) => Promise<void>;
  /**
   * Renders the open pages by templates that were saved, before they are bundled.
   * @param changed paths from the site's folder
   */
  showEdited: (changed: readonly string[]) => Promise<void>;
  /** Loads what `showEdited` needs, and renders a page of each type, so that the first save is as quick as the next. */
  prepare: () => Promise<void>;
  /** Returns the open pages, which the build shows first. */
  openPages: () => FirstPages;
  /** Must be called with each output path that is read. */
  onRead: (path: string) => void;
}

interface ViewInput {
  contentFolder: string;
  loader: Pick<TemplateLoader, 'loadAhead'>;
  state: PreviewState;
  writer: LazyWriter;
  events: Events;
}

/** Creates the view of pages that are shown early. */
export function createEarlyView({ contentFolder, loader, state, writer, events }: ViewInput): EarlyView {
  let onRead: (path: string) => void = () => {};

  /** Puts pages and assets in place, notifies open pages, and waits until they have fetched them or the time is over. */
  async function show(pages: readonly OutputFile[], assets: readonly OutputFile[]): Promise<void> {
    const files: string[] = [];
    const styles: Record<string, StyleLink> = {};
    for (const page of pages.filter((file) => !writer.has(file))) {
      const style = findStyleChange(await writer.readLater('site', page.path), await page.contents());
      if (style) styles[page.path] = style;
      else files.push(page.path);
    }
    for (const file of [...assets, ...pages]) if (!writer.has(file)) writer.put(file);
    const awaited = new Set([...files, ...Object.values(styles).map(({ href }) => href.slice(1))]);
    if (awaited.size === 0) return;
    const fetched = new Promise<void>((resolve) => {
      onRead = (path) => {
        if (awaited.delete(path) && awaited.size === 0) setImmediate(resolve);
      };
    });
    events.sendAhead({ files, styles });
    await Promise.race([fetched, new Promise((resolve) => setTimeout(resolve, fetchTime))]);
    onRead = () => {};
  }

  return {
    onRead: (path) => onRead(path),
    openPages: () => ({ paths: events.openPages(), show }),
    async showSaved(path, templates) {
      const { settings, memo, result: last } = state;
      if (!last || settings.pseudo) return;
      const page = renderSavedPage({ contentFolder, path, templates, memo, last });
      if (page) await show([page], []);
    },
    async showEdited(changed) {
      const { settings, memo, result: last } = state;
      const update = await loader.loadAhead(changed).catch(() => undefined);
      const paths = events.openPages();
      if (!update || !last || settings.pseudo || paths.size === 0) return;
      const rendered = renderOrLeave({ contentFolder, ...update, paths, memo, last });
      if (rendered && rendered.pages.length > 0) await show(rendered.pages, rendered.files);
    },
    async prepare() {
      await loader.loadAhead([]).catch(() => undefined);
    },
  };
}

/** Renders pages; nothing if a template throws, which the build that follows reports. */
function renderOrLeave(input: Parameters<typeof renderEditedPages>[0]) {
  try {
    return renderEditedPages(input);
  } catch {
    return undefined;
  }
}
