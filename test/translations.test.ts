import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inTemporaryFolder } from './support/project.ts';
import { type BuiltSite, buildSite, changeToCase, layOutBase } from './support/site.ts';

const origin = 'https://www.wevoya.example';

/** The base site, in which one guide has no French version. */
const translations = suite<{ site: BuiltSite; pages: Map<string, string> }>('versions in other languages');

translations('the site is built', async (state) => {
  state.site = await inTemporaryFolder((folder) => {
    layOutBase(folder);
    changeToCase('missing-translation-leads-elsewhere', folder);
    return buildSite(folder);
  });
  const routes = [...(state.site.site?.routes.values() ?? [])];
  state.pages = new Map(routes.map(({ url, output }) => [url, String(state.site.writer.read('site', output))]));
  assert.ok(state.pages.size > 50);
});

translations(
  'hreflang: each page names itself, its versions and x-default, and they name it back',
  ({ site, pages }) => {
    for (const [url, html] of pages) {
      const links = alternatesOf(html);
      if (site.site?.routes.get(url)?.unlisted) {
        assert.is(links.size, 0, url);
        assert.match(html, /<meta name="robots" content="noindex/, url);
        continue;
      }
      const locale = /<html[^>]* lang="(\w+)"/.exec(html)?.[1] ?? '';
      assert.is(links.get(locale), origin + url, url);
      assert.is(links.get('x-default'), links.get('en'), url);
      for (const target of links.values())
        assert.ok(
          [...alternatesOf(pages.get(target.slice(origin.length)) ?? '').values()].includes(origin + url),
          `${target} does not name ${url}`,
        );
    }
  },
);

translations('canonical is the page itself; pages kept out of search engines need none', ({ site, pages }) => {
  for (const [url, html] of pages) {
    if (site.site?.routes.get(url)?.unlisted) continue;
    assert.is(/<link rel="canonical" href="([^"]*)"/.exec(html)?.[1], origin + url);
  }
});

translations('the sitemap says of every listed page what the page says', ({ site, pages }) => {
  const sitemap = String(site.writer.read('site', 'sitemap.xml'));
  const rows = [...sitemap.matchAll(/<url><loc>([^<]*)<\/loc>([\s\S]*?)<\/url>/g)];
  const listed = [...(site.site?.routes.values() ?? [])]
    .filter(({ unlisted }) => !unlisted)
    .map(({ url }) => origin + url);
  assert.equal(rows.map(([, address]) => address).sort(), listed.sort());
  for (const [, address = '', rest = ''] of rows) {
    const links = [...rest.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map(
      ([, language = '', href = '']) => `${language} ${href}`,
    );
    const said = [...alternatesOf(pages.get(address.slice(origin.length)) ?? '')].map(
      ([language, href]) => `${language} ${href}`,
    );
    assert.equal(links.sort(), said.sort(), address);
  }
});

translations(
  'the language switcher offers only languages that have the page, at its address there',
  ({ site, pages }) => {
    for (const [url, html] of pages) {
      const route = site.site?.routes.get(url);
      if (!route) continue;
      const others = [...route.alternates]
        .filter(([locale]) => locale !== route.entry.locale)
        .map(([, address]) => address);
      const offered = [...html.matchAll(/<a\b[^>]*>/g)]
        .map(([tag]) => tag)
        .filter((tag) => /\shreflang="/i.test(tag) && !/\.(pdf|csv)"/.test(tag))
        .map((tag) => /\shref="([^"]*)"/.exec(tag)?.[1] ?? '');
      if (route.layout === 'bare') continue;
      assert.equal([...new Set(offered)].sort(), others.sort(), url);
    }
  },
);

translations(
  'a page without a French version offers none, and its French address leads elsewhere',
  ({ site, pages }) => {
    assert.equal([...alternatesOf(pages.get('/toolbox/honest-devops/') ?? '').keys()].sort(), ['en', 'x-default']);
    const redirects = String(site.writer.read('site', '_redirects'));
    assert.match(redirects, /^\/fr\/guides-outils\/honest-devops\/ \/fr\/ftcc\/ 301$/m);
  },
);

translations.run();

function alternatesOf(html: string): Map<string, string> {
  const tags = [...html.matchAll(/<link\b[^>]*rel="alternate"[^>]*>/g)].map(([tag]) => tag);
  return new Map(
    tags.flatMap((tag) => {
      const language = /hreflang="([^"]*)"/i.exec(tag)?.[1];
      return language ? [[language, /href="([^"]*)"/.exec(tag.replace(/hreflang="[^"]*"/i, ''))?.[1] ?? '']] : [];
    }),
  );
}
