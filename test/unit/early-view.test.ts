import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { emptyMemo } from '../../build/pipeline/cache/memo.ts';
import { createLazyWriter } from '../../build/pipeline/write/lazy-writer.ts';
import { createEvents } from '../../build/preview/events.ts';
import { createEarlyView } from '../../build/preview/rebuild/early-view.ts';

const early = suite('pages that are shown early');

early('a page of each type is rendered before the first save, and none is shown', async () => {
  const rendered: string[] = [];
  const route = (name: string, type: string) => ({
    output: `${name}/index.html`,
    entry: { ref: name, slug: name },
    pageType: { name: type },
    layout: 'page',
  });
  const routes = [route('one', 'guide'), route('two', 'guide'), route('three', 'job')];
  const renderer = {
    render: ({ ref }: { ref: string }) => {
      rendered.push(ref);
      return undefined;
    },
    files: [],
  };
  const result = {
    site: { routes: new Map(routes.map((one) => [one.entry.ref, one])) },
    renderAgain: { edited: () => renderer },
  };
  const writer = createLazyWriter();
  const events = createEvents();
  const update = { templates: { pageTypes: [], pageFolders: [] }, concerned: new Set() };
  const view = createEarlyView({
    contentFolder: '',
    loader: { loadAhead: async () => update as never },
    state: { settings: { date: '', drafts: false, pseudo: false }, memo: emptyMemo(''), result: result as never },
    ...{ writer, events },
    showProblems: () => [],
  });
  await view.prepare();
  assert.equal(rendered, ['two', 'three']);
  assert.equal([writer.list(), events.last().version], [[], 0]);
});

early.run();
