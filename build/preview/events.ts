import { dashboardHeaders } from './dashboard/shell.ts';

/** What open pages are told after a build. */
export interface BuildEvent {
  /** Counts the builds that changed a file of the site: a page that was sent before the last of them is out of date. */
  version: number;
  /** The files that the last of them changed, from the site's root. */
  files: readonly string[];
  errors: number;
  warnings: number;
}

/** The open pages of the preview. */
interface Events {
  open: () => Response;
  /** Tells what a build found, and which files of the site it changed. */
  send: (event: Omit<BuildEvent, 'version'>) => void;
  /** Tells that a file changed, before what is wrong is known anew. */
  sendAhead: (file: string) => void;
  version: () => number;
  close: () => void;
}

/** Makes a stream of server-sent events; a page that opens hears how many problems there are. */
export function createEvents(): Events {
  const pages = new Set<ReadableStreamDefaultController<Uint8Array>>();
  const encoder = new TextEncoder();
  let last: BuildEvent = { version: 0, files: [], errors: 0, warnings: 0 };
  const line = (event: BuildEvent) => encoder.encode(`data: ${JSON.stringify(event)}\n\n`);
  function tell(event: BuildEvent): void {
    last = event;
    for (const page of pages) {
      try {
        page.enqueue(line(last));
      } catch {
        pages.delete(page);
      }
    }
  }
  return {
    open() {
      let own: ReadableStreamDefaultController<Uint8Array> | undefined;
      const stream = new ReadableStream<Uint8Array>({
        start(controller) {
          own = controller;
          pages.add(controller);
          controller.enqueue(line(last));
        },
        cancel() {
          if (own) pages.delete(own);
        },
      });
      return new Response(stream, { headers: { ...dashboardHeaders, 'Content-Type': 'text/event-stream' } });
    },
    version: () => last.version,
    send: (event) => tell({ ...event, version: last.version + Number(event.files.length > 0) }),
    sendAhead: (file) => tell({ ...last, files: [file], version: last.version + 1 }),
    close() {
      for (const page of pages) {
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
