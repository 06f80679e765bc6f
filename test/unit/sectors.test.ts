import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { EntryView } from '#authoring/define.ts';
import type { PageContext } from '#authoring/page.ts';
import { casesOf, guidesOf, peopleOf } from '../../templates/pages/sector/members.ts';
import type { Sector } from '../../templates/pages/sector/schema.ts';

const sectors = suite('sectors');

const entries = [
  entry('client-cases/old', {
    industry: 'health',
    year: 2022,
    experts: ['experts/a', 'experts/b'],
    related: ['toolbox/named', 'client-cases/other'],
  }),
  entry('client-cases/new', { industry: 'health', year: 2025, experts: ['experts/b', 'experts/c'] }),
  entry('client-cases/other', { industry: 'energy', year: 2026, experts: ['experts/d'] }),
  entry('toolbox/added', {}),
  entry('toolbox/named', {}),
  entry('toolbox/naming', { related: ['client-cases/new'] }),
  entry('toolbox/unrelated', { related: ['client-cases/other'] }),
];
const page = {
  list: (folder: string) => entries.filter((one) => one.folder === folder),
  find: (ref: string) => entries.find((one) => one.ref === ref),
} as unknown as PageContext;
const sector: Sector = entry('sectors/health', {
  industry: 'health',
  contact: 'experts/a',
  guides: ['toolbox/added', 'toolbox/named'],
});

sectors('the cases are those of its industry, the latest first', () => {
  assert.equal(refsOf(casesOf(page, sector)), ['client-cases/new', 'client-cases/old']);
});

sectors('the guides are those that cases name, that name a case, and that the sector adds, each once', () => {
  const guides = guidesOf(page, sector, casesOf(page, sector));
  assert.equal(refsOf(guides), ['toolbox/named', 'toolbox/naming', 'toolbox/added']);
});

sectors('the people are those of the cases, without the contact, those with most cases first', () => {
  assert.equal(peopleOf(sector, casesOf(page, sector)), ['experts/b', 'experts/c']);
});

sectors.run();

function entry(ref: string, facts: object): EntryView {
  const [folder = '', id = ''] = ref.split('/');
  return { ref, folder, id, type: folder, locale: 'en', facts, words: {} };
}

function refsOf(found: readonly EntryView[]): string[] {
  return found.map(({ ref }) => ref);
}
