import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { publishedPages, tagsOf } from '../support/published-pages.ts';
import { type RealSite, realSite } from '../support/real-site.ts';

const cards = suite<{ real: RealSite }>('social cards', {} as { real: RealSite });

cards.before(async (state) => {
  state.real = await realSite();
});

cards('landing pages have words of their own for each network, and say what their picture shows', ({ real }) => {
  const meta = metaOf(real, '/change-management/');
  assert.is(meta['og:title'], 'Who has to work differently on Monday?');
  assert.is(meta['twitter:title'], 'Over 70% of transformations fail without change management');
  assert.not.equal(meta['og:description'], meta['twitter:description']);
  assert.match(meta['og:image'] ?? '', /^https:\/\/www\.wevoya\.example\/social\/pages-change-management-en-.*\.png$/);
  assert.match(meta['og:image:alt'] ?? '', /wave of five steps/);
});

cards('a guide in French has its own meta block; in English its title and drawing', ({ real }) => {
  const french = metaOf(real, '/fr/guides-outils/plan-de-changement-en-une-page/');
  assert.is(french['og:title'], 'Votre plan de changement tient-il sur une page\u00A0?');
  assert.match(french['twitter:image'] ?? '', /\/cards\/change-plan-on-a-page.*\.png$/);
  const english = metaOf(real, '/toolbox/change-plan-on-a-page/');
  assert.match(english['og:title'] ?? '', /^The change plan on a page/);
  assert.match(english.description ?? '', /^Fill in a change plan/);
});

cards('the catalogue is a download, and each change-management offer has its PDF', ({ real }) => {
  const { html } = pageAt(real, '/change-management/');
  const pdfs = tagsOf(html, 'a').filter(({ type }) => type === 'application/pdf');
  assert.ok(pdfs.some((link) => 'download' in link && link.href?.includes('catalogue')));
  for (const slug of ['change-clinic-for-project-leads', 'sponsor-briefing', 'in-house-change-network'])
    assert.ok(
      pdfs.some(({ href }) => href === `/file/${slug}.pdf`),
      slug,
    );
});

cards.run();

function pageAt(real: RealSite, address: string): { html: string } {
  const page = publishedPages(real).find(({ url }) => url === address);
  if (!page) throw new Error(`There is no page at ${address}.`);
  return page;
}

/** Returns what the head of a page says, by name or property. */
function metaOf(real: RealSite, address: string): Record<string, string | undefined> {
  const { html } = pageAt(real, address);
  return Object.fromEntries(
    tagsOf(html, 'meta').map(({ name, property, content }) => [name ?? property ?? '', content]),
  );
}
