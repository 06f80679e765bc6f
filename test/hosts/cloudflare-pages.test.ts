import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { cloudflarePages } from '../../build/hosts/cloudflare-pages.ts';
import type { ErrorPages } from '../../build/hosts/error-pages.ts';
import type { HostInput } from '../../build/hosts/host.ts';
import { startPages } from '../support/cloudflare-pages.ts';
import { hasPagesEngine } from '../support/cloudflare-rules.ts';
import { type Difference, hostTable, runTable, splitDifferences } from '../support/host-table.ts';
import { redirect } from '../support/many-redirects.ts';
import { inTemporaryFolder, isExhaustive } from '../support/project.ts';
import { smallSite } from '../support/small-site.ts';

/** The limits that show in the table. */
const differences: Record<string, Difference> = {
  'slash-redirects': /: 308 instead of 301$/,
  'redirect-lifetime': / \S+: Cache-Control: undefined$/,
  'page-endings': /\.html: 308 instead of 200$/,
  'encoded-redirects': / \S*%[67]\w\S*: (301|404|\/\S*%\S+) instead of \S+$/,
  'missing-lifetime': / \S+: Cache-Control: no-store$/,
  'files-of-hosts': /(\.gz|\.htaccess): 200 instead of 404$/,
};

const input: HostInput = {
  redirects: [redirect('/old/', '/new/', 301)],
  rules: [],
  errorPages: [],
  pages: [],
  isPage: () => false,
};

const pages = suite('Cloudflare Pages');

if (isExhaustive && !hasPagesEngine())
  console.log('There is no engine of Cloudflare Pages, so its files are not tested (npm test).');
else if (isExhaustive) {
  pages('answers every request as the site says, but for the limits that it names', async () => {
    const real = await smallSite();
    const server = await startPages(real);
    const { counts, wrong } = await runTable(server, real, hostTable(real));
    console.log(
      `Cloudflare Pages: ${[...counts].map(([kind, { right, all }]) => `${kind} ${right} of ${all}`).join(', ')}`,
    );
    const { unnamed, met } = splitDifferences(wrong, differences);
    assert.equal(
      // That other sites may embed this answer harms nobody.
      unnamed.filter((line) => line !== 'GET /social/: Cross-Origin-Resource-Policy: cross-origin'),
      [],
    );
    assert.equal(met, Object.keys(differences));
    await server.stop();
  });

  pages('sends text with its charset, except scripts and XML', async () => {
    const real = await smallSite();
    const server = await startPages(real);
    for (const [ending, type] of Object.entries({
      css: 'text/css; charset=utf-8',
      ics: 'text/calendar; charset=utf-8',
      js: 'application/javascript',
      xml: 'application/xml',
    })) {
      const file = real.files.find((path) => path.endsWith(`.${ending}`));
      assert.is((await server.ask(`/${file}`)).headers['content-type'], type, file);
    }
    await server.stop();
  });

  pages('a site without 404.html has the home page at every missing address', () =>
    inTemporaryFolder(async (folder) => {
      for (const file of ['index.html', '_redirects', '_headers']) writeFileSync(join(folder, file), '');
      const statusOf = async (path: string) => {
        const server = await startPages({ folder });
        const { status } = await server.ask(path);
        await server.stop();
        return status;
      };
      assert.is(await statusOf('/nothing/'), 200);
      writeFileSync(join(folder, '404.html'), '');
      assert.is(await statusOf('/nothing/'), 404);
    }),
  );
}

pages('a missing 404.html is a limit', () => {
  const namesOf = (errorPages: ErrorPages[]) =>
    (cloudflarePages.limits?.({ ...input, errorPages }) ?? []).map(({ name }) => name);
  assert.ok(namesOf([]).includes('missing-page'));
  assert.ok(namesOf([{ base: '/de', missing: '/de/404.html' }]).includes('missing-page'));
  assert.not.ok(namesOf([{ base: '', missing: '/404.html' }]).includes('missing-page'));
});

pages('names each of its differences as a limit', () => {
  const limits = cloudflarePages.limits?.({
    ...input,
    errorPages: [{ base: '', missing: '/404.html', failure: '/error.html' }],
    sentCopies: ['gz'],
  });
  assert.equal(
    limits?.map(({ name }) => name).sort(),
    [...Object.keys(differences), 'failure-pages', 'script-charset'].sort(),
  );
});

pages('files of other hosts are a limit only where there are any', () => {
  const filesOf = (more: Partial<HostInput>) =>
    /by its own name: (.*)\.$/.exec(
      cloudflarePages.limits?.({ ...input, ...more }).find(({ name }) => name === 'files-of-hosts')?.message ?? '',
    )?.[1];
  assert.is(filesOf({}), undefined);
  assert.is(filesOf({ sentCopies: ['br'] }), 'compressed copies');
  assert.is(filesOf({ hasHtaccess: true }), '.htaccess');
  assert.is(filesOf({ sentCopies: ['br'], hasHtaccess: true }), 'compressed copies and .htaccess');
});

pages.run();
