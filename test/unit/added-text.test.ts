import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inTemporaryFolder } from '../support/project.ts';
import { buildSite, changeToCase, layOutSmallBase } from '../support/site.ts';

/** What a strict run says of the French version of a guide to which something was added. */
const added = suite('texts that are added in the default language');

const guide = 'content/toolbox/honest-devops';
const paragraph =
  '\nIn 2026 a day cost 640 euros, as the [case of the insurer](client-cases/insurer-claims-in-days) shows.\n';

/** Builds strictly what was added to the two versions of the guide → the codes of the problems of the French one. */
function codesAfter(additions: Record<'en' | 'fr', string>): Promise<string[]> {
  return inTemporaryFolder(async (folder) => {
    layOutSmallBase(folder);
    // Its French texts are confirmed.
    changeToCase('added-section-is-one-warning', folder);
    for (const [locale, text] of Object.entries(additions)) appendFileSync(join(folder, guide, `${locale}.md`), text);
    const { diagnostics } = await buildSite(folder, { input: { strict: true } });
    return diagnostics.filter(({ file }) => file === 'toolbox/honest-devops/fr.md').map(({ code }) => code);
  });
}

added('a section with lists, numbers and links is one problem', async () => {
  assert.equal(await codesAfter({ en: paragraph, fr: '' }), ['stale-translation']);
});

added('other numbers are still reported', async () => {
  const codes = await codesAfter({ en: paragraph, fr: '\nEn 2031, rien.\n' });
  assert.ok(codes.includes('numbers-differ'), codes.join());
});

added.run();
