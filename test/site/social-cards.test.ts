import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { publishedPages, tagsOf } from '../support/published-pages.ts';
import { type RealSite, realSite } from '../support/real-site.ts';

const cards = suite<{ real: RealSite }>('social cards', {} as { real: RealSite });

cards.before(async (state) => {
  state.real = await realSite();
});

/** The pages whose words say what networks show of them. */
const described = (real: RealSite) =>
  publishedPages(real).flatMap((page) => {
    const { meta } = (real.site.routes.get(page.url)?.entry.words ?? {}) as { meta?: Meta };
    return meta ? [{ ...page, meta, tags: metaOf(page.html) }] : [];
  });

interface Meta {
  title?: string;
  desc?: string;
  image?: string;
  facebook?: { title?: string; description?: string };
  twitter?: { title?: string; description?: string };
}

cards('a page shows each network the words that its entry has for it', ({ real }) => {
  const pages = described(real);
  assert.ok(pages.length > 0);
  for (const { url, meta, tags } of pages) {
    for (const [prefix, own] of [
      ['og', meta.facebook],
      ['twitter', meta.twitter],
    ] as const) {
      const title = own?.title ?? meta.title;
      const description = own?.description ?? meta.desc;
      if (title) assert.is(tags[`${prefix}:title`], title, url);
      if (description) assert.is(tags[`${prefix}:description`], description, url);
    }
    assert.ok(tags['og:image:alt'], url);
    const image = tags['og:image'] ?? '';
    assert.ok(real.files.includes(image.slice(real.site.config.origin.length + 1)), `${url}: ${image}`);
    if (meta.image) assert.match(tags['twitter:image'] ?? image, /\/cards\//, url);
  }
});

cards.run();

/** Returns what the head of a page says, by name or property. */
function metaOf(html: string): Record<string, string | undefined> {
  return Object.fromEntries(
    tagsOf(html.slice(0, html.indexOf('</head>')), 'meta').map(({ name, property, content }) => [
      name ?? property ?? '',
      content,
    ]),
  );
}
