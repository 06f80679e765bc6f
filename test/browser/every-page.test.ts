import * as assert from 'uvu/assert';
import { engineSuite, type Stand } from '../support/browser.ts';
import { accessible } from '../support/every-page/axe.ts';
import { drawings } from '../support/every-page/drawings.ts';
import { fitting } from '../support/every-page/fit.ts';
import { floating } from '../support/every-page/floating.ts';
import { heroes } from '../support/every-page/heroes.ts';
import { layout } from '../support/every-page/layout.ts';
import { type PageCheck, type Survey, survey } from '../support/every-page/page-check.ts';
import { shifts } from '../support/every-page/shift.ts';
import { zoomed } from '../support/every-page/zoom.ts';
import { samplePages } from '../support/samples.ts';

/** Checks what only reads pages; each page is opened once for all checks. */
const everyPage = engineSuite('every page');

const checks: PageCheck[] = [
  ...fitting,
  ...heroes,
  ...drawings,
  ...layout,
  ...floating,
  ...zoomed,
  ...shifts,
  accessible,
];

let surveyed: Promise<Survey> | undefined;

function surveyOnce(stand: Stand): Promise<Survey> {
  surveyed ??= survey(stand, checks);
  return surveyed;
}

// Markup, sizes and places are a matter of templates and styles; the other engines are put to what is operated.
everyPage.in(['Chromium'], 'every page type has a sample, and every language has one', async ({ stand }) => {
  const samples = samplePages(stand);
  const all = [...stand.site.routes.values()];
  const distinct = (names: readonly string[]): string[] => [...new Set(names)].sort();
  assert.equal(distinct(samples.map(({ type }) => type)), distinct(all.map(({ pageType }) => pageType.name)));
  assert.equal(distinct(samples.map(({ locale }) => locale)), distinct(all.map(({ entry }) => entry.locale)));
});

for (const { name } of checks)
  everyPage.in(['Chromium'], name, async ({ stand }) => assert.equal((await surveyOnce(stand)).get(name), []));

everyPage.run();
