import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { lastResort } from './last-resort.ts';

/** An answer as it came, nothing followed or decoded. */
export interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  /** Names and values as they were sent, in turn. */
  rawHeaders: string[];
  body: Buffer;
}

/** Reads the answer of a server that answers with the classes of `fetch`. */
export async function toRawAnswer(response: Response): Promise<RawAnswer> {
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    rawHeaders: [...response.headers].flat(),
    body: Buffer.from(await response.arrayBuffer()),
  };
}

/** The methods that tests ask with. */
export type Method = 'GET' | 'HEAD' | 'POST' | 'TRACE';

/** A server of a host that runs on this machine. */
export interface HostServer {
  /** Asks for a path exactly as it is written. If the header Host is empty, the request has none. */
  ask: (path: string, headers?: Record<string, string>, method?: Method) => Promise<RawAnswer>;
  stop: () => Promise<void>;
}

type Address = { socketPath: string } | { host: string; port: number };

interface ServerProcess {
  program: string;
  args: readonly string[];
  env?: NodeJS.ProcessEnv;
  /** Where it listens: a socket, so that no port is taken, if the server can. */
  address: Address;
  /** Its own folder, which goes when it stops. */
  folder: string;
}

/** Starts a server, and waits until it answers. */
export async function runServer({ program, args, env, address, folder }: ServerProcess): Promise<HostServer> {
  const child = spawn(program, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...env },
  });
  const said: string[] = [];
  child.stderr.on('data', (part) => said.push(String(part)));
  const ask: HostServer['ask'] = (path, headers = {}, method = 'GET') => askServer(address, path, { headers, method });
  await untilItAnswers(child, () => ask('/robots.txt'), said);
  return {
    ask,
    async stop() {
      const ended = new Promise((resolve) => child.once('close', resolve));
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Waits for the first answer. The end of the process, with what it has said, is the failure. */
async function untilItAnswers(child: ChildProcess, ask: () => Promise<unknown>, said: string[]): Promise<void> {
  let failure = '';
  child.once('error', ({ message }) => (failure = message));
  child.once('close', (code, signal) => (failure ||= `It ended with ${signal ?? `exit code ${code}`}.`));
  for (const end = performance.now() + lastResort; failure === ''; ) {
    try {
      await ask();
      return;
    } catch {
      if (performance.now() > end) failure = 'It runs, and does not answer.';
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }
  child.kill('SIGTERM');
  throw new Error(`${child.spawnargs.join(' ')}: ${failure}\n${said.join('')}`);
}

function askServer(
  address: Address,
  path: string,
  { headers, method }: { headers: Record<string, string>; method: string },
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const { Host = 'www.wevoya.example', ...others } = headers;
    const own = Host === '' ? {} : { Host };
    const asked = request({ ...address, path, method, setHost: false, headers: { ...own, ...others } }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part) => parts.push(part));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          rawHeaders: response.rawHeaders,
          body: Buffer.concat(parts),
        }),
      );
    });
    asked.on('error', reject);
    asked.end();
  });
}

/** Finds a port of this machine that no server uses. */
export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
