import sharp from 'sharp';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { SocialImageTexts } from '../../build/authoring/define-site.ts';
import { breakLines } from '../../build/emit/break-lines.ts';
import { subsetFonts } from '../../build/emit/fonts.ts';
import { manifestIcons, siteIcons } from '../../build/emit/icons.ts';
import { type Color, encodeIndexedPng, indexColors, indexPixels, mixColor } from '../../build/emit/indexed-png.ts';
import { fillOutline } from '../../build/emit/outline-mask.ts';
import { drawBackground, makeSocialImage } from '../../build/emit/social.ts';
import { socialImages } from '../../build/emit/social-images.ts';
import { createTypesetter } from '../../build/emit/typesetter.ts';
import type { DrawingSubject } from '../../templates/drawings/subject.ts';
import { openGraph } from '../../templates/pages/case/open-graph.ts';
import site from '../../templates/site.ts';

const test = suite('social');

const title = 'Change that is still there a year later';
const kicker = 'Change management';
const { faces: fonts } = await subsetFonts(`${title}${kicker}Wevoya »\u202f:0123456789€,`, site.fontFamilies);
const typesetter = await createTypesetter(fonts);
const subject: DrawingSubject = { seed: 'index', field: 'ridge' };
const background = await drawBackground(site.socialImage, subject);
const make = (words: Partial<SocialImageTexts> = {}): Promise<Uint8Array> =>
  makeSocialImage({
    design: site.socialImage,
    texts: { title, kicker, siteName: 'Wevoya', ...words },
    background,
    typesetter,
  });

test('a social image is a PNG of 1200 × 630 and at most 60 KB', async () => {
  const png = await make();
  const { format, width, height } = await sharp(png).metadata();
  assert.equal({ format, width, height }, { format: 'png', width: 1200, height: 630 });
  assert.ok(png.length <= 60 * 1024, `${png.length} bytes`);
});

test('the same page gives the same bytes, another title others', async () => {
  const one = await make();
  assert.equal(await make(), one);
  assert.not.equal(await make({ title: 'Change' }), one);
});

test('the point is coral where the drawing has it, beside the title', async () => {
  const { x, y } = pointOf(site.socialImage.draw(subject));
  const [left, top] = [Math.round(x), Math.round(y)];
  const pixel = await sharp(await make())
    .extract({ left, top, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer();
  assert.equal([...pixel], [0xed, 0x6b, 0x42]);
});

const subjects: DrawingSubject[] = [
  { seed: 'index', share: 70 },
  ...(['delta', 'basin', 'ridge', 'grid'] as const).map((field) => ({ seed: `a page about ${field}`, field })),
];

test('the point of a social image is clear of the title, and inside the image', () => {
  for (const subject of subjects) {
    const { x, y } = pointOf(site.socialImage.draw(subject));
    assert.ok(x <= 1160 && y >= 40, `${subject.seed}: ${x}, ${y}`);
    assert.ok(x > 880 || y < 280, `${subject.seed}: ${x}, ${y} is over the title`);
  }
});

test('the page’s words are on the picture, also without a kicker or with a very long word', async () => {
  const withWords = await make();
  assert.not.equal(await make({ kicker: '' }), withWords);
  const long = await make({ title: 'veranderbereidheidsonderzoeksrapportage' });
  assert.ok(long.length > 10_000);
});

test('a figure is on the picture, and another figure gives another picture', async () => {
  const figure = { value: '18 minutes', note: 'from 47' };
  const shown = await make({ figure });
  assert.not.equal(await make(), shown);
  assert.not.equal(await make({ figure: { ...figure, value: '19 minutes' } }), shown);
  assert.not.equal(await make({ figure: { ...figure, note: 'from 48' } }), shown);
});

test('the figure of a page type is in the image’s digest and address', () => {
  const addressWith = (to: number | undefined): string | undefined => {
    const metrics = to === undefined ? [] : [{ unit: 'minutes', from: 47, to, months: 8 }];
    return socialImages(caseInput({ metrics })).addresses.get('client-cases/one@en');
  };
  assert.ok(addressWith(18));
  assert.is(addressWith(18), addressWith(18));
  assert.is.not(addressWith(18), addressWith(19));
  assert.is.not(addressWith(18), addressWith(undefined));
});

test('a client case’s image shows the first result and its baseline', () => {
  const t = (key: string, values?: object) => `${key} ${JSON.stringify(values)}`;
  const metric = (to: number) => ({ unit: 'count', from: 412, to, months: 12 });
  const facts = { metrics: [metric(61), metric(7)] };
  const figure = openGraph.figure?.({ locale: 'en', t } as never, facts as never);
  assert.equal(figure, { value: '61', note: 'facts.baseline {"count":12,"from":"412"}' });
});

test('a figure is below the site’s name, above the title, and on no line of the drawing', async () => {
  const titles = [
    'Minder wachten',
    'Klantenbegeleidingsafdelingen vernieuwen de dienstregeling samen',
    `${'De medewerkers kennen de nieuwe dienstregeling als eersten '.repeat(2).slice(0, 109)}n`,
  ];
  const cases = ['one', 'two', 'three', 'four', 'five'].map((seed) => ({ seed }));
  for (const subject of cases) {
    const background = await drawBackground(site.socialImage, subject);
    for (const title of titles)
      for (const value of ['61', '€270,000', '18 minutes'])
        assertClearFigure(background, {
          title,
          kicker,
          siteName: 'Wevoya',
          figure: { value, note: 'from 47 minutes' },
        });
  }
});

test('an indexed PNG has each pixel in the nearest color of its palette', async () => {
  const palette: Color[] = Array.from({ length: 16 }, (_, index) => [index * 16, 0, 255 - index * 16]);
  const pixels = new Uint8Array([3, 0, 250, 255, 240, 5, 20, 255, 130, 0, 120, 255, 3, 0, 250, 255]);
  const png = await encodeIndexedPng(indexPixels(indexColors(palette), pixels), { width: 2, height: 2 }, palette);
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
  assert.equal(broken('', 5), ['']);
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
  const entry = {
    ref: 'client-cases/one',
    folder: 'client-cases',
    id: 'one',
    locale: 'en',
    facts,
    source: { words: '' },
  };
  const config = { name: 'Wevoya', defaultLocale: 'en', socialImages: 'each', locales: [{ id: 'en' }] };
  const input = {
    site: { config, routes: new Map([['/', { entry }]]), entries: new Map() },
    templates: {
      site: { ...site, socialImage: { ...site.socialImage, subject: () => ({ seed: 'one' }) } },
      compiled: { site: 'site.mjs' },
      pageTypes: [{ folder: 'client-cases', openGraph }],
    },
    fonts: { digest: '', faces: [] },
    titleOf: () => title,
    translate: (_locale: string, key: string, values?: object) => `${key} ${JSON.stringify(values)}`,
  };
  return input as unknown as SocialInput;
}

/** Throws if the text of a picture with a figure overlaps the site's name or a line of the drawing, or is too wide. */
function assertClearFigure(background: Uint8Array, texts: SocialImageTexts): void {
  const { layOut, palette } = site.socialImage;
  const [name, block] = layOut(texts);
  if (!name || !('top' in name) || !block || !('bottom' in block)) throw new Error('The layout is another.');
  const { left, width, bottom, gap = 0 } = block;
  const set = block.texts.map((placed) => {
    const { text, size, lineHeight, family, weight = 400, letterSpacing = 0 } = placed;
    const measure = (part: string) =>
      typesetter.measure(part, { family, weight, size, letterSpacing: letterSpacing * size });
    const lines = breakLines(text, { width, balanced: placed.balanced ?? false, measure });
    return {
      text,
      widest: Math.max(...lines.map(measure)),
      lines: lines.length,
      height: lines.length * size * lineHeight,
    };
  });
  const about = `${texts.title}, ${texts.figure?.value}`;
  assert.equal(
    set.map(({ text }) => text),
    [texts.kicker, texts.figure?.value, texts.figure?.note, texts.title],
  );
  assert.is(set[1]?.lines, 1, about);
  let top = bottom - set.reduce((sum, { height }) => sum + height + gap, -gap);
  const nameHeight = name.texts.reduce((sum, { size, lineHeight }) => sum + size * lineHeight, 0);
  assert.ok(top >= name.top + nameHeight, `${about}: the block begins at ${top}`);
  const ground = indexPixels(indexColors(palette), new Uint8Array([...(palette[0] ?? []), 255]))[0];
  for (const { text, widest, height } of set) {
    for (let y = Math.ceil(top); y < top + height; y++)
      for (let x = left; x < left + widest; x++)
        if (background[y * 1200 + x] !== ground) throw new Error(`${about}: a line is behind “${text}” at ${x}, ${y}`);
    top += height + gap;
  }
}

/** Returns where the point is in the image of 1200 × 630 px. */
function pointOf(svg: string): { x: number; y: number } {
  const [, , , width, height, left, top, x, y] =
    /viewBox="(\S+) (\S+) (\S+) (\S+)" x="(\S+)" y="(\S+)" [^>]*><circle cx="(\S+)" cy="(\S+)"/
      .exec(svg)
      ?.map(Number) ?? [];
  if (width === undefined || height === undefined) throw new Error('The image has no point.');
  const scale = Math.max(1200 / width, 630 / height);
  return {
    x: (left ?? 0) + 600 + ((x ?? 0) - width / 2) * scale,
    y: (top ?? 0) + 315 + ((y ?? 0) - height / 2) * scale,
  };
}
