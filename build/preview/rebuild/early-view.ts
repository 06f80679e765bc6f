import { setImmediate } from 'node:timers/promises';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { Contents } from '../../model/output.ts';
import type { Templates } from '../../model/templates.ts';
import type { TemplateLoader } from '../../pipeline/templates/load.ts';
import type { FirstPages, ShownFirst } from '../../pipeline/variants/preview.ts';
import { renderEditedPages, renderSavedPage } from '../../pipeline/variants/saved-page.ts';
import type { LazyWriter } from '../../pipeline/write/lazy-writer.ts';
import type { Events, StyleLink } from '../events.ts';
import type { ShownProblem } from '../problems.ts';
import type { PreviewState } from '../state.ts';
import { outputOfFailure } from './failed-pages.ts';

/** How long the build waits for open pages to fetch what is shown before it, in ms. */
const fetchTime = 250;

/** How long requests have before the build if no page is open, in ms. */
const requestTime = 5;

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
  showProblems: (diagnostics: readonly Diagnostic[]) => ShownProblem[];
}

/** Creates the view of pages that are shown early. */
export function createEarlyView({ contentFolder, loader, state, writer, events, showProblems }: ViewInput): EarlyView {
  let onRead: (path: string) => void = () => {};

  /** Puts pages and assets in place, notifies open pages, and waits until they have fetched them or the time is over. */
  async function show({ pages, failed, assets }: ShownFirst): Promise<void> {
    const files: string[] = [];
    const styles: Record<string, StyleLink> = {};
    for (const page of pages.filter((file) => !writer.has(file))) {
      const style = findStyleChange(await writer.readLater('site', page.path), await page.contents());
      if (style) styles[page.path] = style;
      else files.push(page.path);
    }
    const failures = failed
      .map((failure) => outputOfFailure(failure, showProblems))
      .filter((file) => !writer.has(file));
    files.push(...failures.map(({ path }) => path));
    for (const file of [...assets, ...pages, ...failures]) if (!writer.has(file)) writer.put(file);
    state.failedAhead = new Map(failed.map((failure) => [failure.output, failure]));
    const awaited = new Set([...files, ...Object.values(styles).map(({ href }) => href.slice(1))]);
    if (awaited.size === 0) return;
    if (events.openPages().size === 0) {
      events.sendAhead({ files, styles, failed: failed.length > 0 });
      // Without an open page it is unknown what browsers fetch. Waiting requests get a turn before the whole build.
      await new Promise((resolve) => setTimeout(resolve, requestTime));
      return;
    }
    const fetched = new Promise<void>((resolve) => {
      onRead = (path) => {
        if (awaited.delete(path) && awaited.size === 0) setTimeout(resolve);
      };
    });
    events.sendAhead({ files, styles, failed: failed.length > 0 });
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
      if (page) await show({ pages: [page], failed: [], assets: [] });
    },
    async showEdited(changed) {
      const { settings, memo, result: last } = state;
      const update = await loader.loadAhead(changed).catch(() => undefined);
      const paths = events.openPages();
      if (!update || !last || settings.pseudo || paths.size === 0) return;
      const rendered = renderOrLeave({ contentFolder, ...update, paths, memo, last });
      if (rendered && rendered.pages.length + rendered.failed.length > 0) await show(rendered);
    },
    async prepare() {
      const update = await loader.loadAhead([]).catch(() => undefined);
      const { memo, result: last } = state;
      if (!update || !last?.site) return;
      const byType = new Map([...last.site.routes.values()].map(({ pageType, output }) => [pageType.name, output]));
      for (const output of byType.values()) {
        // Requests and saves come first.
        await setImmediate();
        if (state.result !== last) return;
        renderOrLeave({ contentFolder, ...update, paths: new Set([output]), memo, last });
      }
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

const styleLink = /<link rel="stylesheet" href="([^"]+)" integrity="([^"]+)"\/>/;

/** Returns the style sheet of a page if the page has changed in nothing else. */
export function findStyleChange(before: Contents | undefined, after: Contents): StyleLink | undefined {
  if (before === undefined) return undefined;
  const [old, html] = [before, after].map((contents) => Buffer.from(contents).toString());
  const [link, href, integrity] = styleLink.exec(html ?? '') ?? [];
  if (link === undefined || href === undefined || integrity === undefined) return undefined;
  return old?.replace(styleLink, () => link) === html ? { href, integrity } : undefined;
}
