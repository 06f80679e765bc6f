import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { realSite } from '../support/real-site.ts';

const filters = suite('filters of lists');

/** An option of a filter, as the page is published: field, value, number of items. */
const option = /<input type="checkbox" name="(\w+Filter)" value="([^"]+)"[^>]*>.*?\((\d+)\)/g;

filters('each option says how many items of the list have its value', async () => {
  const { folder, files } = await realSite();
  const fields = new Set<string>();
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const html = readFileSync(join(folder, file), 'utf8');
    for (const [, field = '', value = '', number] of html.matchAll(option)) {
      fields.add(field);
      assert.is(Number(number), itemsWith(html, field, value), `${file}: ${field} ${value}`);
    }
  }
  assert.ok(fields.size > 0, [...fields].join(', '));
});

filters.run();

function itemsWith(html: string, field: string, value: string): number {
  const attribute = `data-${field.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}`;
  const items = [...html.matchAll(new RegExp(`\\s${attribute}="([^"]*)"`, 'g'))];
  return items.filter(([, values = '']) => values.split(' ').includes(value)).length;
}
