import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import redirector, { type Matcher } from 'netlify-redirector';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { HostInput } from '../../build/hosts/host.ts';
import { netlify as host } from '../../build/hosts/netlify.ts';
import { emitRedirectsFile } from '../../build/hosts/underscore-files.ts';
import { type Difference, hostTable, runTable, splitDifferences } from '../support/host-table.ts';
import { redirect } from '../support/many-redirects.ts';
import { hasNetlifyParsers, startNetlify } from '../support/netlify.ts';
import { isExhaustive } from '../support/project.ts';
import { smallSite } from '../support/small-site.ts';

/** The limits that show in the table. */
const differences: Record<string, Difference> = {
  'joined-headers': / \/social\S*: Cross-Origin-Resource-Policy: same-origin, cross-origin$/,
  'redirect-headers': / \S+: Content-Security-Policy: undefined$/,
  'added-slashes': / \/en\/one\/two(\?\S+)?: \/one\/two\/(\?\S+)? instead of \S+$/,
  'files-of-hosts': /\.gz: 200 instead of 404$/,
  'missing-lifetime': / \/assets(\/|\/nothing\.css)?: Cache-Control: public, max-age=31536000, immutable$/,
};

const netlify = suite('Netlify');

if (isExhaustive && !hasNetlifyParsers())
  console.log('There are no parsers of Netlify, so its files are not tested (npm test).');
else if (isExhaustive)
  netlify('answers every request as the site says, but for the limits that it names', async () => {
    const real = await smallSite();
    const server = await startNetlify(real);
    const { counts, wrong } = await runTable(server, real, hostTable(real));
    console.log(`Netlify: ${[...counts].map(([kind, { right, all }]) => `${kind} ${right} of ${all}`).join(', ')}`);
    const { unnamed, met } = splitDifferences(wrong, differences);
    assert.equal(unnamed, []);
    assert.equal(met, Object.keys(differences));
    await server.stop();
  });

netlify('names each of its differences as a limit', async () => {
  const { site } = await smallSite();
  const limits = host.limits?.({
    ...input,
    redirects: site.redirects,
    rules: [...input.rules, { pattern: '/assets/*', headers: [['Cache-Control', 'max-age=9']] }],
    errorPages: [{ base: '', missing: '/404.html', failure: '/error.html' }],
    sentCopies: ['gz'],
  });
  assert.equal(limits?.map(({ name }) => name).sort(), [...Object.keys(differences), 'failure-pages'].sort());
  assert.match(
    limits?.find(({ name }) => name === 'added-slashes')?.message ?? '',
    /what \/en\/\* passes on: from \/en\/file\.pdf visitors get to \/file\.pdf\//,
  );
});

netlify('compressed copies of other hosts are a limit only where there are any', () => {
  const hasLimit = (sentCopies: HostInput['sentCopies'] = []) =>
    (host.limits?.({ ...input, sentCopies }) ?? []).some(({ name }) => name === 'files-of-hosts');
  assert.not.ok(hasLimit());
  assert.ok(hasLimit(['gz']));
});

netlify('an address below the prefix of the default language keeps its last slash', async () => {
  const { site, folder } = await smallSite();
  const matcher = await redirector.parsePlain(readFileSync(join(folder, '_redirects'), 'utf8'), {});
  for (const { url } of site.routes.values())
    if (url !== '/' && url.endsWith('/') && !/^\/de\//.test(url))
      assert.equal(match(matcher, `/en${url}`), [301, url], `/en${url}`);
});

netlify('its settings have the pages for missing addresses in other languages', async () => {
  const { site, hosts, files } = await smallSite();
  const [build, ...rules] = readFileSync(join(hosts, 'netlify/netlify.toml'), 'utf8').trim().split('\n\n');
  const expected = site.config.locales.flatMap(({ prefix }) =>
    prefix === '' ? [] : [`[[redirects]]\n  from = "/${prefix}/*"\n  to = "/${prefix}/404.html"\n  status = 404`],
  );
  assert.is(build, '[build]\n  command = "npm run build"\n  publish = "dist"');
  assert.equal(rules, expected);
  assert.ok(files.includes('de/404.html'));
});

netlify('a pattern whose target it matches itself still leads there', async () => {
  const own = await redirector.parsePlain(
    emitRedirectsFile([redirect('/x/*', '/x/', 301)], (address) => address === '/x/'),
    {},
  );
  for (const path of ['/x/a', '/x/a/', '/x/a/b/c']) assert.equal(match(own, path), [301, '/x/'], path);
  for (const path of ['/x', '/x/']) assert.is(match(own, path), undefined, path);
});

const input: HostInput = {
  redirects: [],
  rules: [
    {
      pattern: '/*',
      headers: [
        ['X-One', 'a'],
        ['X-Two', 'b'],
      ],
    },
    {
      pattern: '/social/*',
      headers: [
        ['X-Two', 'c'],
        ['X-Three', 'd'],
      ],
    },
  ],
  errorPages: [],
  pages: [],
  isPage: () => false,
};

netlify('headers that two rules set are named as joined', () => {
  const joined = host.limits?.(input).find(({ name }) => name === 'joined-headers');
  assert.match(joined?.message ?? '', /^Netlify joins the value of X-Two of \/social\/\* with/);
});

netlify.run();

function match(matcher: Matcher, path: string): [status: number, to: string] | undefined {
  const found = matcher.match({
    scheme: 'https',
    host: 'www.wevoya.example',
    path,
    query: '',
    getHeader: () => '',
    getCookie: () => '',
  });
  return found ? [found.status, found.to] : undefined;
}
