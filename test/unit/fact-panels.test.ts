import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { PdfNode } from '../../build/formats/pdf/pdf-node.ts';
import { groupSections } from '../../build/formats/pdf/sections.ts';
import type { AssetCache } from '../../build/model/asset-cache.ts';
import { createFailureRecorder } from '../../build/model/diagnostics/facet-failures.ts';
import type { DocumentFile } from '../../build/model/document-file.ts';
import type { Entry } from '../../build/model/entry.ts';
import { emptyMemo } from '../../build/pipeline/cache/memo.ts';
import { factPanelsOf } from '../../build/pipeline/emit/documents/fact-panels.ts';
import { makeDocuments } from '../../build/pipeline/emit/documents/make-documents.ts';
import { createEntryContext } from '../../build/pipeline/emit/entry-context.ts';
import { isRouted, type RoutedSite, readSite } from '../../build/pipeline/read-site.ts';
import { createTranslators, translateWith } from '../../build/pipeline/render/strings.ts';
import { assetsInputOf } from '../../build/pipeline/steps/assets-input.ts';
import type { Training } from '../../templates/entries.ts';
import { factPanel } from '../../templates/pages/training/fact-panel.ts';
import { projectTemplates, root } from '../support/project.ts';
import { buildDate } from '../support/site.ts';

/** The facts of trainings in PDFs: as each language writes them, and part of the cache key of each document. */
const panels = suite('fact panels');

const templates = await projectTemplates();
const real = realContent();
const ref = 'trainings/agile-foundations';

panels('prices, numbers and dates are as the language writes them', () => {
  const said = ['en', 'fr', 'nl'].map((locale) => {
    const { highlights, rows } = factPanel(contextOf(real, locale), trainingIn('en'));
    return [...highlights.slice(0, 3).map(({ value }) => value), rows?.cells[0]?.join(', ')];
  });
  assert.equal(said, [
    ['€1,560', '2\u00a0days', 'at most 16\u00a0people', '19–20\u00a0January\u00a02027, Antwerp, Dutch'],
    [
      '1\u00a0560\u00a0€',
      '2\u00a0jours',
      '16\u00a0personnes au plus',
      '19–20\u00a0janvier\u00a02027, Anvers, néerlandais',
    ],
    [
      '€\u00a01.560',
      '2\u00a0dagen',
      'hoogstens 16\u00a0personen',
      '19–20\u00a0januari\u00a02027, Antwerpen, Nederlands',
    ],
  ]);
});

panels('a session that has begun is left out, and without any there are no rows', () => {
  const on = (date: string) => factPanel({ ...contextOf(real, 'en'), date: () => date }, trainingIn('en')).rows;
  assert.is(on('2027-01-19')?.cells.length, 5);
  assert.is(on('2027-01-20')?.cells.length, 4);
  assert.is(on('2030-01-01'), undefined);
});

panels('a changed price makes the sheet and the catalogue anew, and no other document', async () => {
  const before = await digestsOf(real);
  const after = await digestsOf(withTraining({ price: 1700 }));
  assert.equal(changed(before, after), ['sheet-agile-foundations', 'training-catalogue']);
});

panels('a changed number of places left, which no PDF says, makes none anew', async () => {
  const sessions = trainingIn('en').facts.sessions.map((session) => ({ ...session, seatsLeft: 0 }));
  assert.equal(changed(await digestsOf(real), await digestsOf(withTraining({ sessions }))), []);
});

panels('the sheet of an offer opens with its own price', async () => {
  const offer = 'documents/offer-change-clinic';
  const openingOf = (locale: string) => {
    const entry = real.site.entries.get(offer)?.get(locale);
    if (!entry?.kind.document) throw new Error(`${offer} is missing`);
    const file = { entry, source: entry.kind.document(entry) } as DocumentFile;
    return factPanelsOf(file, [], {
      site: real.site,
      translate: translateWith(createTranslators(real.site.strings)),
      attempt: createFailureRecorder().attempt,
    }).opening?.highlights.map(({ value }) => value);
  };
  assert.equal(openingOf('en'), ['€1,900', 'Half a day', 'At most 8 people', 'With you or online']);
  assert.equal(openingOf('nl'), ['€\u00a01.900', 'Een halve dag', 'Hooguit 8 mensen', 'Bij u of online']);
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

function realContent(): RoutedSite {
  const routed = readSite({ contentFolder: join(root, 'content'), templates, date: buildDate }, emptyMemo('test'));
  if (!isRouted(routed)) throw new Error('The content cannot be read.');
  return routed;
}

function contextOf({ site }: RoutedSite, locale: string) {
  return createEntryContext(site, locale, translateWith(createTranslators(site.strings)));
}

function trainingIn(locale: string): Training {
  const entry = real.site.entries.get(ref)?.get(locale);
  if (!entry) throw new Error(`${ref} is missing`);
  return entry as Training;
}

/** Returns the site with other facts of the training. */
function withTraining(facts: Partial<Training['facts']>): RoutedSite {
  const changedEntries = [...(real.site.entries.get(ref) ?? [])].map(([locale, entry]): [string, Entry] => [
    locale,
    { ...entry, facts: { ...entry.facts, ...facts } },
  ]);
  const entries = new Map([...real.site.entries, [ref, new Map(changedEntries)]]);
  return { ...real, site: { ...real.site, entries } };
}

/** Returns the digest of each English document. None is typeset: the cache says that all are there. */
async function digestsOf({ site, documents, content }: RoutedSite): Promise<Map<string, string>> {
  const cache = {
    data: async <T>(cacheKey: string, make: () => Promise<T>) =>
      cacheKey.startsWith('pdf size') ? { bytes: 1, pages: 1 } : make(),
  } as unknown as AssetCache;
  const input = assetsInputOf({
    ...{ site, content, templates, cache, contentFolder: join(root, 'content'), staticFolder: join(root, 'static') },
    documents: documents.filter(({ entry }) => entry.locale === 'en'),
    originals: false,
    translators: createTranslators(site.strings),
  });
  const { files } = await makeDocuments({ ...input, fonts: [], fontsDigest: 'fonts' });
  return new Map(files.map(({ source = '', digest }) => [source.split('/')[1] ?? '', digest]));
}

function changed(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] {
  assert.ok(before.size > 30, 'documents are made');
  return [...before].filter(([id, digest]) => after.get(id) !== digest).map(([id]) => id);
}
