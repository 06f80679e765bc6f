import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { eventually } from '../support/eventually.ts';
import { previewSmall, type SmallPreview } from '../support/small-preview.ts';
import { copySmallSite, type SiteCopy } from '../support/small-site.ts';

interface State extends SiteCopy {
  preview: SmallPreview;
}

/** A page whose entry has a mistake stays as it was, until the mistake is corrected. */
const mistakes = suite<State>('mistakes in the content of the preview');

mistakes.before(async (state) => {
  Object.assign(state, copySmallSite());
  state.preview = await previewSmall(state);
});
mistakes.after(async ({ preview, remove }) => {
  await preview?.stop();
  remove();
});

const words = 'content/projects/oak-staircase/en.md';
const address = '/projects/oak-staircase/';

const broken: [what: string, file: string, address: string, change: (text: string) => string | undefined][] = [
  ['a field that is misspelled', words, address, (text) => text.replace(/^title:/m, 'titel:')],
  ['curly quotes around a value', words, address, (text) => text.replace(/^title: .*$/m, 'title: “Open”: closed')],
  ['words that are deleted', words, address, () => undefined],
  [
    'facts that are wrong',
    'content/projects/oak-staircase/project.yaml',
    address,
    (text) => text.replace(/year: .*/, 'year: x'),
  ],
  ['a page without its address', 'content/routes.yaml', '/workshop/', (text) => text.replace(/^ +workshop: .*\n/m, '')],
  [
    'the form of the page',
    'content/forms/enquiry.yaml',
    '/enquiry/',
    (text) => text.replace('kind: email', 'kind: mail'),
  ],
];
for (const [what, file, page, change] of broken)
  mistakes(`${what}: the page stays as it was, and is shown anew when it is corrected`, async (state) => {
    const { preview, read, write } = state;
    const good = read(file);
    const hasErrors = async () => (await preview.problems()).some(({ severity }) => severity === 'error');
    const shown = async () => {
      const answer = await fetch(preview.url + page);
      return { status: answer.status, heading: /<h1[^>]*>(.*?)<\/h1>/s.exec(await answer.text())?.[1] };
    };
    const before = await shown();
    const bad = change(good);
    assert.is.not(bad, good);
    // The second time it is another save with the mistake in it.
    for (const text of bad === undefined ? [bad] : [bad, `${bad}\n`]) {
      write(file, text);
      await eventually(hasErrors, true);
      assert.equal(await shown(), before);
    }
    write(file, good);
    await eventually(hasErrors, false);
    assert.equal(await shown(), before);
  });

mistakes('a page that is corrected has its new words', async ({ preview, edit }) => {
  edit(words, /^title:/m, 'titel:');
  edit(words, /^titel: .*$/m, 'title: Corrected words');
  await eventually(async () => /Corrected words<\/h1>/.test(await preview.text(address)), true);
});

mistakes('an entry that leaves without a mistake leaves its address, whatever else is wrong', async (state) => {
  const facts = 'content/projects/walnut-library/project.yaml';
  state.write(facts, `${state.read(facts)}draft: true\n`);
  await eventually(async () => (await fetch(`${state.preview.url}/projects/walnut-library/`)).status, 404);
});

mistakes.run();
