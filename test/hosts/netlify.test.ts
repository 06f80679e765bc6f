import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import redirector, { type Matcher } from 'netlify-redirector';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { netlify as host } from '../../build/hosts/netlify.ts';
import { emitRedirectsFile } from '../../build/hosts/underscore-files.ts';
import type { Redirect } from '../../build/model/route.ts';
import { type RealSite, realSite } from '../support/real-site.ts';

interface State {
  real: RealSite;
  matcher: Matcher;
}

const netlify = suite<State>('Netlify’s redirect engine', {} as State);

netlify.before(async (state) => {
  state.real = await realSite();
  state.matcher = await redirector.parsePlain(readFileSync(join(state.real.folder, '_redirects'), 'utf8'), {});
});

netlify('every redirect leads where the table says, with and without its last slash', ({ real, matcher }) => {
  for (const { from, to, status } of real.site.redirects) {
    const base = from.slice(0, -1);
    const sources = from.endsWith('*') ? [`${base}one/`, `${base}one/two/`] : [from, from.replace(/(.)\/$/, '$1')];
    for (const source of sources) {
      const target = from.endsWith('*') ? to.replace('*', source.slice(base.length)) : to;
      assert.equal(match(matcher, source), [status, target], source);
    }
  }
});

netlify('an address below the prefix of the default language keeps its last slash', ({ real, matcher }) => {
  for (const { url } of real.site.routes.values())
    if (url !== '/' && url.endsWith('/') && !/^\/(fr|nl)\//.test(url))
      assert.equal(match(matcher, `/en${url}`), [301, url], `/en${url}`);
});

netlify('no redirect takes a page or a file away', ({ real, matcher }) => {
  const files = real.files.filter((file) => !/index\.html(\.\w+)?$/.test(file)).map((file) => `/${file}`);
  for (const address of [...real.site.routes.keys(), ...files]) assert.is(match(matcher, address), undefined, address);
});

netlify('no redirect leads to another site', ({ matcher }) => {
  for (const path of ['/en//evil.example/', '/en///evil.example', '/en/%5Cevil.example', '/en/%2Fevil.example/'])
    assert.not.match(match(matcher, path)?.[1] ?? '', /^(\/[/\\]|\w+:)/, path);
});

netlify('a pattern whose target it matches itself still leads there', async () => {
  const redirect: Redirect = {
    from: '/x/*',
    to: '/x/',
    status: 301,
    why: '',
    source: { file: 'redirects.yaml', path: [] },
  };
  const own = await redirector.parsePlain(
    emitRedirectsFile([redirect], (address) => address === '/x/'),
    {},
  );
  for (const path of ['/x/a', '/x/a/', '/x/a/b/c']) assert.equal(match(own, path), [301, '/x/'], path);
  for (const path of ['/x', '/x/']) assert.is(match(own, path), undefined, path);
});

netlify('headers that two rules set are named as joined', () => {
  const limits = host.limits?.({
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
  });
  assert.equal(
    limits?.map(({ name, message }) => [name, message.slice(0, 50)]),
    [['joined-headers', 'Netlify joins the value of X-Two of /social/* with']],
  );
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
