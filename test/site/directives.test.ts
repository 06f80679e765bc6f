import { appendFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeTemporaryFolder } from '../support/project.ts';
import { type BuiltSite, buildSite, layOutBase, textOf } from '../support/site.ts';

const texts = {
  insight: `
:::note
Counted by **hand**.
:::

:::warning[Not for [people](pages/our-story-2025)]
Never count them.
:::

:::details[How we counted]
For a week.
:::

:::chart[Hours of waiting]{unit=%}
| Port | 2025 | 2026 |
| --- | ---: | ---: |
| Ghent | 62.50 | 25 |
:::

:::figure[What *was* counted]
| Night | Hours |
| --- | ---: |
| Monday | 9 |
:::

:::video[The quay at night]{href=https://videos.example/watch?v=7 length=4:12}
Ships wait.
:::

::wave
`,
  document: '\n:::tip\nA box.\n:::\n\n:::chart[Hours]\n| Port | Hours |\n| --- | ---: |\n| Ghent | 9 |\n:::\n',
};

const directives = suite<{ folder: string; built: BuiltSite; html: string }>('directives of a site');

directives.before(async (state) => {
  state.folder = makeTemporaryFolder();
  layOutBase(state.folder);
  appendFileSync(join(state.folder, 'content/insights/a-first-figure/en.md'), texts.insight);
  appendFileSync(join(state.folder, 'content/documents/privacy-policy/en.md'), texts.document);
  state.built = await buildSite(state.folder, { writes: false });
  state.html = (await textOf(state.built.outputs, 'insights/a-first-figure/index.html')) ?? '';
});
directives.after(({ folder }) => rmSync(folder, { recursive: true }));

directives('pages and documents show them without a message', ({ built }) => {
  assert.is(built.printed, '');
});

directives('a callout has the name of its kind in the language of the page, or a title of its own', ({ html }) => {
  assert.match(html, /<div role="note"[^>]*><p[^>]*>Note<\/p><div class="prose"><p>Counted by <strong>hand/);
  assert.match(html, /<p[^>]*>Not for <a href="\/[\w-]+\/">people<\/a><\/p>/);
});

directives('an accordion opens without a script', ({ html }) => {
  assert.match(html, /<details[^>]*><summary><span>How we counted<\/span>[\s\S]*?<p>For a week\.<\/p>/);
});

directives('a chart has a bar for each number, its digits as written, and the same as a table', ({ html }) => {
  const [chart = ''] = /<figure[^>]*><figcaption>Hours of waiting[\s\S]*?<\/figure>/.exec(html) ?? [];
  assert.equal(
    [...chart.matchAll(/<rect[^>]* width="(\d+)" height="20"/g)].map(([, width]) => Number(width)),
    [1000, 400],
  );
  assert.match(chart, '<span>62.50%</span>');
  assert.match(chart, /<details><summary>Figures as a table<\/summary>[\s\S]*<td[^>]*>62\.50<\/td>/);
});

directives('a figure has its caption below', ({ html }) => {
  assert.match(
    html,
    /<figure[^>]*><div class="prose"><table>[\s\S]*?<figcaption>What <em>was<\/em> counted<\/figcaption>/,
  );
});

directives('a video is a link, and nothing of its site is loaded', ({ html }) => {
  assert.match(html, /<a href="https:\/\/videos\.example\/watch\?v=7"[\s\S]*?4:12\u00a0minutes, on videos\.example/);
  assert.not.match(html, /(?:src|srcset|poster|data)="https:\/\/videos/);
});

directives('a wave is a drawing with the number of each phase, which a screen reader leaves out', ({ html }) => {
  const [wave = ''] =
    /<svg(?=[^>]*viewBox="0 -?\d+ 720 \d+")(?=[^>]*aria-hidden="true")[^>]*>.*?<\/svg>/s.exec(html) ?? [];
  assert.equal(
    [...wave.matchAll(/<text[^>]*>(\d)<\/text>/g)].map(([, number]) => number),
    ['1', '2', '3', '4', '5', '6', '7'],
  );
});

directives.run();
