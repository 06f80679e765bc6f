import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { EntryContext } from '../../build/authoring/entry-context.ts';
import type { PdfNode } from '../../build/formats/pdf/pdf-node.ts';
import { groupSections } from '../../build/formats/pdf/sections.ts';
import type { AssetCache } from '../../build/model/asset-cache.ts';
import type { Entry } from '../../build/model/entry.ts';
import { emptyMemo } from '../../build/pipeline/cache/memo.ts';
import { makeDocuments } from '../../build/pipeline/emit/documents/make-documents.ts';
import { createEntryContext } from '../../build/pipeline/emit/entry-context.ts';
import { isRouted, type RoutedSite, readSite } from '../../build/pipeline/read-site.ts';
import { createTranslators, translateWith } from '../../build/pipeline/render/strings.ts';
import { assetsInputOf } from '../../build/pipeline/steps/assets-input.ts';
import { baseFolder, baseTemplates, buildDate } from '../support/site.ts';

interface Training extends Entry {
  facts: Entry['facts'] & { sessions: object[]; price: number };
}

/** The facts of trainings in PDFs: as each language writes them, and part of the cache key of each document. */
const panels = suite('fact panels');

const templates = await baseTemplates();
const contentFolder = join(baseFolder, 'content');
const base = baseContent();
const ref = 'trainings/agile-foundations';
const factPanel = templates.pageTypes.find(({ name }) => name === 'training')?.factPanel;

panels('numbers and dates are as the language writes them', () => {
  const said = ['en', 'fr'].map((locale) => {
    const panel = panelOf(contextOf(base, locale));
    return [...(panel?.highlights.map(({ value }) => value) ?? []), panel?.rows?.cells[0]?.join(', ')];
  });
  assert.equal(said, [
    ['1,560', '2 days', '19–20\u00a0January\u00a02027'],
    ['1\u00a0560', '2 jours', '19–20\u00a0janvier\u00a02027'],
  ]);
});

panels('a session that has begun is left out, and without any there are no rows', () => {
  const on = (date: string) => panelOf({ ...contextOf(base, 'en'), date: () => date })?.rows;
  assert.is(on('2027-01-19')?.cells.length, 2);
  assert.is(on('2027-01-20')?.cells.length, 1);
  assert.is(on('2030-01-01'), undefined);
});

panels('a changed price makes the sheet and the catalogue anew, and no other document', async () => {
  const after = await digestsOf(withTraining({ price: 1700 }));
  assert.equal(changed(await digestsOf(base), after), ['sheet-agile-foundations', 'training-catalogue']);
});

panels('a changed language of the sessions, which no PDF says, makes none anew', async () => {
  const sessions = trainingIn('en').facts.sessions.map((session: object) => ({ ...session, language: 'fr' }));
  assert.equal(changed(await digestsOf(base), await digestsOf(withTraining({ sessions }))), []);
});

panels('a section goes to the next heading of its level or above', () => {
  const heading = (level: number, panel?: object): PdfNode => ({ type: 'heading', level, ...(panel ? { panel } : {}) });
  const text: PdfNode = { type: 'paragraph' };
  const shape = ({ type, children }: PdfNode): string =>
    children ? `${type}(${children.map(shape).join(' ')})` : type;
  const nodes = [
    heading(1),
    heading(2, {}),
    text,
    heading(3),
    text,
    heading(2),
    text,
    heading(2, {}),
    text,
    heading(1),
  ];
  assert.is(
    groupSections(nodes).map(shape).join(' '),
    'heading section(heading paragraph heading paragraph) heading paragraph section(heading paragraph) heading',
  );
});

panels.run();

function baseContent(): RoutedSite {
  const routed = readSite({ contentFolder, templates, date: buildDate }, emptyMemo('test'));
  if (!isRouted(routed)) throw new Error('The content cannot be read.');
  return routed;
}

function contextOf({ site }: RoutedSite, locale: string) {
  return createEntryContext(site, locale, translateWith(createTranslators(site.strings)));
}

function panelOf(context: EntryContext) {
  return factPanel?.(context, trainingIn('en'));
}

function trainingIn(locale: string): Training {
  const entry = base.site.entries.get(ref)?.get(locale);
  if (!entry) throw new Error(`${ref} is missing`);
  return entry as Training;
}

/** Returns the site with other facts of the training. */
function withTraining(facts: Partial<Training['facts']>): RoutedSite {
  const changedEntries = [...(base.site.entries.get(ref) ?? [])].map(([locale, entry]): [string, Entry] => [
    locale,
    { ...entry, facts: { ...entry.facts, ...facts } },
  ]);
  const entries = new Map([...base.site.entries, [ref, new Map(changedEntries)]]);
  return { ...base, site: { ...base.site, entries } };
}

/** Returns the digest of each English document. None is typeset: the cache says that all are there. */
async function digestsOf({ site, documents, content }: RoutedSite): Promise<Map<string, string>> {
  const cache = {
    data: async <T>(cacheKey: string, make: () => Promise<T>) =>
      cacheKey.startsWith('pdf size') ? { bytes: 1, pages: 1 } : make(),
  } as unknown as AssetCache;
  const input = assetsInputOf({
    ...{ site, content, templates, cache, contentFolder, staticFolder: join(baseFolder, 'static') },
    documents: documents.filter(({ entry }) => entry.locale === 'en'),
    originals: false,
    translators: createTranslators(site.strings),
  });
  const { files } = await makeDocuments({ ...input, fonts: [], fontsDigest: 'fonts' });
  return new Map(files.map(({ source = '', digest }) => [source.split('/')[1] ?? '', digest]));
}

function changed(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] {
  assert.ok(before.size > 1, 'documents are made');
  return [...before].filter(([id, digest]) => after.get(id) !== digest).map(([id]) => id);
}
