import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Route } from '../build/model/route.ts';
import { structureRules } from './support/markup.ts';
import { realSite } from './support/real-site.ts';

/** One page of every page type, layout and language of this site has the structure that a page must have. */
const types = suite<{ pages: Map<string, string>; routes: Route[] }>('pages of every type');

types.before(async (state) => {
  const { site, folder } = await realSite();
  state.routes = [...site.routes.values()];
  const examples = new Map(
    state.routes.map((route) => [`${route.pageType.name} ${route.layout} ${route.entry.locale}`, route]),
  );
  state.pages = new Map(
    [...examples.values()].map(({ url, output }) => [url, readFileSync(join(folder, output), 'utf8')]),
  );
});

for (const [name, problemsIn] of structureRules) {
  types(name, ({ pages }) => {
    assert.ok(pages.size > 0);
    const problems = [...pages].flatMap(([url, html]) => problemsIn(html).map((problem) => `${url}: ${problem}`));
    assert.equal([...new Set(problems)].slice(0, 20), []);
  });
}

types('social images of each family have a text to begin with, in each language', async ({ routes }) => {
  const { site } = await realSite();
  const families = [...new Set(routes.map(({ entry }) => entry.folder))].filter((folder) => folder !== 'pages');
  for (const [locale, texts] of site.strings)
    assert.equal(
      families.filter((folder) => !texts.has(`social.${folder}`)),
      [],
      `Add social.<folder> to content/strings/${locale}.yaml`,
    );
});

types(
  'where a language has no calendar, its page on trainings leads to another, and says in which language',
  ({ pages, routes }) => {
    const calendars = routes.filter(({ pageType }) => pageType.name === 'calendar');
    const centers = routes.filter(({ pageType }) => pageType.name === 'learning-center');
    for (const { url, entry } of centers)
      if (!calendars.some((calendar) => calendar.entry.locale === entry.locale))
        assert.ok(
          calendars.some((calendar) =>
            new RegExp(`href="${calendar.url}" hreflang="${calendar.entry.locale}"`, 'i').test(pages.get(url) ?? ''),
          ),
          url,
        );
  },
);

types.run();
