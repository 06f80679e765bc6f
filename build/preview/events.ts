/** What open pages are told after a build. */
export interface BuildEvent {
  /** Whether any file of the site changed. */
  changed: boolean;
  errors: number;
  warnings: number;
}

/** The open pages of the preview. */
export interface Events {
  open: () => Response;
  send: (event: BuildEvent) => void;
  close: () => void;
}

/** Makes a stream of server-sent events; a page that opens hears how many problems there are. */
export function createEvents(): Events {
  const pages = new Set<ReadableStreamDefaultController<Uint8Array>>();
  const encoder = new TextEncoder();
  let last: BuildEvent = { changed: false, errors: 0, warnings: 0 };
  const line = (event: BuildEvent) => encoder.encode(`data: ${JSON.stringify(event)}\n\n`);
  return {
    open() {
      let own: ReadableStreamDefaultController<Uint8Array> | undefined;
      const stream = new ReadableStream<Uint8Array>({
        start(controller) {
          own = controller;
          pages.add(controller);
          controller.enqueue(line({ ...last, changed: false }));
        },
        cancel() {
          if (own) pages.delete(own);
        },
      });
      return new Response(stream, { headers: { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' } });
    },
    send(event) {
      last = event;
      for (const page of pages) {
        try {
          page.enqueue(line(event));
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
