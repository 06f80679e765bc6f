import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { matchRedirect } from '../../build/model/addresses/redirect-match.ts';
import type { Redirect } from '../../build/model/route.ts';
import type { Site } from '../../build/model/site.ts';
import { checkLedger, findUnrecordedAddresses, recordAddresses } from '../../build/pipeline/route/ledger.ts';
import { resolveRedirects } from '../../build/pipeline/route/redirects.ts';
import { hostileRequests, oldAnswers, oldRedirects } from '../support/old-addresses.ts';
import { isExhaustive } from '../support/project.ts';
import { createRandom } from '../support/random.ts';
import { exhaustive } from '../support/some-rows.ts';

const properties = suite('properties of redirects and the ledger');

/** How many redirects a long chain has: more than a stack has room for calls. */
const many = isExhaustive ? 20_000 : 12_000;

const config = {
  origin: 'https://www.wevoya.example',
  defaultLocale: 'en',
  locales: [{ id: 'en', name: 'English', prefix: '' }],
} as Site['config'];

/** Resolves rows on a site that has the home page and one document. */
function resolve(rows: { from: string; to: string }[], statics = new Map<string, string>()) {
  return resolveRedirects({
    config,
    routeTable: { pages: {}, families: {}, elsewhere: {} },
    entries: new Map(),
    broken: new Set(),
    unpublished: new Map(),
    routes: new Map(),
    statics,
    addresses: new Map([['documents/terms', new Map([['en', '/file/terms.pdf']])]]),
    rows,
  });
}

properties('each rule of a table leads to an answer, or is reported', () => {
  const random = createRandom(7);
  const paths = ['/a/', '/b/', '/c/', '/d/', '/e/', '/file/terms.pdf', '/none/'];
  for (let run = 0; run < 500; run++) {
    const rows = Array.from({ length: 6 }, () => ({
      from: random.number() < 0.2 ? random.text() : random.pick(paths.slice(0, 5)),
      to: random.number() < 0.1 ? random.text() : random.pick(paths),
    }));
    const { redirects, problems } = resolve(rows);
    const own = redirects.filter(({ source }) => source.file === 'redirects.yaml');
    for (const { to } of own) assert.match(to, /^(\/file\/terms\.pdf|https:\/\/)/, JSON.stringify(rows));
    assert.ok(own.length === rows.length || (problems.get('redirects.yaml') ?? []).length > 0, JSON.stringify(rows));
  }
});

properties('a long chain of redirects is followed, and so is a loop of as many', () => {
  const rows = Array.from({ length: many }, (_, index) => ({ from: `/old-${index}/`, to: `/old-${index + 1}/` }));
  const last = { from: `/old-${many}/`, to: '/file/terms.pdf' };
  const { redirects } = resolve([...rows, last]);
  assert.is(matchRedirect(redirects, '/old-0/')?.to, '/file/terms.pdf');
  const { problems } = resolve([...rows, { ...last, to: '/old-0/' }]);
  assert.is(problems.get('redirects.yaml')?.length, 1);
});

properties('a long chain of redirects that ends nowhere is one problem', () => {
  const rows = Array.from({ length: many }, (_, index) => ({ from: `/old-${index}/`, to: `/old-${index + 1}/` }));
  const found = resolve(rows).problems.get('redirects.yaml') ?? [];
  assert.equal(
    found.map(({ message }) => message),
    [
      `/old-${many - 1}/ leads to /old-${many}/, which is no page. ${(many - 1).toLocaleString('en')} more redirects lead there.`,
    ],
  );
});

properties('an accepted source is redirected as browsers request it, and however else it is written', () => {
  const random = createRandom(13);
  const parts = [
    'a',
    'B',
    '.',
    '..',
    '/',
    '//',
    'index.html',
    '{a}',
    '%7B%7D',
    '%41',
    'é',
    '%c3%a9',
    '?',
    '#',
    '\\',
    ' ',
    '+',
    '%25',
    '%',
    '*',
  ];
  for (let run = 0; run < 2000; run++) {
    const from = `/${Array.from({ length: 4 }, () => random.pick(parts)).join('')}`.trim();
    const { redirects } = resolve([{ from, to: '/file/terms.pdf' }]);
    if (!redirects.some(({ source }) => source.file === 'redirects.yaml') || from.endsWith('*')) continue;
    const { pathname, search } = new URL(`https://a.example${from}`);
    assert.is(matchRedirect(redirects, pathname + search)?.to, '/file/terms.pdf', from);
  }
  for (const path of hostileRequests) assert.is(matchRedirect(oldRedirects, path), undefined, path);
  for (const [path, status, to] of oldAnswers) {
    const found = matchRedirect(oldRedirects, path);
    const isRedirect = status === 301 || status === 302;
    assert.is(found?.rule.status, isRedirect ? status : undefined, path);
    if (isRedirect) assert.is(found?.to, to?.replace(/([?&])(a=1|x?id=3+)/, ''), path);
  }
});

properties('a target keeps its query and its fragment, in the form that browsers send', () => {
  for (const [to, sent] of [
    ['/file/terms.pdf?page=2&q=été#part', '/file/terms.pdf?page=2&q=%C3%A9t%C3%A9#part'],
    ['documents/terms?page=2#part', '/file/terms.pdf?page=2#part'],
    ['documents/terms?topic=é ü|"a"', '/file/terms.pdf?topic=%C3%A9%20%C3%BC%7C%22a%22'],
    ['https://b.example/?q=é ü#a b', 'https://b.example/?q=%C3%A9%20%C3%BC#a%20b'],
    ['https://köln.example/é?a=b#c', 'https://xn--kln-sna.example/%C3%A9?a=b#c'],
    ['/été/', '/file/terms.pdf'],
  ] as const) {
    const { redirects } = resolve([
      { from: '/old/', to },
      { from: '/%C3%A9t%C3%A9/', to: '/file/terms.pdf' },
    ]);
    assert.is(matchRedirect(redirects, '/old/')?.to, sent, to);
  }
});

properties('a target that a host or browser would read in another way is refused', () => {
  const unsafe = [
    ...['https://a@b.example/', 'https://localhost/', 'https://b.example/ 200', 'https://b.example/";return 200;"'],
    ...['https://b.example/$request_uri', 'https://b.example/*', 'HTTPS://b.example/', '/file/terms.pdf#a";'],
    ...['https://b.example/a b', 'https://b.example/?q={q}', '/file/terms.pdf?q=$1'],
  ];
  for (const to of unsafe) {
    const { redirects, problems } = resolve([{ from: '/old/', to }]);
    assert.not(
      redirects.some(({ source }) => source.file === 'redirects.yaml'),
      to,
    );
    assert.is(problems.get('redirects.yaml')?.[0]?.code, 'redirect-target', to);
  }
  for (const to of ['https://b.example*', 'https://b.example:8*', 'https://b.example/a*', '/file/terms.pdf*'])
    assert.is(resolve([{ from: '/old/*', to }]).problems.get('redirects.yaml')?.[0]?.code, 'redirect-target', to);
  for (const to of ['https://b.example/*', 'https://b.example/a?b=c#d', '/file/terms.pdf#page-2'])
    assert.is(resolve([{ from: '/old/*', to }]).redirects.find(({ from }) => from === '/old/*')?.to, to);
});

properties('a pattern leads its base too, unless that is a file or has a rule', () => {
  const base = (rows: { from: string; to: string }[], path: string, statics?: Map<string, string>) =>
    matchRedirect(resolve(rows, statics).redirects, path)?.to;
  const pattern = { from: '/old/*', to: '/file/terms.pdf' };
  for (const path of ['/old', '/old/', '/old/a', '/en/old', '/en/old/', '/en/old/a/'])
    assert.is(base([pattern], path), '/file/terms.pdf', path);
  for (const from of ['/old/', '/old'])
    assert.is(base([pattern, { from, to: 'https://b.example/' }], '/old'), 'https://b.example/');
  assert.is(base([pattern], '/old', new Map([['old', '']])), undefined);
  assert.is(base([{ from: '/old/*', to: 'https://b.example/*' }], '/old/'), 'https://b.example/');
});

properties('a rule below the prefix of the default language is not replaced', () => {
  const rows = [
    { from: '/old/', to: '/file/terms.pdf' },
    { from: '/en/o*', to: 'https://b.example/' },
  ];
  assert.is(matchRedirect(resolve(rows).redirects, '/en/old/')?.to, 'https://b.example/');
});

properties('any line of a ledger is reported, whatever its slashes are', () => {
  for (const text of ['//', '//a/', '/a//b/', '/a///', '/../a/'])
    assert.is(checkLedger({ text, addresses: new Set(['/x/']), redirects: [] })[0]?.code, 'lost-address', text);
});

properties('what is recorded is known, whatever the ledger held', () => {
  const random = createRandom(11);
  for (let run = 0; run < 500; run++) {
    const text = Array.from({ length: 5 }, random.text).join('\n');
    const addresses = new Set(Array.from({ length: 5 }, () => `/${random.pick(['a', 'b', 'c', 'd'])}/`));
    const recorded = recordAddresses(text, addresses);
    assert.equal(findUnrecordedAddresses(recorded, addresses), [], JSON.stringify(text));
    assert.is(recordAddresses(recorded, addresses), recorded);
  }
});

exhaustive(properties)('a ledger of 200,000 lost addresses is reported in part', () => {
  const text = Array.from({ length: 200_000 }, (_, index) => `/section/page-${index}/`).join('\n');
  const redirects: Redirect[] = Array.from({ length: 1000 }, (_, index) => ({
    from: `/moved-${index}/`,
    to: '/',
    status: 301,
    why: 'test',
    source: { file: 'redirects.yaml', path: [] },
  }));
  const found = checkLedger({ text, addresses: new Set(['/']), redirects });
  assert.is(found.filter(({ code }) => code === 'lost-address').length, 501);
  assert.is(found[500]?.message, '199500 more published addresses would stop answering, from /section/page-500/ on.');
});

properties.run();
