import { connect } from 'node:net';

/** Sends bytes to a port of this machine, as no HTTP client would, and returns the whole answer. */
export function sendRaw(port: number, request: string | Uint8Array): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    const chunks: Buffer[] = [];
    const finish = () => resolve(Buffer.concat(chunks).toString('latin1'));
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('end', finish);
    // A server that refuses a request may reset the connection after its answer.
    socket.on('error', (error) => (chunks.length > 0 ? finish() : reject(error)));
    socket.on('close', finish);
    socket.write(request);
  });
}

/** Builds a request head that ends the connection after the response. */
export function requestHead(line: string, headers: readonly string[]): string {
  return [`${line} HTTP/1.1`, ...headers, 'Connection: close', '', ''].join('\r\n');
}

/** Returns the status of a response, or 0 if there is none. */
export function statusOf(response: string): number {
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(response)?.[1] ?? 0);
}
