import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { EntryView } from '../../build/authoring/define.ts';
import type { SocialImageTexts, TextColumn } from '../../build/authoring/define-site.ts';
import type { OpenGraph, PictureContext } from '../../build/authoring/head.ts';
import {
  type Color,
  encodeIndexedPng,
  indexColors,
  indexPixels,
  mixColor,
} from '../../build/formats/pictures/indexed-png.ts';
import { subsetFonts } from '../../build/pipeline/emit/fonts/fonts.ts';
import { manifestIcons, siteIcons } from '../../build/pipeline/emit/pictures/icons.ts';
import { breakLines, limitLines } from '../../build/pipeline/emit/social/break-lines.ts';
import { fillOutline } from '../../build/pipeline/emit/social/outline-mask.ts';
import { drawBackground, makeSocialImage } from '../../build/pipeline/emit/social/social.ts';
import { socialImages } from '../../build/pipeline/emit/social/social-images.ts';
import { createTypesetter } from '../../build/pipeline/emit/social/typesetter.ts';
import { hexOf } from '../../templates/brand/palette.ts';
import { answerColors } from '../../templates/brand/social/bars.ts';
import { nameWidth } from '../../templates/brand/social/city.ts';
import type { PlotSubject } from '../../templates/brand/social/plot.ts';
import type { Picture } from '../../templates/brand/social-image.ts';
import { drawCases } from '../../templates/components/frieze/draw-cases.ts';
import { drawDays } from '../../templates/components/frieze/draw-days.ts';
import { drawRanges } from '../../templates/components/frieze/draw-ranges.ts';
import { drawSectors } from '../../templates/components/frieze/draw-sectors.ts';
import { drawShelf } from '../../templates/components/frieze/draw-shelf.ts';
import { drawStreams } from '../../templates/components/frieze/draw-streams.ts';
import { drawSummits } from '../../templates/components/frieze/draw-summits.ts';
import { plotPicture } from '../../templates/components/frieze/picture.ts';
import { plotSizes } from '../../templates/drawings/plot.ts';
import { openGraph as calendarPage } from '../../templates/pages/calendar/open-graph.ts';
import { openGraph as casePage } from '../../templates/pages/case/open-graph.ts';
import { openGraph as collectionPage } from '../../templates/pages/collection/open-graph.ts';
import { openGraph as expertPage } from '../../templates/pages/expert/open-graph.ts';
import { openGraph as guidePage } from '../../templates/pages/guide/open-graph.ts';
import { openGraph as learningCenterPage } from '../../templates/pages/learning-center/open-graph.ts';
import site from '../../templates/site.ts';

const test = suite('social');

const title = 'Change that is still there a year later';
const kicker = 'Change management';
const { faces: fonts } = await subsetFonts(`${title}${kicker}Wevoya »\u202f:0123456789€,`, site.fontFamilies);
const typesetter = await createTypesetter(fonts);
type Subject = Picture['subject'];
const subject: Subject = { kind: 'words', of: {} };
const share: Subject = { kind: 'share', of: { seed: 'index', share: 70 } };
const background = await drawBackground(site.socialImage, subject);
const plain = { family: 'Hanken Grotesk', color: '#ffffff' };
const translate = (_locale: string, key: string, values: object = {}) => `${key} ${JSON.stringify(values)}`;
const context = {
  locale: 'en',
  date: () => '2026-11-26',
  t: (key: string, values?: object) => translate('en', key, values),
} as unknown as PictureContext;
const make = (words: Partial<SocialImageTexts> = {}): Uint8Array =>
  makeSocialImage({
    design: site.socialImage,
    subject,
    texts: { title, kicker, siteName: 'Wevoya', ...words },
    background,
    typesetter,
  });

test('a social image is a PNG of 1200 × 630 and at most 60 KB', async () => {
  const png = make();
  const { format, width, height } = await sharp(png).metadata();
  assert.equal({ format, width, height }, { format: 'png', width: 1200, height: 630 });
  assert.ok(png.length <= 60 * 1024, `${png.length} bytes`);
});

test('the same page gives the same bytes, another title others', async () => {
  const one = make();
  assert.equal(make(), one);
  assert.not.equal(make({ title: 'Change' }), one);
});

test('the point is coral where the drawing has it, beside the title', async () => {
  const { x, y } = pointOf(site.socialImage.draw(share));
  const [left, top] = [Math.round(x), Math.round(y)];
  const png = makeSocialImage({
    design: site.socialImage,
    subject: share,
    texts: { title, kicker, siteName: 'Wevoya' },
    background: await drawBackground(site.socialImage, share),
    typesetter,
  });
  const pixel = await sharp(png).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer();
  assert.equal([...pixel], [0xed, 0x6b, 0x42]);
});

test('the point of the home page’s lines is clear of the title, and inside the image', () => {
  for (const share of [40, 70, 95]) {
    const { x, y } = pointOf(site.socialImage.draw({ kind: 'share', of: { seed: 'index', share } }));
    assert.ok(x > 620 && x <= 1160 && y >= 40 && y <= 590, `${share}: ${x}, ${y}`);
  }
});

test('a page whose type describes no picture shows its title', () => {
  assert.equal(site.socialImage.subject(entryOf({ id: 'search', facts: {} })), { kind: 'words', of: {} });
});

test('the page’s words are on the picture, also without a kicker or with a very long word', async () => {
  const withWords = make();
  assert.not.equal(make({ kicker: '' }), withWords);
  const long = make({ title: 'veranderbereidheidsonderzoeksrapportage' });
  assert.not.equal(long, withWords);
});

const work = { began: '2024-12', metrics: [{ unit: 'count', from: 412, to: 61, months: 12 }] };

test('a client case’s image shows the first result, its baseline and the months between', () => {
  const facts = { ...work, metrics: [...work.metrics, { unit: 'count', from: 9, to: 7, months: 3 }] };
  const words = { metrics: ['Trains cancelled', 'Others'] };
  const { figure, labels, subject } = pictureOf(casePage, { id: 'one', facts, words });
  assert.equal(figure, { value: '61', note: 'facts.baseline {"count":12,"from":"412"}' });
  assert.equal(labels, ['Trains cancelled', '412', 'Dec\u00a02024', 'Dec\u00a02025']);
  const marks = Array.from({ length: 13 }, (_, month) => month / 12);
  const values = [
    { share: 0, value: 412 },
    { share: 1, value: 61 },
  ];
  assert.equal(subject, { kind: 'metric', of: { values, marks } });
});

test('a picture that a page type describes is in the image’s digest and address', () => {
  const addressWith = (facts: object): string | undefined =>
    socialImages(caseInput(facts)).addresses.get('client-cases/one@en');
  const address = addressWith(work);
  assert.ok(address);
  assert.is(addressWith({ ...work }), address);
  assert.is.not(addressWith({ ...work, began: '2024-11' }), address);
  assert.is.not(addressWith({ ...work, metrics: [{ ...work.metrics[0], to: 62 }] }), address);
  assert.is.not(addressWith({ ...work, metrics: [] }), address);
});

test('the image of a guide shows a page of its document, and another text gives another address', async () => {
  const make = async (digest: string, text: string): Promise<[string, unknown]> => {
    const [file] = socialImages(guideInput({ digest, text })).files;
    return [file?.path ?? '', await file?.contents()];
  };
  const [path, png] = await make('a', '## The map\n\n| Name | Now |\n| --- | --- |\n| Anna | Helps |');
  const [other, otherPng] = await make('b', '## The map\n\n| Name | Now |\n| --- | --- |\n| Anna | Opposes |');
  assert.is.not(path, other);
  assert.not.equal(png, otherPng);
});

test('an expert without a photo has a portrait, and one with a photo none', () => {
  const portrait = { hair: 'bob' };
  const { subject } = pictureOf(expertPage, { id: 'anna', facts: { portrait } });
  assert.equal(subject, { kind: 'portrait', of: { seed: 'anna', features: portrait } });
  assert.is(expertPage.picture?.(context, entryOf({ id: 'anna', facts: { image: 'anna.jpg' } })), undefined);
});

test('the image of the calendar shows a dot for each session to come, the next in coral', () => {
  const sessions = ['2027-03-15', '2027-01-19', '2026-01-12'].map((starts) => ({ starts, location: 'online' }));
  const trainings = [{ id: 'one', facts: { sessions }, words: { title: 'Agile' } }];
  const site = { ...context, list: () => trainings } as never;
  const picture = calendarPage.picture?.(site, entryOf({ id: 'calendar', facts: {} }));
  const { marks } = (picture?.subject as { of: PlotSubject } | undefined)?.of ?? { marks: [] };
  const dots = marks.filter(({ d }) => d.endsWith('h0'));
  assert.equal(
    dots.map(({ tone }) => tone),
    ['point', 'accent'],
  );
  assert.equal(picture?.labels, ['January\u00a02027', 'values.location.online {}']);
});

const longTitle = `${'De medewerkers kennen de nieuwe dienstregeling als eersten '.repeat(2).slice(0, 109)}n`;
const longTexts = {
  kicker: 'Formation',
  siteName: 'Wevoya',
  figure: { value: '1.400 minuten', note: 'tegen 2.100 minuten bij de start, in 24 maanden' },
  page: {
    title: longTitle,
    heading: longTitle,
    rows: Array.from({ length: 9 }, () => [longTitle, longTitle, longTitle]),
  },
};
const peopleOf = (count: number) => Array.from({ length: count }, (_, index) => ({ seed: `${index}` }));
const cityOf = (names: readonly string[]): Subject => ({
  kind: 'city',
  of: {
    office: { longitude: 4.36, latitude: 50.85 },
    map: {
      middle: { longitude: 4.36, latitude: 50.85 },
      side: 2,
      landmarks: names.map((_, index) => ({ longitude: 4.35 + index / 100, latitude: 50.85 + index / 200 })),
      valleys: ['4.344,50.834 4.358,50.864'],
    },
    names: names.map(nameWidth),
  },
});
const values = [31, 24, 9, 12, 4].map((value, index) => ({ share: index / 4, value }));
const described: [Subject, string[]][] = [
  [{ kind: 'metric', of: { values, marks: [0, 0.5, 1] } }, [longTitle, '2.100 minuten', 'sept. 2023', 'sept. 2025']],
  [
    { kind: 'metric', of: { values: values.toReversed(), marks: [0, 1] } },
    ['Presque-accidents', '38', 'févr. 2022', 'mai 2023'],
  ],
  [{ kind: 'portrait', of: { seed: 'anna' } }, ['Nadia El Amrani', 'Verantwoordelijke data-engineering en AI']],
  [cityOf(['Jardin botanique', 'Rue Royale', 'Gare centrale']), ['Jardin botanique', 'Rue Royale', 'Gare centrale']],
  [share, []],
  [
    { kind: 'figures', of: { count: 4 } },
    ['2009', longTitle, '340', longTitle, '7', longTitle, '12,5 miljoen', 'Uren'],
  ],
  [{ kind: 'wave', of: {} }, [...Array.from({ length: 7 }, () => [longTitle, 'Weken 10–11']).flat(), 'DevOps']],
  [{ kind: 'wave', of: { spans: [{ from: 1, to: 2 }, { from: 3 }] } }, [longTitle, 'Twee weken', 'Kies', longTitle]],
  [{ kind: 'faces', of: { people: peopleOf(19) } }, Array.from({ length: 19 }, () => 'Nadia El Amrani')],
  [{ kind: 'faces', of: { people: peopleOf(8) } }, Array.from({ length: 8 }, () => 'Nadia El Amrani')],
  [{ kind: 'sheet', of: {} }, []],
  [{ kind: 'words', of: {} }, [longTitle]],
  [{ kind: 'words', of: {} }, []],
  [{ kind: 'date', of: {} }, ['septembre 2027', '30', `${longTitle}, Luxembourg`]],
  [
    {
      kind: 'bars',
      of: {
        bars: [
          [0.2, 0.8],
          [0.5, 0.5],
          [1, 0],
        ],
      },
    },
    [longTitle, 'Leidinggevenden', 'Managers', 'Medewerkers', longTitle, longTitle],
  ],
];

for (const [subject, labels] of described)
  test(`the texts of an image with a ${subject.kind} are inside it and on no other text`, () => {
    for (const title of ['Minder wachten', 'Klantenbegeleidingsafdelingen vernieuwen de dienstregeling', longTitle]) {
      const boxes = boxesOf(site.socialImage.layOut({ ...longTexts, title, labels }, subject));
      for (const [index, box] of boxes.entries()) {
        assert.ok(box.left >= 0 && box.right <= 1200 && box.top >= 0 && box.bottom <= 630, JSON.stringify(box));
        for (const other of boxes.slice(index + 1))
          assert.not.ok(overlaps(box, other), `${JSON.stringify(box)} and ${JSON.stringify(other)}`);
      }
    }
  });

const names = ['Begeleidingstrajecten', 'Kwaliteit', 'Meten', 'Vertrouwen', 'Capaciteit', 'Draagvlak'];
const cities = ['Antwerpen', 'Den Haag', 'Parijs'];
const plots: [string, Picture][] = [
  [
    'summits',
    plotPicture(
      drawSummits(
        names.map((name, count) => ({ name, count })),
        plotSizes.social,
      ),
    ),
  ],
  [
    'ranges',
    plotPicture(
      drawRanges(
        'nl',
        Array.from({ length: 21 }, (_, index) => ({
          city: cities[index % 3] ?? '',
          salary: { min: 34_000 + 1000 * index, max: 52_000 + 2000 * index },
          isMarked: index === 4,
        })),
        plotSizes.social,
      ),
    ),
  ],
  [
    'cases',
    plotPicture(
      drawCases('wie voorheen', [{ client: 'a', start: '2021-03', months: 30, values: [...values] }], plotSizes.social),
    ),
  ],
  [
    'sectors',
    plotPicture(
      drawSectors(
        names.map((name) => ({ name, cases: [{ client: 'a' }] })),
        plotSizes.social,
      ),
    ),
  ],
  [
    'streams',
    plotPicture(
      drawStreams(
        names
          .slice(0, 5)
          .map((source) => ({ source: `${source}, ${longTitle}`.slice(0, 70), arms: names.slice(0, 3) })),
        plotSizes.socialList,
      ),
    ),
  ],
  [
    'spines',
    plotPicture(
      drawShelf(
        'nl',
        Array.from({ length: 30 }, (_, index) => ({
          id: `${index}`,
          published: `${2024 + Math.floor(index / 12)}-03-0${(index % 9) + 1}`,
          pages: 4 + (index % 9),
        })),
        plotSizes.social,
      ),
    ),
  ],
  [
    'days',
    plotPicture(
      drawDays(
        'fr',
        Array.from({ length: 20 }, (_, index) => ({
          id: `${index}`,
          day: `${2026 + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}-14`,
          place: cities[index % 3] ?? '',
          title: 'a',
        })),
        '2026-06-01',
        plotSizes.social,
      ),
    ),
  ],
];

for (const [name, { subject, labels = [] }] of plots)
  test(`the texts of an image with ${name} are inside it, on no other text and on no line`, async () => {
    const background = await drawBackground(site.socialImage, subject);
    const boxes = boxesOf(
      site.socialImage.layOut({ ...longTexts, figure: undefined, title: longTitle, labels }, subject),
    );
    assert.is.not(boxes.length, 0);
    for (const [index, box] of boxes.entries()) {
      const { text, left, right, top, bottom } = box;
      assert.ok(left >= 0 && right <= 1200 && top >= 0 && bottom <= 630, JSON.stringify(box));
      for (const other of boxes.slice(index + 1))
        assert.not.ok(overlaps(box, other), `${JSON.stringify(box)} and ${JSON.stringify(other)}`);
      const ground = background[Math.ceil(top) * 1200 + Math.ceil(left)];
      for (let y = Math.ceil(top); y < bottom; y++)
        for (let x = Math.ceil(left); x < right; x++)
          if (background[y * 1200 + x] !== ground) throw new Error(`${name}: a line is behind “${text}” at ${x}, ${y}`);
    }
  });

test('the image of the toolbox has a spine for each guide, as high as its document has pages', () => {
  const guides = ['2025-03-01', '2024-09-01'].map((published, index) => ({
    id: `${index}`,
    facts: { pdfId: `documents/${index}`, published },
  }));
  const document = (ref: string) => ({ pages: ref.endsWith('0') ? 9 : 4 });
  const site = { ...context, list: () => guides, document } as never;
  const picture = collectionPage.picture?.(site, entryOf({ id: 'toolbox', facts: { family: 'toolbox' } }));
  assert.equal(picture?.labels, ['4', '2024', '9', '2025']);
  const { marks } = (picture?.subject as { of: PlotSubject } | undefined)?.of ?? { marks: [] };
  assert.is(marks.filter(({ isFilled }) => isFilled).length, 2);
});

test('the learning center has a page of its catalogue in a language that has one, else its description', () => {
  const facts = { catalogue: 'documents/catalogue' };
  const entry = entryOf({ id: 'weniversity', facts, words: { description: 'Courses' } }) as never;
  const pictureWith = (document: object | undefined) =>
    learningCenterPage.picture?.({ ...context, find: () => document } as never, entry);
  assert.is(pictureWith({})?.document, 'documents/catalogue');
  assert.equal(pictureWith(undefined), { subject: { kind: 'words', of: {} }, labels: ['Courses'] });
});

test('an image asks for documents in the language of its page', () => {
  const asked: unknown[] = [];
  const picture = ({ document }: PictureContext) => {
    asked.push(document('documents/one')?.title, document('documents/two'));
    return undefined;
  };
  const guide = { ref: 'toolbox/one', type: 'guide' };
  const documents = new Map([['documents/one', new Map([['en', { title: 'One', locale: 'en', bytes: 1, pages: 4 }]])]]);
  socialImages({ ...siteInput([guide], [{ name: 'guide', openGraph: { type: 'website', picture } }]), documents });
  assert.equal(asked, ['One', undefined]);
});

test('the answers of a survey have the colors that they have on its page', () => {
  const styles = readFileSync('templates/pages/survey/style.module.css', 'utf8');
  const filled = ['first', 'second', 'third', 'fourth', 'fifth'].map((name) => {
    const [, color = ''] = new RegExp(`\\.${name} \\{\\s*fill: var\\(--([^)]+)\\)`).exec(styles) ?? [];
    return hexOf(color);
  });
  assert.equal(answerColors, filled);
});

test('the claim of the home page is over no title, also one of four lines', () => {
  const texts = { ...longTexts, figure: { value: '70\u00a0%', note: '21 de ces 30 lignes s’arrêtent en chemin' } };
  const title = 'Wevoya\u00a0: transformation agile, numérique et d’entreprise';
  const boxes = boxesOf(site.socialImage.layOut({ ...texts, title }, share));
  const [note, heading] = [texts.figure.note, title].map((wanted) => boxes.find(({ text }) => text === wanted));
  assert.ok(note && heading && note.bottom < heading.top, JSON.stringify([note, heading]));
});

test('a name that would cover the office on a map is left out', () => {
  const drawn = (names: string[]) =>
    site.socialImage
      .layOut({ ...longTexts, title, labels: names }, cityOf(names))
      .flatMap(({ texts }) => texts.map(({ text }) => text));
  const long = ['Gare centrale de Bruxelles', 'Rue Royale'];
  assert.equal(drawn(['Gare', 'Rue']).slice(-2), ['Gare', 'Rue']);
  assert.equal(drawn(long).slice(-1), ['Rue Royale']);
  assert.not.ok(drawn(long).includes(long[0] ?? ''));
});

test('the texts of an image keep the name of a city on one line', async () => {
  const kind = { unbrokenNames: () => ['The Hague'] };
  const input = siteInput([{ ref: 'offices/the-hague', type: 'office', kind }], []);
  const shown: string[] = [];
  const layOut = (texts: SocialImageTexts) => {
    shown.push(texts.title);
    return [];
  };
  const templates = { ...input.templates, site: { ...site, socialImage: { ...site.socialImage, layOut } } };
  const [file] = socialImages({ ...input, templates, titleOf: () => 'Internship, The Hague' } as SocialInput).files;
  await file?.contents();
  assert.equal(shown, ['Internship, The\u00a0Hague']);
});

test('the title and the figure are on no line of the drawing', async () => {
  const ground = indexPixels(
    indexColors(site.socialImage.palette),
    new Uint8Array([...(site.socialImage.palette[0] ?? []), 255]),
  )[0];
  for (const [subject, labels] of described) {
    const background = await drawBackground(site.socialImage, subject);
    const boxes = boxesOf(site.socialImage.layOut({ ...longTexts, title: longTitle, labels }, subject));
    for (const { text, left, right, top, bottom } of boxes) {
      if (![longTitle, longTexts.kicker, longTexts.figure.value, longTexts.figure.note].includes(text) || left > 100)
        continue;
      for (let y = Math.ceil(top); y < bottom; y++)
        for (let x = Math.ceil(left); x < right; x++)
          if (background[y * 1200 + x] !== ground)
            throw new Error(`${subject.kind}: a line is behind “${text}” at ${x}, ${y}`);
    }
  }
});

test('an indexed PNG has each pixel in the nearest color of its palette', async () => {
  const palette: Color[] = Array.from({ length: 16 }, (_, index) => [index * 16, 0, 255 - index * 16]);
  const pixels = new Uint8Array([3, 0, 250, 255, 240, 5, 20, 255, 130, 0, 120, 255, 3, 0, 250, 255]);
  const png = encodeIndexedPng(indexPixels(indexColors(palette), pixels), { width: 2, height: 2 }, palette);
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  assert.is(info.width, 2);
  assert.equal([...data], [0, 0, 255, 240, 0, 15, 128, 0, 127, 0, 0, 255]);
});

test('a color over a picture covers it as far as it is opaque', () => {
  const colors = indexColors([
    [0, 0, 0],
    [128, 128, 128],
    [255, 255, 255],
  ]);
  const white = mixColor(colors, '#ffffff');
  const over = (below: number) => [0, 128, 255].map((opacity) => white[(below << 8) | opacity]);
  assert.equal(
    [over(0), over(1), over(2)],
    [
      [0, 1, 2],
      [1, 1, 2],
      [2, 2, 2],
    ],
  );
});

test('an outline covers pixels as far as it is over them', () => {
  const square = [
    { type: 'M', values: [10, 0] },
    { type: 'L', values: [10, 20] },
    { type: 'L', values: [30, 20] },
    { type: 'L', values: [30, 0] },
    { type: 'Z', values: [] },
  ];
  const at = (shift: number) => {
    const mask = fillOutline(square, 0.1, shift);
    return mask && { ...mask, coverage: [...mask.coverage] };
  };
  assert.equal(at(0), { left: 1, top: -2, width: 3, height: 2, coverage: [255, 255, 0, 255, 255, 0] });
  assert.equal(at(0.25), { left: 1, top: -2, width: 4, height: 2, coverage: [191, 255, 64, 0, 191, 255, 64, 0] });
  assert.is(fillOutline([], 1, 0), undefined);
});

test('a circle covers its area', () => {
  const k = 55.23;
  const circle = [
    { type: 'M', values: [100, 0] },
    { type: 'C', values: [100, k, k, 100, 0, 100] },
    { type: 'C', values: [-k, 100, -100, k, -100, 0] },
    { type: 'C', values: [-100, -k, -k, -100, 0, -100] },
    { type: 'C', values: [k, -100, 100, -k, 100, 0] },
    { type: 'Z', values: [] },
  ];
  const { coverage = [] } = fillOutline(circle, 0.2, 0.5) ?? {};
  const area = [...coverage].reduce((sum, one) => sum + one / 255, 0);
  assert.ok(Math.abs(area - Math.PI * 400) < 10, `${area}`);
});

test('lines break after spaces and hyphens, and are about equally long if they are balanced', () => {
  const broken = (text: string, width: number, balanced = false) =>
    breakLines(text, { width, balanced, measure: ({ length }) => length });
  assert.equal(broken('one two three', 7), ['one two', 'three']);
  assert.equal(broken('a long-term plan', 8), ['a long-', 'term', 'plan']);
  assert.equal(broken('a year\u00a0later', 6), ['a', 'year\u00a0later']);
  assert.equal(broken('a non\u2011breaking one', 8), ['a', 'non\u2011breaking', 'one']);
  assert.equal(broken('a bb ccc dddd', 9), ['a bb ccc', 'dddd']);
  assert.equal(broken('a bb ccc dddd', 9, true), ['a bb ccc', 'dddd']);
  assert.equal(broken('aa bb cc dd ee', 11), ['aa bb cc dd', 'ee']);
  assert.equal(broken('aa bb cc dd ee', 11, true), ['aa bb cc', 'dd ee']);
  assert.equal(broken('not losing 40 people', 14), ['not losing', '40 people']);
  assert.equal(broken('', 5), ['']);
});

test('a text that needs more lines than it may have ends with an ellipsis', () => {
  const measure = ({ length }: string) => length;
  const limit = (lines: string[], most: number) => limitLines(lines, { width: 7, most, measure });
  assert.equal(limit(['one two', 'three'], 2), ['one two', 'three']);
  assert.equal(limit(['one', 'two'], 1), ['one…']);
  assert.equal(limit(['one two', 'three'], 1), ['one tw…']);
  assert.equal(limit(['unbreakable', 'one'], 2), ['unbrea…', 'one']);
});

test('a text can be flush right or in the middle of its column', async () => {
  const firstInk = async (align: 'left' | 'middle' | 'right'): Promise<number> => {
    const text = { ...plain, text: 'W', size: 60, lineHeight: 1 };
    const design = { ...site.socialImage, layOut: () => [{ left: 100, width: 600, top: 500, align, texts: [text] }] };
    const blank = new Uint8Array(1200 * 630);
    const png = makeSocialImage({
      design,
      subject,
      texts: { title, kicker, siteName: '' },
      background: blank,
      typesetter,
    });
    const { data } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const columns = Array.from({ length: 1200 }, (_, x) => x);
    const isInk = (x: number) =>
      Array.from({ length: 60 }, (_, y) => data[3 * ((500 + y) * 1200 + x)]).some((red) => (red ?? 0) > 128);
    return columns.find(isInk) ?? -1;
  };
  const [left, middle, right] = [await firstInk('left'), await firstInk('middle'), await firstInk('right')];
  assert.ok(left >= 100 && left < 110, `${left}`);
  assert.ok(Math.abs(middle - (left + right) / 2) <= 1, `${middle} between ${left} and ${right}`);
  assert.ok(right > 600 && right < 700, `${right}`);
});

test('letters are set closer where the font says so', () => {
  const style = { family: 'Bricolage Grotesque', weight: 600, size: 100, letterSpacing: 0 };
  const { measure } = typesetter;
  assert.ok(measure('We', style) < measure('W', style) + measure('e', style));
  assert.is(measure('Change', { ...style, letterSpacing: 2 }), measure('Change', style) + 12);
  assert.is(Math.round(measure('Change', { ...style, size: 50 }) * 2), Math.round(measure('Change', style)));
});

test('a mark is set with its letter, by a face that has both', async () => {
  const letter = await subsetFonts('m', site.fontFamilies);
  const both = await subsetFonts('m\u0303', site.fontFamilies);
  const [own, other] = ['Bricolage Grotesque', 'Hanken Grotesk'];
  const { measure, drawLine } = await createTypesetter([
    ...letter.faces.filter(({ name }) => name === own),
    ...both.faces.filter(({ name }) => name === other),
  ]);
  const style = { family: own, weight: 400, size: 100, letterSpacing: 0 };
  const inOther = { ...style, family: other };
  assert.is.not(measure('m', style), measure('m', inOther));
  assert.is(measure('m\u0303', style), measure('m', inOther));
  assert.is(measure('mm\u0303', { ...style, letterSpacing: 8 }), measure('mm\u0303', style) + 16);
  const drawn: { top: number; left: number; bottom: number }[] = [];
  drawLine({ text: 'm\u0303', style: { ...style, letterSpacing: 40 }, x: 0, y: 0 }, (mask, x, y) =>
    drawn.push({ left: x + mask.left, top: y + mask.top, bottom: y + mask.top + mask.height }),
  );
  const [base, mark] = drawn;
  assert.is(drawn.length, 2);
  assert.ok(base && mark && mark.bottom <= base.top, 'the mark is above the letter');
  assert.ok(mark.left > base.left && mark.left < measure('m', inOther), 'and not beside it');
});

test('the icons are there in the sizes that browsers and home screens ask for', async () => {
  const icons = new Map(
    await Promise.all(siteIcons(site.icon).map(async ({ name, make }) => [name, await make()] as const)),
  );
  assert.equal(
    [...icons.keys()],
    ['apple-touch-icon.png', 'favicon.ico', 'favicon.svg', 'icon-192.png', 'icon-512.png', 'icon-maskable-512.png'],
  );
  for (const { name, sizes } of [...manifestIcons, { name: 'apple-touch-icon.png', sizes: '180x180' }]) {
    const { width, height } = await sharp(icons.get(name)).metadata();
    assert.is(`${width}x${height}`, sizes);
  }
  const ico = icons.get('favicon.ico') ?? new Uint8Array();
  assert.equal([...ico.slice(0, 8)], [0, 0, 1, 0, 1, 0, 32, 32]);
  assert.is((await sharp(ico.slice(22)).metadata()).width, 32);
  assert.match(
    new TextDecoder().decode(icons.get('favicon.svg')),
    /^<svg .*<circle [^>]*fill="#ed6b42"\/><\/g><\/svg>$/,
  );
});

test.run();

type SocialInput = Parameters<typeof socialImages>[0];

/** Describes a site whose one page is a client case with such facts. */
function caseInput(facts: object): SocialInput {
  return siteInput(
    [{ ref: 'client-cases/one', type: 'case', facts, words: { metrics: ['Trains cancelled'] } }],
    [{ name: 'case', openGraph: casePage }],
  );
}

/** Describes a site with a guide and its document, whose Markdown has such a text and digest. */
function guideInput({ digest, text }: { digest: string; text: string }): SocialInput {
  const document = { ref: 'documents/one', type: 'document', words: { title }, digest, source: { words: 'one.md' } };
  const guide = { ref: 'toolbox/one', type: 'guide', facts: { pdfId: 'documents/one' } };
  return {
    ...siteInput([guide], [{ name: 'guide', openGraph: guidePage }], [document]),
    readText: () => `---\ntitle: One\n---\n${text}\n`,
  };
}

/** Describes a site with some pages, some entries without a page, and the types of the pages. */
function siteInput(
  pages: readonly object[],
  pageTypes: readonly object[],
  others: readonly object[] = [],
): SocialInput {
  const complete = (entry: object) => {
    const { ref } = entry as { ref: string };
    const [folder, id] = ref.split('/');
    return { folder, id, locale: 'en', kind: {}, facts: {}, words: {}, source: { words: '' }, ...entry };
  };
  const config = { name: 'Wevoya', defaultLocale: 'en', socialImages: 'each', locales: [{ id: 'en' }] };
  const shown = pages.map(complete);
  const entries = [...shown, ...others.map(complete)].map((entry) => [
    Reflect.get(entry, 'ref'),
    new Map([['en', entry]]),
  ]);
  const input = {
    site: {
      config,
      routes: new Map(shown.map((entry, index) => [`/${index}`, { entry }])),
      entries: new Map(entries as never),
    },
    templates: { site, compiled: { site: 'site.mjs' }, pageTypes },
    fonts: { digest: '', faces: fonts },
    cache: { bytes: (_key: string, make: () => Promise<Uint8Array>) => make() },
    titleOf: () => title,
    readText: () => '',
    translate,
  };
  return input as unknown as SocialInput;
}

function entryOf(entry: { id: string; facts: object; words?: object }): EntryView {
  return { ref: '', folder: '', type: '', locale: 'en', words: {}, ...entry };
}

/** Returns the picture that a page type describes of an entry. */
function pictureOf(openGraph: OpenGraph, entry: { id: string; facts: object; words?: object }) {
  const picture = openGraph.picture?.(context, entryOf(entry));
  if (!picture) throw new Error('The type describes no picture.');
  return picture;
}

interface TextBox {
  text: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Returns the boxes of all texts of a layout. */
function boxesOf(columns: readonly TextColumn[]): TextBox[] {
  return columns.flatMap((column) => {
    const { left, width, gap = 0, align = 'left' } = column;
    const set = column.texts
      .filter(({ text }) => text !== '')
      .map((placed) => {
        const { text, size, lineHeight, family, weight = 400, letterSpacing = 0, balanced = false, most } = placed;
        const measure = (part: string) =>
          typesetter.measure(part, { family, weight, size, letterSpacing: letterSpacing * size });
        const all = breakLines(text, { width, balanced, measure });
        const lines = most === undefined ? all : limitLines(all, { width, most, measure });
        return { text, widest: Math.max(...lines.map(measure)), height: lines.length * size * lineHeight };
      });
    const total = set.reduce((sum, { height }) => sum + height + gap, -gap);
    let top = 'top' in column ? column.top : column.bottom - total;
    return set.map(({ text, widest, height }) => {
      const start = left + (align === 'left' ? 0 : align === 'right' ? width - widest : (width - widest) / 2);
      const box = { text, left: start, right: start + widest, top, bottom: top + height };
      top += height + gap;
      return box;
    });
  });
}

const overlaps = (one: TextBox, other: TextBox): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** Returns where the only point of an image is. */
function pointOf(svg: string): { x: number; y: number } {
  const [, x, y] = /<circle cx="(\S+)" cy="(\S+)"/.exec(svg)?.map(Number) ?? [];
  return { x: x ?? 0, y: y ?? 0 };
}
