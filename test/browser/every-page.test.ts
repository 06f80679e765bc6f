import * as assert from 'uvu/assert';
import { engineSuite, type Stand } from '../support/browser.ts';
import { accessible } from '../support/every-page/axe.ts';
import { drawings } from '../support/every-page/drawings.ts';
import { fitting } from '../support/every-page/fit.ts';
import { floating } from '../support/every-page/floating.ts';
import { heroes } from '../support/every-page/heroes.ts';
import { layout } from '../support/every-page/layout.ts';
import { type PageCheck, type Survey, survey } from '../support/every-page/page-check.ts';
import { zoomed } from '../support/every-page/zoom.ts';
import { samplePages } from '../support/samples.ts';

/** Checks what only reads pages; each page is opened once for all checks. */
const everyPage = engineSuite('every page');

const checks: PageCheck[] = [...fitting, ...heroes, ...drawings, ...layout, accessible, ...floating, ...zoomed];

let surveyed: Promise<Survey> | undefined;

function surveyOnce(stand: Stand): Promise<Survey> {
  surveyed ??= survey(stand, checks);
  return surveyed;
}

// Markup, sizes and places are a matter of templates and styles; the other engines are put to what is operated.
everyPage.in(['Chromium'], 'there are pages of many types, in each language', async ({ stand }) => {
  const samples = samplePages(stand);
  assert.ok(samples.length > 25);
  for (const { id } of stand.site.config.locales)
    assert.ok(samples.filter(({ locale }) => locale === id).length > 5, id);
});

for (const { name } of checks)
  everyPage.in(['Chromium'], name, async ({ stand }) => assert.equal((await surveyOnce(stand)).get(name), []));

everyPage.run();
