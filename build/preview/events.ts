/** What open pages are told after a build. */
export interface BuildEvent {
  /** Counts the builds that changed a file of the site: a page that was sent before the last of them is out of date. */
  version: number;
  errors: number;
  warnings: number;
}

/** The open pages of the preview. */
export interface Events {
  open: () => Response;
  /** Tells what a build found, and whether any file of the site changed. */
  send: (event: Omit<BuildEvent, 'version'> & { changed: boolean }) => void;
  version: () => number;
  close: () => void;
}

/** Makes a stream of server-sent events; a page that opens hears how many problems there are. */
export function createEvents(): Events {
  const pages = new Set<ReadableStreamDefaultController<Uint8Array>>();
  const encoder = new TextEncoder();
  let last: BuildEvent = { version: 0, errors: 0, warnings: 0 };
  const line = (event: BuildEvent) => encoder.encode(`data: ${JSON.stringify(event)}\n\n`);
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
      return new Response(stream, { headers: { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' } });
    },
    version: () => last.version,
    send({ changed, ...counts }) {
      last = { ...counts, version: last.version + Number(changed) };
      for (const page of pages) {
        try {
          page.enqueue(line(last));
        } catch {
          pages.delete(page);
        }
      }
    },
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
