import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Entry } from '../../build/model/entry.ts';
import type { Site } from '../../build/model/site.ts';
import { answerEntries } from '../../build/pipeline/render/answers/entries.ts';

const answers = suite('answers about entries');

function digestsWith(summary: string): string[] {
  const entry = { id: 'one', folder: 'toolbox', locale: 'en', summary, digest: summary, facts: {}, words: {} };
  const site = { entries: new Map([['toolbox/one', new Map([['en', entry as unknown as Entry]])]]) } as unknown as Site;
  const kinds = answerEntries({ site } as Parameters<typeof answerEntries>[0], () => {
    throw new Error('These answers are made from no others.');
  });
  return [kinds.find?.('en', 'toolbox/one'), kinds.list?.('en', 'toolbox'), kinds.body?.('en', 'toolbox/one')].map(
    (answer) => answer?.digest ?? '',
  );
}

answers('an entry with other facts or words gives each answer another digest', () => {
  const [before, after] = [digestsWith('as it was'), digestsWith('changed')];
  for (const [index, digest] of before.entries()) assert.is.not(digest, after[index]);
});

answers.run();
