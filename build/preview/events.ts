import { dashboardHeaders } from './pages/shell.ts';

/** What open pages receive after a build. */
export interface BuildEvent {
  /** Counts the builds that changed a file of the site: a page that was sent before the last of them is out of date. */
  version: number;
  /** The files that the last of them changed, from the site's root. */
  files: readonly string[];
  /** Pages whose only change is the style sheet → the new style sheet. */
  styles: Readonly<Record<string, StyleLink>>;
  errors: number;
  warnings: number;
  /** Counts what was reported: a page of the dashboard that was made before the last report is out of date. */
  report: number;
  /** Whether the site is being rendered. */
  building: boolean;
}

/** The link of a page to its style sheet. */
export interface StyleLink {
  href: string;
  integrity: string;
}

/** The open pages of the preview. */
export interface Events {
  /** Opens the stream of a page that is shown, by its output path. */
  open: (page: string) => Response;
  /** The output paths of the pages that are shown. */
  openPages: () => ReadonlySet<string>;
  /** Tells that a build has begun. */
  begin: () => void;
  /** Tells what a build found, and which files of the site it changed. */
  send: (event: Pick<BuildEvent, 'files' | 'errors' | 'warnings'>) => void;
  /** Tells which files changed, and whether a page failed, before what is wrong is known anew. */
  sendAhead: (changed: Pick<BuildEvent, 'files' | 'styles'> & { failed?: boolean }) => void;
  last: () => BuildEvent;
  close: () => void;
}

/** Makes a stream of server-sent events; a page that opens receives how many problems there are. */
export function createEvents(): Events {
  const pages = new Map<ReadableStreamDefaultController<Uint8Array>, string>();
  const encoder = new TextEncoder();
  let last: BuildEvent = { version: 0, files: [], styles: {}, errors: 0, warnings: 0, report: 0, building: false };
  const line = (event: BuildEvent) => encoder.encode(`data: ${JSON.stringify(event)}\n\n`);
  function broadcast(event: BuildEvent): void {
    last = event;
    for (const page of pages.keys()) {
      try {
        page.enqueue(line(last));
      } catch {
        pages.delete(page);
      }
    }
  }
  return {
    open(path) {
      let own: ReadableStreamDefaultController<Uint8Array> | undefined;
      const stream = new ReadableStream<Uint8Array>({
        start(controller) {
          own = controller;
          pages.set(controller, path);
          controller.enqueue(line(last));
        },
        cancel() {
          if (own) pages.delete(own);
        },
      });
      return new Response(stream, { headers: { ...dashboardHeaders, 'Content-Type': 'text/event-stream' } });
    },
    // Pages of the dashboard are no pages of the site.
    openPages: () => new Set([...pages.values()].filter((path) => path !== '')),
    last: () => last,
    begin: () => broadcast({ ...last, building: true }),
    send: ({ files, errors, warnings }) =>
      // A page that was loaded before the last change may still have to be notified.
      broadcast({
        ...last,
        ...(files.length > 0 ? { files, styles: {}, version: last.version + 1 } : {}),
        ...{ errors, warnings, report: last.report + 1, building: false },
      }),
    sendAhead: ({ failed = false, ...changed }) =>
      broadcast({
        ...last,
        ...changed,
        errors: Math.max(last.errors, failed ? 1 : 0),
        version: last.version + 1,
        report: last.report + 1,
      }),
    close() {
      for (const page of pages.keys()) {
        try {
          page.close();
        } catch {
          // The page went away by itself.
        }
      }
      pages.clear();
    },
  };
}
