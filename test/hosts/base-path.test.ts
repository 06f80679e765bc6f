import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { startPagesHost } from '../support/pages-host.ts';
import { inTemporaryFolder, root } from '../support/project.ts';
import { attributesOf, tagsOf } from '../support/published-pages.ts';
import { buildSite } from '../support/site.ts';
import { previewSmall } from '../support/small-preview.ts';
import { copySmallSite, smallFolder } from '../support/small-site.ts';
import { someRows } from '../support/some-rows.ts';

const origin = 'https://company.github.io';
const base = '/site';

const below = suite('a site below a path of its host');

/** What a site of its kind loads and links to. */
const named: readonly (readonly [site: string, kinds: readonly RegExp[]])[] = [
  [smallFolder, [/\.css$/, /\.js$/, /\.woff2$/, /\.pdf$/, /\.png$/, /manifest$/]],
  [root, [/search-en.*\.json$/, /\.ics$/]],
];

for (const [siteFolder, kinds] of someRows(named, 1))
  below(
    `every address that a page, style sheet, index or redirect of ${siteFolder === root ? 'this site' : 'the small site'} names is below the path, and answers`,
    () =>
      inTemporaryFolder(async (folder) => {
        for (const name of ['content', 'static', 'templates', 'client'])
          if (existsSync(join(siteFolder, name)))
            cpSync(join(siteFolder, name), join(folder, name), { recursive: true });
        const input = { override: { origin: origin + base, hosts: ['github-pages', 'gitlab-pages'] } };
        const { outputs, printed } = await buildSite(folder, { writes: false, input });
        assert.not.match(printed, /error:/);
        for (const { area, path, contents } of outputs) {
          const file = join(folder, area, path);
          mkdirSync(dirname(file), { recursive: true });
          writeFileSync(file, await contents());
        }
        const { ask } = startPagesHost({
          folders: [join(folder, 'hosts/github-pages'), join(folder, 'site')],
          slashStatus: 301,
          base,
        });
        const sources = new Map<string, string>();
        const queue = [`${base}/`, `${base}/sitemap.xml`, `${base}/404.html`];
        const pages = outputs.filter(({ area, path }) => area === 'site' && path.endsWith('.html'));
        const stubs = outputs.filter(({ path }) => /^github-pages\/.*\.html$/.test(path));
        assert.ok(pages.length > 10 && stubs.length > 3);
        for (const { path } of pages) queue.push(`${base}/${path}`);
        for (const { path } of stubs) queue.push(`${base}/${path.replace('github-pages/', '')}`);
        for (const path of queue) {
          const { status, body } = await ask(path);
          assert.is(status, 200, `${path}, named by ${sources.get(path)}`);
          const text = body.toString();
          for (const address of namedIn(path, text)) {
            const url = new URL(address, origin + path);
            if (url.origin !== origin) continue;
            assert.ok(url.pathname.startsWith(`${base}/`), `${path} names ${address}`);
            if (sources.has(url.pathname)) continue;
            sources.set(url.pathname, path);
            queue.push(url.pathname);
          }
        }
        for (const kind of kinds)
          assert.ok(
            [...sources.keys()].some((path) => kind.test(path)),
            String(kind),
          );
        const redirects = outputs.find(({ path }) => path === 'gitlab-pages/_redirects');
        for (const line of String(await redirects?.contents())
          .trim()
          .split('\n'))
          assert.match(line, /^\/site\/\S+ (\/site\/|https:)\S* 30[12]$/);
        const pipeline = outputs.find(({ path }) => path === 'gitlab-pages/.gitlab-ci.yml');
        assert.match(
          String(await pipeline?.contents()),
          /^ {4}- npm run build -- --origin https:\/\/company\.github\.io\/site$/m,
        );
      }),
  );

below('hosts that serve no paths are left out, with a warning', () =>
  inTemporaryFolder(async (folder) => {
    cpSync(smallFolder, folder, { recursive: true });
    const { outputs, printed } = await buildSite(folder, {
      writes: false,
      input: { override: { origin: origin + base } },
    });
    assert.match(
      printed,
      /warning: The configuration of cloudflare-pages, netlify, nginx cannot serve a site below a path/,
    );
    assert.not(outputs.some(({ path }) => /_redirects$|^nginx/.test(path)));
  }),
);

below('the preview serves the site below the path, and leads there from everywhere else', async () => {
  const copy = copySmallSite();
  const preview = await previewSmall(copy, { args: ['--origin', origin + base] });
  const get = async (path: string) => {
    const answer = await fetch(preview.url + path, { redirect: 'manual' });
    return { status: answer.status, location: answer.headers.get('location'), text: await answer.text() };
  };
  try {
    const home = await get(`${base}/`);
    assert.is(home.status, 200);
    assert.match(home.text, /\/_preview\/client\.js\?\d+#\/site"/);
    const own = attributesOf(home.text).filter(({ name, value }) => name === 'href' && /^\/(?!_preview)/.test(value));
    assert.ok(own.length > 3);
    for (const { value } of own) {
      assert.ok(value.startsWith(`${base}/`), value);
      assert.is((await get(value)).status, 200, value);
    }
    assert.is((await get('/_preview/')).status, 200);
    for (const [path, status, location] of [
      ['/', 302, `${base}/`],
      ['/workshop/?a=1', 302, `${base}/workshop/?a=1`],
      ['//evil.example/', 302, `${base}/evil.example/`],
      [`${base}/workshop`, 301, `${base}/workshop/`],
      [`${base}/en/workshop/`, 301, `${base}/workshop/`],
      [`${base}/nope/`, 404, null],
    ] as const) {
      const answer = await get(path);
      assert.equal([answer.status, answer.location], [status, location], path);
    }
  } finally {
    await preview.stop();
    copy.remove();
  }
});

below.run();

/** Lists the addresses that a file names. */
function namedIn(path: string, text: string): string[] {
  if (path.endsWith('.css')) return [...text.matchAll(/url\(["']?([^"')]+)/g)].map(([, address = '']) => address);
  if (path.endsWith('.webmanifest')) return JSON.parse(text).icons.map(({ src }: { src: string }) => src);
  if (/search-\w+-.*\.json$/.test(path)) return JSON.parse(text).records.map(({ url }: { url: string }) => url);
  if (path.endsWith('.xml')) return [...text.matchAll(/(?:<loc>|href=")(https:[^<"]+)/g)].map(([, url = '']) => url);
  if (!/\/$|\.html$/.test(path)) return [];
  const props = [...text.matchAll(/~(\/[^~/][^~]*)~/g)].map(([, address = '']) => address);
  const refreshed = tagsOf(text, 'meta').flatMap(({ content = '' }) => /^0; url=(.+)$/.exec(content)?.[1] ?? []);
  const absolute = [...text.matchAll(/https:\/\/company\.github\.io[^"\s<&~]*/g)].map(([address]) => address);
  const attributes = attributesOf(text).flatMap(({ name, value }) => {
    if (name === 'srcset' || name === 'imagesrcset')
      return value.split(',').map((one) => one.trim().split(' ')[0] ?? '');
    return ['href', 'src', 'action', 'poster', 'data-search'].includes(name) ? [value] : [];
  });
  return [...props, ...refreshed, ...absolute, ...attributes].filter(
    (address) => !/^(mailto|tel|data|webcal):/.test(address),
  );
}
