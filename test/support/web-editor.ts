import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { headersOf } from '../../build/pipeline/build.ts';
import { startBrowser } from './engines/chromium.ts';
import { lastResort } from './last-resort.ts';
import type { BuiltSite } from './site.ts';
import { filesBelow } from './site.ts';

/** The web editor in a browser, beside a folder of content that it writes to. */
export interface OpenEditor {
  page: Page;
  origin: string;
  /** The content's files as the editor left them: path → text. */
  files: () => Promise<Record<string, string>>;
  stop: () => Promise<void>;
}

const types: Record<string, string> = {
  html: 'text/html',
  js: 'text/javascript',
  json: 'application/json',
  css: 'text/css',
};

/**
 * Serves a built site's web editor with its headers, and signs in to its local repository: a private folder of the
 * browser with the content in it, which is given instead of the one that a person picks.
 */
export async function openWebEditor(built: BuiltSite, folder: string): Promise<OpenEditor> {
  const { site } = built;
  if (!site) throw new Error('There is no site.');
  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname.replace(/\/$/, '/index.html');
    const contents = await built.outputs.find((output) => `/${output.path}` === path)?.contents();
    // The tests' server speaks no TLS.
    const headers = headersOf(site, path).map(([name, value]) => [
      name,
      value.replace('; upgrade-insecure-requests', ''),
    ]);
    response.writeHead(contents === undefined ? 404 : 200, {
      ...Object.fromEntries(headers),
      'Content-Type': types[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
    });
    response.end(contents);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const browser = await startBrowser();
  const page = await (await browser.newContext({ viewport: { width: 1500, height: 1200 } })).newPage();
  page.setDefaultTimeout(lastResort);
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
  });
  await page.goto(`${origin}/editor/start.css`);
  await page.evaluate(layOut, [
    ['.git/HEAD', 'ref: refs/heads/main\n'],
    ...filesBelow(folder, 'content').map((path) => [path, readFileSync(join(folder, path), 'utf8')]),
  ]);
  await page.goto(`${origin}/editor/`);
  await page.getByRole('button', { name: /Local Repository/ }).click();
  await page.getByText('Guides: texts').first().waitFor();
  return {
    page,
    origin,
    files: () => page.evaluate(readAll),
    async stop() {
      await browser.close();
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

/** Runs in the browser. */
async function layOut(files: string[][]): Promise<void> {
  const top = await navigator.storage.getDirectory();
  for (const [path = '', text = ''] of files) {
    const steps = path.split('/');
    const name = steps.pop() ?? '';
    let folder = top;
    for (const step of steps) folder = await folder.getDirectoryHandle(step, { create: true });
    const writable = await (await folder.getFileHandle(name, { create: true })).createWritable();
    await writable.write(text);
    await writable.close();
  }
}

/** Runs in the browser. Begins again where a file was replaced after its name was read, as the editor does on saving. */
async function readAll(): Promise<Record<string, string>> {
  const visit = async (folder: FileSystemDirectoryHandle, path: string): Promise<[string, string][]> => {
    const files: [string, string][] = [];
    const entries = (folder as unknown as { entries: () => AsyncIterable<[string, FileSystemHandle]> }).entries();
    for await (const [name, handle] of entries) {
      if (handle.kind === 'directory')
        files.push(...(await visit(handle as FileSystemDirectoryHandle, `${path}${name}/`)));
      // Chromium writes a file beside its name until the writer is closed.
      else if (!name.endsWith('.crswap'))
        files.push([path + name, await (await (handle as FileSystemFileHandle).getFile()).text()]);
    }
    return files;
  };
  for (;;)
    try {
      return Object.fromEntries(await visit(await navigator.storage.getDirectory(), ''));
    } catch (error) {
      if (!(error instanceof DOMException && ['NotFoundError', 'NotReadableError'].includes(error.name))) throw error;
    }
}
