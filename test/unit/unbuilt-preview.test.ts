import type { AddressInfo } from 'node:net';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { waitingPage } from '../../build/preview/pages/failed-page.ts';
import { listSiteProblems } from '../../build/preview/rebuild/failed-pages.ts';
import { createPreviewServer } from '../../build/preview/server/server.ts';

const preview = suite('the preview while it renders');

preview(
  'before the first build every address answers with a page that waits for it, and not that it is missing',
  async () => {
    const server = createPreviewServer({
      unbuilt: waitingPage,
      read: async () => undefined,
      redirects: () => [],
      headersFor: () => [],
      prefixes: () => [],
      base: () => '',
      addition: '<script src="/client.js"></script>',
      own: () => undefined,
      report: (error) => console.error(error),
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const answer = await fetch(`http://127.0.0.1:${port}/toolbox`);
    const text = await answer.text();
    server.close();
    assert.equal([answer.status, answer.headers.get('Retry-After')], [503, '1']);
    assert.match(text, /<h1>This page is being rendered<\/h1>/);
    assert.match(text, /data-preview-waiting/);
    assert.match(text, /<script src="\/client\.js"><\/script><\/body>/);
  },
);

preview('what failed before the build that runs is among the problems of the site, once', () => {
  const problem = (file: string, message: string) => ({
    ...({ code: 'template-error', severity: 'error', file, line: 1, column: 1, message } as const),
  });
  const failed = (message: string) => ({ diagnostics: [problem('a.tsx', message)] }) as never;
  const run = {
    pages: [],
    memo: {} as never,
    diagnostics: [problem('a.tsx', 'Of all pages.'), problem('b.tsx', 'B.')],
  };
  const ahead = new Map([
    ['one', failed('Of the first page.')],
    ['two', failed('Of the second page.')],
  ]);
  assert.equal(
    listSiteProblems(run, ahead).map(({ message }) => message),
    ['Of the first page.', 'B.'],
  );
  assert.equal(listSiteProblems(run), run.diagnostics);
});

preview.run();
