import { WebSocket } from 'ws';

/** A connection by WebDriver BiDi. */
export interface Bidi {
  /** Sends a command → its result. Throws what the browser says is wrong. */
  send: (method: string, params?: Record<string, unknown>) => Promise<any>;
  /** Hears events of a name, until the function given back is called. */
  on: (method: string, listener: (params: any) => void) => () => void;
  close: () => void;
}

/** Connects to a browser that listens at a WebSocket's address. */
export async function connectBidi(address: string): Promise<Bidi> {
  const socket = new WebSocket(address, { perMessageDeflate: false, maxPayload: 256 * 1024 * 1024 });
  const waiting = new Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void }>();
  const listeners = new Map<string, Set<(params: unknown) => void>>();
  let last = 0;
  await new Promise<void>((resolve, reject) => socket.once('open', resolve).once('error', reject));
  socket.on('message', (data) => {
    const message = JSON.parse(String(data));
    const call = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.type === 'event') for (const listener of listeners.get(message.method) ?? []) listener(message.params);
    else if (message.type === 'success') call?.resolve(message.result);
    else call?.reject(new Error(`${message.error}: ${message.message}`));
  });
  socket.on('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('The browser has closed the connection.'));
  });
  return {
    send: (method, params = {}) =>
      new Promise((resolve, reject) => {
        const id = ++last;
        waiting.set(id, { resolve, reject });
        socket.send(JSON.stringify({ id, method, params }));
      }),
    on(method, listener) {
      const known = listeners.get(method) ?? new Set();
      listeners.set(method, known.add(listener));
      return () => known.delete(listener);
    },
    close: () => socket.close(),
  };
}
