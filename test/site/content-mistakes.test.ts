import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { ShownProblem } from '../../build/preview/problems.ts';
import { eventually } from '../support/browser.ts';
import { previewBase, type RunningPreview } from '../support/preview.ts';

/** A page whose entry has a mistake stays as it was, until the mistake is corrected. */
const mistakes = suite<{ running: RunningPreview }>('mistakes in the content of the preview');

mistakes.before(async (state) => {
  state.running = await previewBase('none');
});
mistakes.after(({ running }) => running.stop());

const guide = 'toolbox/honest-devops/en.md';
const address = '/toolbox/honest-devops/';

const broken: [what: string, file: string, address: string, change: (text: string) => string | undefined][] = [
  ['a field that is misspelled', guide, address, (text) => text.replace(/^title:/m, 'titel:')],
  ['curly quotes around a value', guide, address, (text) => text.replace(/^title: .*$/m, 'title: “Open”: closed')],
  ['words that are deleted', guide, address, () => undefined],
  [
    'facts that are wrong',
    'toolbox/honest-devops/guide.yaml',
    address,
    (text) => text.replace('minutes: 4', 'minutes: x'),
  ],
  ['a page without its address', 'routes.yaml', '/contact/', (text) => text.replace(/^ +contact: .*\n/m, '')],
  ['the form of the page', 'forms/contact.yaml', '/contact/', (text) => text.replace('kind: email', 'kind: mail')],
];
for (const [what, file, page, change] of broken)
  mistakes(`${what}: the page stays as it was, and is shown anew when it is corrected`, async ({ running }) => {
    const path = join(running.content, file);
    const good = readFileSync(path, 'utf8');
    const codes = async () => {
      const problems = (await (await fetch(`${running.url}/_preview/problems`)).json()) as ShownProblem[];
      return problems.filter(({ severity }) => severity === 'error').length > 0;
    };
    const shown = async () => {
      const answer = await fetch(running.url + page);
      return { status: answer.status, heading: /<h1[^>]*>(.*?)<\/h1>/s.exec(await answer.text())?.[1] };
    };
    const before = await shown();
    const bad = change(good);
    assert.is.not(bad, good);
    if (bad === undefined) rmSync(path);
    else writeFileSync(path, bad);
    await eventually(codes, true);
    assert.equal(await shown(), before);
    // Another save with the mistake in it.
    if (bad !== undefined) writeFileSync(path, `${bad}\n`);
    await eventually(codes, true);
    assert.equal(await shown(), before);
    writeFileSync(path, good);
    await eventually(codes, false);
    assert.equal(await shown(), before);
  });

mistakes('a page that is corrected has its new words', async ({ running }) => {
  running.edit(guide, (text) => text.replace(/^title:/m, 'titel:'));
  running.edit(guide, (text) => text.replace(/^titel: .*$/m, 'title: Corrected words'));
  await eventually(async () => /Corrected words<\/h1>/.test(await (await fetch(running.url + address)).text()), true);
});

mistakes('an entry that leaves without a mistake leaves its address, whatever else is wrong', async ({ running }) => {
  running.edit('jobs/agile-coach-brussels/job.yaml', (text) => `${text}draft: true\n`);
  await eventually(async () => (await fetch(`${running.url}/careers/agile-coach-brussels/`)).status, 404);
});

mistakes.run();
