import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { EntryView } from '../../build/authoring/define.ts';
import type { PageContext } from '../../build/authoring/page.ts';
import { readFixture } from '../../build/preview/gallery/fixture.ts';
import { projectTemplates, root } from '../support/project.ts';

/**
 * The days of changes depend on the facet `mention`: whatever a card says of an entry has to be in it. Each text and number
 * of the entries that examples show is changed, and the card is compared.
 */
const mentions = suite('what cards show is mentioned');
const { pageTypes } = await projectTemplates();
const entries = [...readFixture(root).in({ locale: 'en', defaultLocale: 'en' }).entries.values()];

/** A page that answers with what it is asked. */
const page = {
  locale: 'en',
  t: (key: string, values?: object) => `${key} ${JSON.stringify(values ?? {})}`,
  find: () => undefined,
  date: () => '2027-01-15',
} as unknown as PageContext;

for (const { name, card, mention } of pageTypes) {
  const entry = entries.find(({ type }) => type === name);
  if (!card || !mention || !entry) continue;
  mentions(`a card of a ${name} shows nothing that is not mentioned`, () => {
    const shown = (one: EntryView) => {
      const { kicker, title, text, figure } = card(page, one);
      return JSON.stringify([kicker, title, text, figure]);
    };
    const counted = (one: EntryView) => JSON.stringify(mention(one));
    const missed = changesOf(entry).filter(
      ({ changed }) => shown(changed) !== shown(entry) && counted(changed) === counted(entry),
    );
    assert.ok(changesOf(entry).length > 0);
    assert.equal(
      missed.map(({ path }) => path),
      [],
      `Add what these fields show to the facet mention of templates/pages/${name}/.`,
    );
  });
}

mentions.run();

/** Changes each text and each number of an entry, one at a time. */
function changesOf(entry: EntryView): { path: string; changed: EntryView }[] {
  const paths = (value: unknown, path: string[]): string[][] =>
    value !== null && typeof value === 'object'
      ? Object.entries(value).flatMap(([key, child]) => paths(child, [...path, key]))
      : [path];
  return [...paths(entry.facts, ['facts']), ...paths(entry.words, ['words'])].flatMap((path) => {
    const changed = structuredClone(entry);
    const owner = path.slice(0, -1).reduce((value: any, key) => value[key], changed);
    const key = path.at(-1) ?? '';
    if (typeof owner[key] === 'number') owner[key] += 1;
    else if (typeof owner[key] === 'string' && !/^\d{4}-\d\d/.test(owner[key])) owner[key] += 'x';
    else return [];
    return [{ path: path.join('.'), changed }];
  });
}
