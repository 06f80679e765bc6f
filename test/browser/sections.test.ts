import * as assert from 'uvu/assert';
import { engineSuite, eventually } from '../support/browser.ts';
import type { Page } from '../support/engines/page.ts';

const sections = engineSuite('sections of the landing pages');

const landings = [
  { ref: 'pages/devops', anchors: ['about', 'expertise', 'our-way-of-working', 'events', 'contact'] },
  { ref: 'pages/change-management', anchors: ['about', 'approach', 'trainings', 'insights', 'contact'] },
];

for (const [index, { ref, anchors }] of landings.entries()) {
  for (const [turn, width] of [1280, 360].entries()) {
    sections.variant(
      index + turn,
      `${ref} at ${width} px: each item leads 50 px above its section and is marked`,
      async ({ stand }) => {
        await stand.visit(stand.pathOf(ref, 'en'), { width }, async (page) => {
          const links = page.locator('[data-sections] a');
          assert.equal(
            await links.evaluateAll((items) => items.map((item) => item.getAttribute('href'))),
            anchors.map((id) => `#${id}`),
          );
          for (const id of [...anchors, anchors[1] ?? '']) {
            if (width < 960) await page.locator('[popovertarget="menu"]').first().click();
            await page.locator(`[data-sections] a[href="#${id}"]`).click();
            await eventually(() => topOf(page, id), 50, `#${id}`);
            await eventually(() => isClear(page, id), true, `#${id}`);
            await eventually(() => marked(page), [`#${id}`]);
          }
        });
      },
    );
  }

  sections.variant(index, `${ref}: an address with a fragment opens at its section`, async ({ stand }) => {
    await stand.visit(`${stand.pathOf(ref, 'fr')}#${anchors[2]}`, {}, async (page) => {
      await eventually(() => topOf(page, anchors[2] ?? ''), 50);
      await eventually(() => marked(page), [`#${anchors[2]}`]);
    });
  });

  sections.variant(index + 1, `${ref}: each section's heading keeps clear of the header`, async ({ stand }) => {
    for (const id of anchors)
      await stand.visit(`${stand.pathOf(ref, 'en')}#${id}`, {}, async (page) => {
        await eventually(() => isClear(page, id), true, `#${id}`);
      });
  });
}

sections('leads to a section without script too', async ({ stand }) => {
  await stand.visit(stand.pathOf('pages/devops', 'fr'), { script: false }, async (page) => {
    await page.locator('[data-sections] a[href="#events"]').click();
    await eventually(() => topOf(page, 'events'), 50);
  });
});

sections.run();

/** Returns whether the heading of a section is below the header. */
async function isClear(page: Page, id: string): Promise<boolean | undefined> {
  const heading = await page.locator(`#${id} h2`).first().boundingBox();
  const header = await page.locator('[data-header]').boundingBox();
  return heading && header ? heading.y >= header.y + header.height + 16 : undefined;
}

function topOf(page: Page, id: string): Promise<number> {
  return page.locator(`#${id}`).evaluate((element) => Math.round(element.getBoundingClientRect().top));
}

/** Where the marked items lead. */
function marked(page: Page): Promise<(string | null)[]> {
  return page
    .locator('[data-sections] a[aria-current="location"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
}
