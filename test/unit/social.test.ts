import { join } from 'node:path';
import sharp from 'sharp';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { EntryView, PageType } from '../../build/authoring/define.ts';
import type { SocialImageTexts, TextColumn } from '../../build/authoring/define-site.ts';
import type { PictureContext, SocialPicture } from '../../build/authoring/head.ts';
import {
  blankPixels,
  type Color,
  encodeIndexedPng,
  type IndexedPixels,
  indexColors,
  indexPixels,
  mixColor,
  rowStart,
} from '../../build/formats/pictures/indexed-png.ts';
import type { Site } from '../../build/model/site.ts';
import { readSite } from '../../build/pipeline/build.ts';
import { createEntryContext } from '../../build/pipeline/emit/entry-context.ts';
import { subsetFonts } from '../../build/pipeline/emit/fonts/fonts.ts';
import { manifestIcons, siteIcons } from '../../build/pipeline/emit/pictures/icons.ts';
import { breakLines, limitLines } from '../../build/pipeline/emit/social/break-lines.ts';
import { fillOutline } from '../../build/pipeline/emit/social/outline-mask.ts';
import { drawBackground, makeSocialImage } from '../../build/pipeline/emit/social/social.ts';
import { socialImages } from '../../build/pipeline/emit/social/social-images.ts';
import { createImageTypesetter } from '../../build/pipeline/emit/social/typesetter.ts';
import site from '../../templates/site.ts';
import { projectTemplates, root } from '../support/project.ts';
import { buildDate } from '../support/site.ts';

const test = suite('social');

const title = 'Change that is still there a year later';
const kicker = 'Change management';
const { faces: fonts } = await subsetFonts(`${title}${kicker}Wevoya »\u202f:0123456789€,`, site.fontFamilies);
const typesetter = await createImageTypesetter(fonts);
type Subject = Parameters<typeof site.socialImage.draw>[0];
const subject: Subject = { kind: 'words', of: {} };
const share: Subject = { kind: 'share', of: { seed: 'index', share: 70 } };
const background = await drawBackground(site.socialImage, subject);
const plain = { family: 'Hanken Grotesk', color: '#ffffff' };
const translate = (_locale: string, key: string, values: object = {}) => `${key} ${JSON.stringify(values)}`;
const make = (words: Partial<SocialImageTexts> = {}): Uint8Array =>
  makeSocialImage({
    design: site.socialImage,
    subject,
    texts: { title, kicker, siteName: 'Wevoya', ...words },
    background,
    typesetter,
    locale: 'en',
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

test('the page’s words are on the picture, also without a kicker or with a very long word', async () => {
  const withWords = make();
  assert.not.equal(make({ kicker: '' }), withWords);
  const long = make({ title: 'veranderbereidheidsonderzoeksrapportage' });
  assert.not.equal(long, withWords);
});

/** A type whose picture shows what the facts say. */
const pictured = {
  name: 'thing',
  openGraph: { type: 'website', picture: (_: unknown, { facts }: EntryView) => facts as { subject: Subject } },
};
const thingWith = (facts: object): SocialInput => siteInput([{ ref: 'things/one', type: 'thing', facts }], [pictured]);

test('what a page type describes of a picture is in the image’s address', () => {
  const addressWith = (facts: object) => socialImages(thingWith(facts)).addresses.get('things/one@en');
  const facts = { subject: share, figure: { value: '61', note: 'of 412' }, labels: ['One'] };
  assert.ok(addressWith(facts));
  assert.is(addressWith(structuredClone(facts)), addressWith(facts));
  for (const other of [
    { subject },
    { subject: { kind: 'share', of: { seed: 'index', share: 71 } } },
    { figure: { value: '62', note: 'of 412' } },
    { labels: ['Two'] },
  ])
    assert.is.not(addressWith({ ...facts, ...other }), addressWith(facts));
});

test('after a change of the site’s own code an image is another one at the same address', () => {
  const input = thingWith({ subject });
  const drawnBy = (code: string) => {
    const templates = { ...input.templates, compiled: { ...input.templates.compiled, site: code } };
    return socialImages({ ...input, templates }).files;
  };
  const [[before], [same], [after]] = [drawnBy('site-a.mjs'), drawnBy('site-a.mjs'), drawnBy('site-b.mjs')];
  assert.is(same?.digest, before?.digest);
  assert.is.not(after?.digest, before?.digest);
  assert.is(after?.path, before?.path);
});

test('pages without an image of their own show that of the home page in their language', () => {
  const homes = ['en', 'ar'].map((locale) => ({ ref: site.pages.home, locale, type: 'thing', facts: { subject } }));
  const input = siteInput([{ ref: 'things/one', type: 'thing', facts: { subject } }, ...homes], [pictured]);
  const locales = [{ id: 'en' }, { id: 'ar' }, { id: 'nl' }] as typeof input.site.config.locales;
  const config = { ...input.site.config, socialImages: 'one' as const, locales };
  const { addresses, files } = socialImages({ ...input, site: { ...input.site, config, strings: new Map() } });
  assert.is(files.length, 2);
  for (const locale of ['en', 'ar']) assert.match(addresses.get(locale) ?? '', new RegExp(`-${locale}-`));
  assert.is(addresses.get('nl'), undefined);
  assert.is(addresses.get('things/one@en'), undefined);
});

test('an image that shows a page of a document follows its text', async () => {
  const make = async (digest: string, text: string): Promise<[string, unknown]> => {
    const document = { ref: 'documents/one', type: 'document', words: { title }, digest, source: { words: 'one.md' } };
    const thing = {
      ref: 'things/one',
      type: 'thing',
      facts: { subject: { kind: 'sheet', of: {} }, document: document.ref },
    };
    const [file] = socialImages({
      ...siteInput([thing], [pictured], [document]),
      readText: () => `---\ntitle: One\n---\n${text}\n`,
    }).files;
    return [file?.path ?? '', await file?.contents()];
  };
  const [path, png] = await make('a', '## The map\n\n| Name | Now |\n| --- | --- |\n| Anna | Helps |');
  const [other, otherPng] = await make('b', '## The map\n\n| Name | Now |\n| --- | --- |\n| Anna | Opposes |');
  assert.is.not(path, other);
  assert.not.equal(png, otherPng);
});

const longTitle = `${'De medewerkers kennen de nieuwe dienstregeling als eersten '.repeat(2).slice(0, 59)}n`;
const cell = longTitle.toUpperCase();
const longTexts = {
  kicker: 'Formation',
  siteName: 'Wevoya',
  figure: { value: '1.400 minuten', note: 'tegen 2.100 minuten bij de start, in 24 maanden' },
  page: {
    title: 'A page',
    heading: cell,
    rows: Array.from({ length: 9 }, () => [cell, cell, cell]),
  },
};
const templates = await projectTemplates();
const { site: content } = readSite({ contentFolder: join(root, 'content'), templates, date: buildDate });
if (!content) throw new Error('The content cannot be read; npm run check says why.');
const locales = content.config.locales.map(({ id }) => id);
const documentView = { title: 'One', locale: 'en', bytes: 1, pages: 9 };

/** The picture of an entry of this site, as its page type describes it. */
interface Pictured {
  entry: EntryView;
  picture: SocialPicture;
}

function textOf(locale: string, key: string, values: Record<string, string | number> = {}): string {
  const texts = content?.strings.get(locale);
  const text = texts?.get(key) ?? texts?.get(`${key}_other`) ?? key;
  return text.replace(/\{\{(\w+)\}\}/g, (_, name) => String(values[name] ?? name));
}

/** Lists the pictures of three entries of a type in a language: those with the longest titles. */
function picturesOf(type: PageType, locale: string): Pictured[] {
  const context = { ...createEntryContext(content as Site, locale, textOf), document: () => documentView };
  const entries = [...(content?.routes.values() ?? [])].map(({ entry }) => entry);
  return entries
    .filter((entry) => entry.type === type.name && entry.locale === locale)
    .toSorted((one, other) => lengthOf(other) - lengthOf(one))
    .slice(0, 3)
    .map((entry) => ({
      entry,
      picture: type.openGraph?.picture?.(context, entry) ?? { subject: site.socialImage.subject(entry) },
    }));
}

const lengthOf = ({ words }: EntryView): number => String(words.title ?? '').length;

for (const type of templates.pageTypes)
  test(`the texts of the images of a ${type.name} are inside them, on no other text, and the title on no line`, async () => {
    const pictures = locales.flatMap((locale) => picturesOf(type, locale));
    for (const [index, { entry, picture }] of pictures.entries()) {
      const { subject, labels = [], figure } = picture;
      // Drawing one takes 50 ms: the lines of one are looked at.
      const background = index === 0 ? await drawBackground(site.socialImage, subject) : undefined;
      for (const title of ['Minder wachten', longTitle]) {
        const boxes = boxesOf(site.socialImage.layOut({ ...longTexts, title, labels, figure }, subject as Subject));
        assert.ok(boxes.some(({ text }) => text === title));
        for (const [place, box] of boxes.entries()) {
          const where = `${entry.ref} in ${entry.locale}: ${JSON.stringify(box)}`;
          assert.ok(box.left >= 0 && box.right <= 1200 && box.top >= 0 && box.bottom <= 630, where);
          for (const other of boxes.slice(place + 1))
            assert.not.ok(overlaps(box, other), `${where} and ${JSON.stringify(other)}`);
          if (background && box.text === title && hasInk(background, box)) throw new Error(`A line is behind ${where}`);
        }
      }
    }
  });

test('the same entry has the same picture, and most entries have another', () => {
  const drawn = templates.pageTypes.flatMap((type) => {
    const pictures = picturesOf(type, 'en').map(({ picture }) => JSON.stringify(picture));
    assert.equal(
      picturesOf(type, 'en').map(({ picture }) => JSON.stringify(picture)),
      pictures,
      type.name,
    );
    return pictures;
  });
  assert.ok(new Set(drawn).size > drawn.length / 2, `${new Set(drawn).size} of ${drawn.length}`);
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

test('an indexed PNG has each pixel in the nearest color of its palette', async () => {
  const palette: Color[] = Array.from({ length: 16 }, (_, index) => [index * 16, 0, 255 - index * 16]);
  const pixels = new Uint8Array([3, 0, 250, 255, 240, 5, 20, 255, 130, 0, 120, 255, 3, 0, 250, 255]);
  const png = encodeIndexedPng(indexPixels(indexColors(palette), pixels, 2), palette);
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
    breakLines(text, { width, balanced, locale: 'en', measure: ({ length }) => length });
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

for (const [locale, text, width, lines] of [
  ['zh-Hans', '变革需要时间，也需要耐心。', 7, ['变革需要时间，', '也需要耐心。']],
  ['ja', '「変革」には時間がかかります。', 8, ['「変革」には時間', 'がかかります。']],
  ['th', 'การเปลี่ยนแปลงต้องใช้เวลา', 17, ['การเปลี่ยนแปลง', 'ต้องใช้เวลา']],
  ['zh-Hans', '团队 DevOps 指南', 9, ['团队 DevOps', '指南']],
] as const)
  test(`lines break between words without spaces: ${text}`, () => {
    assert.equal(breakLines(text, { width, balanced: false, locale, measure: ({ length }) => length }), lines);
  });

test('a text that needs more lines than it may have ends with an ellipsis', () => {
  const measure = ({ length }: string) => length;
  const limit = (lines: string[], most: number) => limitLines(lines, { width: 7, most, measure });
  assert.equal(limit(['one two', 'three'], 2), ['one two', 'three']);
  assert.equal(limit(['one', 'two'], 1), ['one…']);
  assert.equal(limit(['one two', 'three'], 1), ['one…']);
  assert.equal(limit(['unbreakable', 'one'], 2), ['unbrea…', 'one']);
});

/** Draws a text into a column of a picture → whether a pixel of the picture has ink. */
async function inkOf(
  column: { top: number; align?: 'middle' | 'right' } | { bottom: number; gap: number },
  locale = 'en',
) {
  const texts = [{ ...plain, text: 'W', size: 60, lineHeight: 1 }];
  const png = makeSocialImage({
    design: { ...site.socialImage, layOut: () => [{ left: 100, width: 600, ...column, texts }] },
    subject,
    texts: { title, kicker, siteName: '' },
    background: blankPixels(1200, 630),
    typesetter,
    locale,
  });
  const { data } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return (x: number, y: number) => (data[3 * (y * 1200 + x)] ?? 0) > 128;
}

const columns = Array.from({ length: 1200 }, (_, x) => x);

test('a text can be flush right or in the middle of its column', async () => {
  const firstInk = async (align?: 'middle' | 'right', locale?: string): Promise<number> => {
    const isInk = await inkOf({ top: 500, ...(align && { align }) }, locale);
    const rows = Array.from({ length: 60 }, (_, y) => 500 + y);
    return columns.find((x) => rows.some((y) => isInk(x, y))) ?? -1;
  };
  const [left, middle, right] = [await firstInk(), await firstInk('middle'), await firstInk('right')];
  assert.ok(left >= 100 && left < 110, `${left}`);
  assert.ok(Math.abs(middle - (left + right) / 2) <= 1, `${middle} between ${left} and ${right}`);
  assert.ok(right > 600 && right < 700, `${right}`);
  assert.equal([await firstInk(undefined), await firstInk(undefined, 'ar')], [left, right]);
});

test('a text on the lower edge of its column is on it, whatever is between texts', async () => {
  const isInk = await inkOf({ bottom: 500, gap: 40 });
  const rows = Array.from({ length: 630 }, (_, y) => y).filter((y) => columns.some((x) => isInk(x, y)));
  assert.ok((rows.at(-1) ?? 0) < 500 && (rows.at(-1) ?? 0) > 470, `${rows.at(-1)}`);
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
  const { measure, drawLine } = await createImageTypesetter([
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

test('Arabic is set from right to left in joined letters, beside Latin words in their own direction', async () => {
  const hanken = site.fontFamilies.filter(({ name }) => name === plain.family);
  const families = hanken.map((family) => ({ ...family, scripts: ['vazirmatn'] }));
  const { faces, uncovered } = await subsetFonts('Wi 27 سلام (ورشة)', families);
  assert.equal(uncovered, []);
  const { measure, drawLine } = await createImageTypesetter(faces);
  const style = { family: plain.family, weight: 400, size: 100, letterSpacing: 0, direction: 'rtl' } as const;
  /** The width of each glyph that is drawn, from left to right. */
  const drawn = (text: string, direction: 'ltr' | 'rtl' = 'rtl') => {
    const glyphs: { x: number; width: number }[] = [];
    drawLine({ text, style: { ...style, direction }, x: 0, y: 0 }, ({ left, width }, x) =>
      glyphs.push({ x: x + left, width }),
    );
    return glyphs.sort((one, other) => one.x - other.x).map(({ width }) => width);
  };
  const [wide = 0, narrow = 0] = drawn('Wi', 'ltr');
  assert.ok(wide > 2 * narrow);
  // Isolated letters are wider than joined ones.
  assert.ok(measure('سلام', style) < [...'سلام'].reduce((sum, letter) => sum + measure(letter, style), 0) - 20);
  assert.is(measure('سلام', { ...style, letterSpacing: 9 }), measure('سلام', style));
  assert.equal(drawn('سلام Wi').slice(0, 2), [wide, narrow]);
  assert.equal(drawn('Wi سلام').slice(-2), [wide, narrow]);
  assert.equal(drawn('Wi سلام', 'ltr').slice(0, 2), [wide, narrow]);
  assert.equal(drawn('سلام 27').slice(0, 2), drawn('27', 'ltr'));
  // A bracket that opens is at the right.
  const [one, ...others] = drawn('(W', 'ltr');
  assert.is(drawn('(ورشة').at(-1), one, `${others}`);
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
  assert.match(new TextDecoder().decode(icons.get('favicon.svg')), /^<svg /);
});

test.run();

type SocialInput = Parameters<typeof socialImages>[0];

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
        const all = breakLines(text, { width, balanced, measure, locale: 'en' });
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

/** Returns the color that most of an image has. */
function groundOf(background: IndexedPixels): number {
  const counts = new Map<number, number>();
  for (const color of background.rows) counts.set(color, (counts.get(color) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0] ?? 0;
}

function hasInk(background: IndexedPixels, { left, right, top, bottom }: TextBox): boolean {
  const ground = groundOf(background);
  for (let y = Math.ceil(top); y < bottom; y++)
    for (let x = Math.ceil(left); x < right; x++)
      if (background.rows[rowStart(background, y) + x] !== ground) return true;
  return false;
}

/** Whether two texts touch: lines that follow each other closely share a pixel or two that have no letter in them. */
const overlaps = (one: TextBox, other: TextBox): boolean =>
  one.left < other.right && other.left < one.right && one.top + 2 < other.bottom && other.top + 2 < one.bottom;
