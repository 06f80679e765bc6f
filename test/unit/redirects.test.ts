import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { htaccess } from '../../build/hosts/apache.ts';
import { emitHosts, listSentCopies } from '../../build/hosts/hosts.ts';
import { emitNginx } from '../../build/hosts/nginx.ts';
import { checkUnderscoreLimits, emitHeadersFile, emitRedirectsFile } from '../../build/hosts/underscore-files.ts';
import { matchRedirect } from '../../build/model/addresses/redirect-match.ts';
import type { Redirect } from '../../build/model/route.ts';
import { headerRules, headersFor } from '../../build/pipeline/emit/headers.ts';
import { checkLedger, recordAddresses } from '../../build/pipeline/route/ledger.ts';

const rule = (from: string, to: string, status: 301 | 302 = 301): Redirect => ({
  from,
  to,
  status,
  why: 'test',
  source: { file: 'redirects.yaml', path: [] },
});
const table = [
  rule('/a/', '/b/'),
  rule('/file.pdf', '/file/new.pdf', 302),
  rule('/old/*', '/new/'),
  rule('/en/*', '/*'),
];

const redirects = suite('redirects and headers for hosts');

redirects('a path with or without its slash', () => {
  assert.is(matchRedirect(table, '/a/')?.to, '/b/');
  assert.is(matchRedirect(table, '/a')?.to, '/b/');
  assert.is(matchRedirect(table, '/a/b/'), undefined);
  assert.is(matchRedirect(table, '/file.pdf/'), undefined);
});
redirects('a pattern, with and without the rest', () => {
  assert.is(matchRedirect(table, '/old/x/y/')?.to, '/new/');
  assert.is(matchRedirect(table, '/old/'), undefined);
  assert.is(matchRedirect(table, '/en/toolbox/')?.to, '/toolbox/');
});
const noPage = () => false;

redirects('Netlify and Cloudflare: exact rules with and without their slash, before patterns', () => {
  const lines = emitRedirectsFile(table, noPage).trim().split('\n');
  assert.equal(lines.slice(0, 4), ['/a/ /b/ 301', '/a /b/ 301', '/file.pdf /file/new.pdf 302', '/old/* /new/ 301']);
  assert.ok(lines.includes('/en/:one/ /:one/ 301'));
  assert.not.match(lines.join('\n'), / \/:splat/, 'what is passed on must not name another site: //elsewhere.example');
});
redirects('a page before a pattern stays a page', () => {
  assert.match(
    emitRedirectsFile(table, (address) => address === '/old/'),
    /^\/old\/:one \/new\/ 301\n\/old\/:one\/\* \/new\/ 301$/m,
  );
});
redirects('only the compressed copies that a host sends are made', () => {
  const copiesFor = (hosts?: string[], precompress: ('br' | 'gz')[] = ['br', 'gz']) =>
    listSentCopies({ precompress, ...(hosts ? { hosts } : {}) });
  assert.equal(copiesFor(), ['br', 'gz']);
  assert.equal(copiesFor(['netlify', 'caddy']), ['br', 'gz']);
  assert.equal(copiesFor(['nginx', 'apache'], ['br']), ['br']);
  assert.equal(copiesFor(['netlify', 'cloudflare-workers', 'vercel']), []);
});
redirects('hosts that read where the published folder is get its name', () => {
  const input = { redirects: [], rules: [], errorPages: [], pages: [], isPage: () => false, publishedFolder: 'public' };
  const files = emitHosts({ hosts: ['firebase', 'cloudflare-workers'] }, input);
  const textOf = (name: string) => files.find(({ path }) => path.endsWith(name))?.text ?? '';
  assert.match(textOf('firebase.json'), '"public": "public"');
  assert.match(textOf('wrangler.jsonc'), '"directory": "../../public"');
});
redirects('nginx: exact sources are keys of a hash, patterns are expressions from beginning to end', () => {
  const { maps } = emitNginx({
    redirects: [...table, rule('/a.b/', '/c/')],
    rules: [],
    errorPages: [],
    pages: [],
    isPage: () => false,
  });
  assert.match(maps, /^ {2}\/a\.b\/ "\/a\.b\/ 301 \/c\/";\n {2}\/a\.b "\/a\.b 301 \/c\/";$/m);
  assert.match(maps, /^ {2}"~\^\\S\+ \/old\/\.\+\$" "301 \/new\/";$/m);
});
redirects('a table that makes Apache slow in .htaccess is a warning that names the other way', () => {
  const found = (count: number) => {
    const many = Array.from({ length: count }, (_, index) => rule(`/old/${index}/`, '/new/'));
    return htaccess.findProblems({ redirects: many, rules: [], errorPages: [], pages: [], isPage: noPage });
  };
  assert.equal(found(2000), []);
  const [problem] = found(2001);
  assert.equal([problem?.code, problem?.severity], ['host-limit', 'warning']);
  assert.match(problem?.hint ?? '', /"apache"/);
});
redirects('limits of Cloudflare are errors before they are outages', () => {
  const many = Array.from({ length: 1001 }, (_, index) => rule(`/a${index}/`, '/b/'));
  assert.is(checkUnderscoreLimits(many.slice(0, 1000), [], noPage).length, 0);
  assert.equal(
    checkUnderscoreLimits(many, [], noPage).map(({ code }) => code),
    ['host-limit'],
  );
});
redirects('shortcuts that Cloudflare has no room for are left out, with a warning', () => {
  const many = Array.from({ length: 999 }, (_, index) => rule(`/a${index}/`, '/b/'));
  const shortcuts = ['/en/a/', '/en/b/', '/en/c/'].map((from) => ({ ...rule(from, '/b/'), isShortcut: true as const }));
  const lines = emitRedirectsFile([...many, ...shortcuts], noPage)
    .trim()
    .split('\n');
  assert.is(lines.length, 2000);
  const [found] = checkUnderscoreLimits([...many, ...shortcuts], [], noPage);
  assert.is(found?.severity, 'warning');
  assert.match(found?.message ?? '', /no room for 2 redirects such as \/en\/b\/: visitors get to \/b\/ through two/);
});

const rules = headerRules({ formsApi: 'https://forms.example/v1/' });
const header = (path: string, name: string): string | undefined =>
  headersFor(rules, path).find(([other]) => other === name)?.[1];

redirects('a policy without inline script or style, on every path', () => {
  const policy = header('/', 'Content-Security-Policy') ?? '';
  assert.not.match(policy, /unsafe|\*|data:/);
  for (const part of [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ])
    assert.ok(policy.includes(part), part);
  assert.ok(policy.includes("form-action 'self' https://forms.example"));
  assert.is(header('/assets/x.js', 'Content-Security-Policy'), policy);
});
redirects('without an API for forms, pages connect to their own site alone', () => {
  const policy = headersFor(headerRules({}), '/').find(([name]) => name === 'Content-Security-Policy')?.[1] ?? '';
  assert.match(policy, "connect-src 'self'; form-action 'self'; ");
});
redirects('what has its digest in its name is kept for ever, pages never', () => {
  assert.match(header('/assets/x.js', 'Cache-Control') ?? '', /immutable/);
  assert.match(header('/toolbox/', 'Cache-Control') ?? '', /must-revalidate/);
});
redirects('_headers detaches what a narrower rule overrides', () => {
  const file = emitHeadersFile(rules);
  assert.ok(file.includes('  ! Cross-Origin-Resource-Policy\n  Cross-Origin-Resource-Policy: cross-origin\n'), file);
});

redirects('the ledger: lost, kept by a redirect, new', () => {
  const text = '/a/\n/b/\n/gone/\n';
  const found = checkLedger({ text, addresses: new Set(['/b/', '/gonee/', '/new/']), redirects: table });
  assert.equal(
    found.map(({ code, line, hint }) => [code, line, hint]),
    [
      ['lost-address', 3, 'Add to content/redirects.yaml: - { from: /gone/, to: /gonee/ }'],
      ['unrecorded-address', 1, 'Run npm run routes -- --record when they are published, and commit the ledger.'],
    ],
  );
});
redirects('a ledger that is not there is one warning', () => {
  const found = checkLedger({ text: undefined, isMissing: true, addresses: new Set(['/x/', '/y/']), redirects: [] });
  assert.equal(
    found.map(({ severity, message }) => [severity, message]),
    [['warning', 'There is no ledger: lost addresses of the site (2 now) would not be noticed.']],
  );
});
redirects('a lost address is led to the new one beside it, never to a page that was there before', () => {
  const lead = (lost: string, others: string[], fresh: string[]) =>
    checkLedger({ text: [lost, ...others].join('\n'), addresses: new Set([...others, ...fresh]), redirects: [] }).find(
      ({ code }) => code === 'lost-address',
    )?.hint;
  const line = (from: string, to: string) => `Add to content/redirects.yaml: - { from: ${from}, to: ${to} }`;
  const guides = ['/toolbox/', '/toolbox/three-numbers/'];
  assert.is(
    lead('/toolbox/two-numbers/', guides, ['/toolbox/hand-count/']),
    line('/toolbox/two-numbers/', '/toolbox/hand-count/'),
  );
  assert.is(lead('/toolbox/two-numbers/', guides, []), line('/toolbox/two-numbers/', '/toolbox/'));
  assert.is(lead('/press-room/', ['/', ...guides], ['/press/']), line('/press-room/', '/press/'));
  assert.is(
    lead('/press-room/', ['/', ...guides], []),
    `${line('/press-room/', '…')}, with the page that its visitors need now`,
  );
});
redirects('recording adds addresses once, sorted', () => {
  assert.is(recordAddresses('/b/\n', ['/a/', '/b/']), '/a/\n/b/\n');
});

redirects.run();
