import sharp from 'sharp';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { subsetFonts } from '../../build/emit/fonts.ts';
import { manifestIcons, siteIcons } from '../../build/emit/icons.ts';
import { type Color, encodeIndexedPng, indexColors, layOver } from '../../build/emit/indexed-png.ts';
import { drawBackground, makeSocialImage } from '../../build/emit/social.ts';
import type { DrawingSubject } from '../../templates/drawings/subject.ts';
import site from '../../templates/site.ts';

const test = suite('social');

const title = 'Change that is still there a year later';
const kicker = 'Change management';
const { faces: fonts } = await subsetFonts(`${title}${kicker}Wevoya »\u202f:`, site.fontFamilies);
const subject: DrawingSubject = { seed: 'index', field: 'ridge' };
const background = await drawBackground(site.socialImage, subject);
const make = (words: Partial<{ title: string; kicker: string }> = {}): Promise<Uint8Array> =>
  makeSocialImage({
    design: site.socialImage,
    texts: { title, kicker, siteName: 'Wevoya', ...words },
    background,
    fonts,
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
  { seed: 'rising', metric: { from: 24, to: 64 } },
  { seed: 'falling', metric: { from: 86, to: 11 } },
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

test('an indexed PNG has each pixel in the nearest color of its palette', async () => {
  const palette: Color[] = Array.from({ length: 16 }, (_, index) => [index * 16, 0, 255 - index * 16]);
  const pixels = new Uint8Array([3, 0, 250, 255, 240, 5, 20, 255, 130, 0, 120, 255, 3, 0, 250, 255]);
  const png = await encodeIndexedPng(layOver(indexColors(palette), pixels), { width: 2, height: 2 }, palette);
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  assert.is(info.width, 2);
  assert.equal([...data], [0, 0, 255, 240, 0, 15, 128, 0, 127, 0, 0, 255]);
});

test('what is laid over a picture covers it as far as it is opaque', () => {
  const colors = indexColors([
    [0, 0, 0],
    [128, 128, 128],
    [255, 255, 255],
  ]);
  const white = (opacity: number): number[] => [255, 255, 255, opacity];
  const texts = new Uint8Array([white(0), white(128), white(255), white(0)].flat());
  assert.equal([...layOver(colors, texts, new Uint8Array([0, 0, 0, 2]))], [0, 1, 2, 2]);
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
