import * as assert from 'uvu/assert';
import { findBrokenWords } from '../support/broken-words.ts';
import { engineSuite } from '../support/browser.ts';
import { measure } from '../support/measure.ts';

const words = engineSuite('words on phones');

// Where words break is a matter of texts and sizes: every page has its own.
words.in(['Chromium'], 'no page of a phone breaks a word without a hyphen', async ({ stand }) => {
  const paths = [...stand.site.routes.values()].map(({ url }) => url);
  assert.ok(paths.length > 500);
  assert.equal(await measure(stand, paths, (page) => findBrokenWords(page, 'body'), [320, 360]), []);
});

words.run();
