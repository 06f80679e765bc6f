import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { realSite } from '../support/real-site.ts';

const content = suite('real content');

content('has no errors', async () => {
  const { errors } = await realSite();
  assert.is(errors, '');
});

content('menus call a page that has a name by it', async () => {
  const { site } = await realSite();
  const items = Object.values(site.navigation).flat();
  const wrong: string[] = [];
  let checked = 0;
  for (const { href = '', text, locales } of items)
    for (const [locale, { words }] of site.entries.get(href) ?? []) {
      if (!('name' in words) || (locales && !locales.includes(locale))) continue;
      checked++;
      // A menu may add what the page is: `Weimpact, our ESG service`.
      if (!`${text[locale]},`.startsWith(`${words.name},`)) wrong.push(`${href} ${locale}: ${text[locale]}`);
    }
  assert.ok(checked > 60, `${checked} items`);
  assert.equal(wrong, []);
});

content('the home page leads from its claim to the article on its source, in each language', async () => {
  const { site, folder } = await realSite();
  for (const { id: locale } of site.config.locales) {
    const home = [...site.routes.values()].find(
      ({ entry }) => entry.id === 'index' && entry.folder === 'pages' && entry.locale === locale,
    );
    const html = readFileSync(join(folder, home?.output ?? ''), 'utf8');
    const source = site.addresses.get('insights/where-70-percent-comes-from')?.get(locale);
    assert.ok(source && html.includes(`href="${source}"`), locale);
  }
});

content.run();
