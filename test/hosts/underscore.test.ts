import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { cloudflarePages } from '../../build/hosts/cloudflare-pages.ts';
import { sendsCopies } from '../../build/hosts/hosts.ts';
import { headersOf } from '../../build/pipeline/build.ts';
import { type RealSite, realSite } from '../support/real-site.ts';
import {
  cloudflareHeaders,
  cloudflareRedirect,
  type HeaderBlock,
  parseHeaders,
  parseRedirects,
  type RedirectLine,
} from '../support/underscore-files.ts';

interface State {
  real: RealSite;
  lines: RedirectLine[];
  blocks: HeaderBlock[];
}

const origin = 'https://www.wevoya.example';

const files = suite<State>('_redirects and _headers');

files.before(async (state) => {
  state.real = await realSite();
  state.lines = parseRedirects(readFileSync(join(state.real.folder, '_redirects'), 'utf8'));
  state.blocks = parseHeaders(readFileSync(join(state.real.folder, '_headers'), 'utf8'));
});

files('every redirect leads where the table says, with and without its last slash', ({ real, lines }) => {
  for (const { from, to, status } of real.site.redirects) {
    const base = from.slice(0, -1);
    const sources = from.endsWith('*') ? [`${base}one`, `${base}one/two/`] : [from, from.replace(/(.)\/$/, '$1')];
    for (const source of sources) {
      const found = cloudflareRedirect(lines, source, origin);
      const target = from.endsWith('*') ? to.replace('*', source.slice(base.length)) : to;
      assert.equal([found?.status, found?.to], [status, target], source);
    }
  }
});

files('no redirect takes a page or a file away', ({ real, lines }) => {
  const files = real.files.filter((file) => !/index\.html(\.\w+)?$/.test(file)).map((file) => `/${file}`);
  const addresses = [...real.site.routes.keys(), ...files];
  for (const address of addresses) {
    const found = cloudflareRedirect(lines, address, origin);
    if (found) assert.equal([found.status, found.to], [200, address], address);
  }
});

files('no redirect leads to another site', ({ lines }) => {
  for (const path of [
    '/en//evil.example/',
    '/en///evil.example',
    '/en/%5Cevil.example',
    '/en/%2Fevil.example/',
    '/en/a//b',
  ])
    assert.ok(cloudflareRedirect(lines, path, origin)?.to.startsWith('//') !== true, path);
  for (const path of ['/en//evil.example/', '/en///evil.example'])
    assert.not(cloudflareRedirect(lines, path, origin)?.to.includes(':'), path);
});

files('redirects without patterns come first, none is there twice, and the hosts take so many', ({ lines }) => {
  const isDynamic = ({ from }: RedirectLine) => /\*|:/.test(from);
  const firstPattern = lines.findIndex(isDynamic);
  assert.equal(
    lines.slice(firstPattern).filter((line) => !isDynamic(line)),
    [],
  );
  assert.is(new Set(lines.map(({ from }) => from)).size, lines.length);
  assert.ok(firstPattern <= 2000 && lines.length - firstPattern <= 100);
});

files('headers come out as the table says', ({ real, blocks }) => {
  assert.ok(blocks.length <= 100);
  const files = ['assets/', 'social/', 'file/', 'favicon.svg', 'sitemap.xml', 'fr/', '404.html'].map((begin) => {
    const file = real.files.find((path) => path.startsWith(begin));
    if (!file) throw new Error(`The site has no ${begin}`);
    return `/${file}`;
  });
  for (const path of ['/', '/fr/contact/', ...files]) {
    // What the host sends of itself where no rule says otherwise.
    const usual = ['Cache-Control', 'public, max-age=0, must-revalidate'] as const;
    assert.equal(
      [...new Map([usual, ...cloudflareHeaders(blocks, path)])].sort(),
      headersOf(real.site, path)
        .map(([name, value]) => [name, value])
        .sort(),
      path,
    );
  }
  for (const { headers } of blocks)
    for (const [name, value] of headers) assert.ok(name.length + value.length + 2 <= 2000, name);
});

files('Netlify, which detaches nothing, sends files with one lifetime', ({ blocks }) => {
  const joined = blocks.map((block) => ({ ...block, detached: [] }));
  for (const path of ['/assets/any.css', '/social/any.png'])
    assert.is(cloudflareHeaders(joined, path).get('Cache-Control'), 'public, max-age=31536000, immutable', path);
});

files('Netlify answers what is missing in the language of its address', ({ real }) => {
  const [build, ...rules] = readFileSync(join(real.hosts, 'netlify/netlify.toml'), 'utf8').trim().split('\n\n');
  const expected = real.site.config.locales.flatMap(({ prefix }) =>
    prefix === '' ? [] : [`[[redirects]]\n  from = "/${prefix}/*"\n  to = "/${prefix}/404.html"\n  status = 404`],
  );
  assert.is(build, '[build]\n  command = "npm run build"\n  publish = "dist"');
  assert.equal(rules, expected);
  for (const prefix of ['fr', 'nl']) assert.ok(real.files.includes(`${prefix}/404.html`));
});

files('Cloudflare Pages names that it publishes what other hosts read in the folder', () => {
  const limits = cloudflarePages.limits?.({ redirects: [], rules: [], errorPages: [], pages: [], isPage: () => false });
  assert.match(
    limits?.find(({ name }) => name === 'files-of-hosts')?.message ?? '',
    /compressed copies and \.htaccess/,
  );
});

files('only hosts that send compressed copies get them', () => {
  assert.ok(sendsCopies({}));
  assert.ok(sendsCopies({ hosts: ['netlify', 'caddy'] }));
  assert.not(sendsCopies({ hosts: ['netlify', 'cloudflare-workers', 'vercel'] }));
});

files.run();
