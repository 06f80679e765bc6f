import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { cloudflareWorkers } from '../../build/hosts/cloudflare-workers.ts';
import { headersOf } from '../../build/pipeline/build.ts';
import { hasWorkersEngine, startWorkers } from '../support/cloudflare-workers.ts';
import { type Difference, hostTable, runTable, splitDifferences } from '../support/host-table.ts';
import { redirect } from '../support/many-redirects.ts';
import { isExhaustive } from '../support/project.ts';
import { smallSite } from '../support/small-site.ts';

/** The limits that show in the table. */
const differences: Record<string, Difference> = {
  'slash-redirects': /: 307 instead of 30[12]$/,
  'redirect-lifetime': / \S+: Cache-Control: undefined$/,
  'page-endings': /\.html: 307 instead of 200$/,
  'encoded-redirects': / \S*%[67]\w\S*: (301|404|\/\S*%\S+) instead of \S+$/,
};

const workers = suite('Cloudflare Workers');

if (isExhaustive && !hasWorkersEngine())
  console.log('There is no engine of Cloudflare Workers, so its files are not tested (npm test).');
else if (isExhaustive) {
  workers('answers every request as the site says, but for the limits that it names', async () => {
    const real = await smallSite();
    const server = await startWorkers(real);
    const { counts, wrong } = await runTable(server, real, hostTable(real));
    console.log(
      `Cloudflare Workers: ${[...counts].map(([kind, { right, all }]) => `${kind} ${right} of ${all}`).join(', ')}`,
    );
    const { unnamed, met } = splitDifferences(wrong, differences);
    assert.equal(unnamed, []);
    assert.equal(met, Object.keys(differences));
    await server.stop();
  });

  workers('names each of its differences as a limit', () => {
    const input = {
      redirects: [redirect('/old/', '/new/', 301)],
      rules: [],
      errorPages: [{ base: '', missing: '/404.html' }],
      pages: [],
      isPage: () => false,
    };
    const names = cloudflareWorkers.limits?.(input).map(({ name }) => name) ?? [];
    for (const name of Object.keys(differences)) assert.ok(names.includes(name), name);
  });

  workers('answers a missing asset with the headers of missing pages, also if somebody navigates to it', async () => {
    const real = await smallSite();
    const server = await startWorkers(real);
    for (const mode of ['navigate', 'no-cors'])
      for (const path of ['/assets/nothing.css', '/social/nothing.png']) {
        const answer = await server.ask(path, { 'Sec-Fetch-Mode': mode });
        assert.is(answer.status, 404, path);
        for (const [name, value] of headersOf(real.site, '/404.html'))
          assert.is(answer.headers[name.toLowerCase()], value, `${path}: ${name}`);
      }
    await server.stop();
  });

  workers('sends text with its charset, except scripts and XML', async () => {
    const real = await smallSite();
    const server = await startWorkers(real);
    const types = {
      css: 'text/css; charset=utf-8',
      txt: 'text/plain; charset=utf-8',
      ics: 'text/calendar; charset=utf-8',
      js: 'application/javascript',
      xml: 'application/xml',
    };
    for (const [ending, type] of Object.entries(types)) {
      const file = real.files.find((path) => path.endsWith(`.${ending}`));
      assert.is((await server.ask(`/${file}`)).headers['content-type'], type, file);
    }
    await server.stop();
  });
}

workers.run();
