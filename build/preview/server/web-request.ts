import type { IncomingMessage } from 'node:http';

/** Converts a request that `refuseRequest` let pass into a web request. Its body is read from the socket on demand. */
export function toWebRequest(request: IncomingMessage): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers))
    if (value !== undefined) headers.set(name, String(value));
  const hasBody = request.method === 'POST';
  const init = { method: request.method ?? 'GET', headers, ...(hasBody && { body: bodyOf(request), duplex: 'half' }) };
  // Joined as texts: resolved against a base, a target could replace the host. Hosts read `//` as one slash.
  return new Request(`http://${request.headers.host}${request.url?.replace(/^\/+/, '/')}`, init);
}

/**
 * Returns a stream that takes the next chunk from the socket only when it is read, so that a large body waits outside.
 */
function bodyOf(request: IncomingMessage): ReadableStream<Uint8Array> {
  // The rest of a body that is refused is thrown away after the response; a destroyed request would have no response.
  const chunks: AsyncIterator<Uint8Array> = request.iterator({ destroyOnReturn: false });
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await chunks.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
    },
    { highWaterMark: 0 },
  );
}

/** Reads a body of at most `limit` bytes. Returns `undefined` as soon as there is more. */
export async function readBytes(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) return undefined;
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = request.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    length += part.value.length;
    if (length > limit) {
      await reader?.cancel();
      return undefined;
    }
    chunks.push(part.value);
  }
  return new Uint8Array(Buffer.concat(chunks));
}
