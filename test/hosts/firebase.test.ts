import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { firebase } from '../../build/hosts/firebase.ts';
import { hasFirebaseEngine, startFirebase } from '../support/firebase.ts';
import { type Difference, hostTable, runTable, splitDifferences } from '../support/host-table.ts';
import { expectedRedirects, writeManyRedirects } from '../support/many-redirects.ts';
import { inTemporaryFolder, isExhaustive } from '../support/project.ts';
import { smallSite } from '../support/small-site.ts';

/** The limits that show in the table. */
const differences: Record<string, Difference> = {
  'missing-pages': / \/(ar|de)\/\S+: not the words of \1\/404\.html$/,
  'redirect-headers': / \S+: Content-Security-Policy: undefined$/,
  'missing-lifetime': / \/assets\/(nothing\.css|\S+\.gz)?: Cache-Control: public, max-age=31536000, immutable$/,
};

const tests = suite('Firebase Hosting');

if (isExhaustive && !hasFirebaseEngine())
  console.log('superstatic is missing, so firebase.json is not tested (npm test installs it).');
else if (isExhaustive) {
  tests('answers every request as the site says, but for the limits that it names', async () => {
    const real = await smallSite();
    const server = await startFirebase(real);
    const { counts, wrong } = await runTable(server, real, hostTable(real));
    await server.stop();
    console.log(`Firebase: ${[...counts].map(([kind, { right, all }]) => `${kind} ${right} of ${all}`).join(', ')}`);
    const { unnamed, met } = splitDifferences(wrong, differences);
    const harmless = [
      // Firebase answers with 404 also where the page for missing addresses is asked for by its own name.
      'GET /404.html: 404 instead of 200',
      // Headers of a folder apply to missing addresses too.
      'GET /social/: Cross-Origin-Resource-Policy: cross-origin',
    ];
    assert.equal(
      unnamed.filter((line) => !harmless.includes(line)),
      [],
    );
    assert.equal(met, Object.keys(differences));
  });

  tests('takes the first of many rules that matches', () =>
    inTemporaryFolder(async (folder) => {
      const served = { folder: join(folder, 'site'), hosts: join(folder, 'hosts') };
      writeManyRedirects(firebase, served);
      mkdirSync(served.folder, { recursive: true });
      writeFileSync(join(served.folder, 'robots.txt'), '');
      const server = await startFirebase(served);
      try {
        for (const [path, status, to] of expectedRedirects) {
          const answer = await server.ask(path);
          // The limit "fragment-queries".
          const expected = to?.replace(/([?&]x=1)(#.*)$/, '$2$1');
          // Behind a query it adds `&`, also if the request has none.
          assert.equal([answer.status, answer.headers.location?.replace(/&$/, '')], [status, expected], path);
        }
      } finally {
        await server.stop();
      }
    }),
  );
}

tests('names each difference as a limit', async () => {
  const { site } = await smallSite();
  const names = firebase.limits?.({
    redirects: site.redirects,
    rules: [{ pattern: '/assets/*', headers: [['Cache-Control', 'max-age=9']] }],
    errorPages: [
      { base: '', missing: '/404.html', failure: '/error.html' },
      { base: '/de', missing: '/de/404.html' },
    ],
    pages: [],
    isPage: () => false,
  });
  assert.equal(names?.map(({ name }) => name).sort(), [
    'failure-pages',
    ...(site.redirects.some(({ to }) => to.includes('#')) ? ['fragment-queries'] : []),
    ...Object.keys(differences).sort(),
  ]);
});

tests.run();
