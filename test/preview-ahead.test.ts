import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { OutputFile } from '../build/model/output.ts';
import type { Memo } from '../build/pipeline/cache/memo.ts';

import { renderSavedPage } from '../build/pipeline/variants/saved-page.ts';
import { inTemporaryFolder } from './support/project.ts';
import { type BuiltSite, baseTemplates, buildSite, layOutBase, textOf } from './support/site.ts';

const ahead = suite('the page that was saved, ahead of the site');

/** What the base site gave, for the builds of its copies. */
let known: Memo | undefined;

const file = 'toolbox/honest-devops/fr.md';

/** Changes a file of the base site → what is rendered ahead, and what the whole build makes of it. */
async function afterSaving(
  path: string,
  change: (text: string) => string,
  verify: (ahead: OutputFile | undefined, built: BuiltSite) => void | Promise<void>,
): Promise<void> {
  await inTemporaryFolder(async (folder) => {
    layOutBase(folder);
    known ??= (await buildSite(folder)).memo;
    const last = await buildSite(folder, { memo: known });
    const { memo } = last;
    const contentFolder = join(folder, 'content');
    const text = readFileSync(join(contentFolder, path), 'utf8');
    assert.is.not(change(text), text);
    writeFileSync(join(contentFolder, path), change(text));
    const rendered = renderSavedPage({ contentFolder, path, templates: await baseTemplates(), memo, last });
    await verify(rendered, await buildSite(folder, { memo, input: { touched: [path] } }));
  });
}

ahead('is the page that the build makes', () =>
  afterSaving(
    // A page that tells the size of no PDF of itself: that is known only when it is made again.
    'insights/a-first-figure/fr.md',
    (text) => `${text.replace(/^title: .*$/m, 'title: Un autre titre')}\nUne phrase de plus.\n`,
    async (rendered, built) => {
      const same = built.outputs.find(({ area, path }) => area === 'site' && path === rendered?.path);
      assert.is(rendered?.path, 'fr/analyses/un-premier-chiffre/index.html');
      assert.is(rendered?.digest, same?.digest);
      const html = Buffer.from((await rendered?.contents()) ?? '').toString();
      assert.ok(html.includes('Une phrase de plus.') && html.includes('Un autre titre'));
      assert.is(html, await textOf(built.outputs, rendered?.path ?? ''));
    },
  ),
);

const waits: [what: string, path: string, change: (text: string) => string][] = [
  ['words with a mistake', file, (text) => text.replace(/^title:/m, 'titel:')],
  ['words that cannot be read', file, (text) => text.replace(/^title: .*$/m, 'title: "open')],
  ['a link that leads nowhere', file, (text) => `${text}\n[Là](pages/nowhere)\n`],
  ['another address', file, (text) => text.replace(/^slug: .*$/m, 'slug: autrement')],
  ['facts', 'toolbox/honest-devops/guide.yaml', (text) => text.replace('minutes: 4', 'minutes: 5')],
  ['an entry without a page', 'experts/anna-de-wit/fr.md', (text) => text.replace(/^(\w+: )/m, '$1Bien, ')],
];
for (const [what, path, change] of waits)
  ahead(`${what}: nothing is shown before the build`, () =>
    afterSaving(path, change, (rendered) => assert.is(rendered, undefined)),
  );

ahead.run();
