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
  assert.ok(checked > 0, `${checked} items`);
  assert.equal(wrong, []);
});

content.run();
