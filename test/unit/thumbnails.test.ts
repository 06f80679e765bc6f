import sharp from 'sharp';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  cutPicture,
  decodePicture,
  describeDifference,
  drawDifference,
  encodePicture,
  type Gray,
  joinForStorage,
  makeThumbnail,
} from '../visual/thumbnails.ts';

const size = { width: 768, height: 1600 };

/** Takes a page with lines of text, as gray as small letters are on the whole, and a button at a height. */
async function pageWith({ button = 400, word = '', height = size.height } = {}): Promise<Gray> {
  const lines = Array.from(
    { length: 20 },
    (_, line) => `<rect x="40" y="${600 + line * 28}" width="560" height="9" fill="#8a8f99"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${height}"><rect width="100%" height="100%" fill="white"/>
    <rect x="40" y="${button}" width="180" height="52" fill="#8acaf0"/>${lines.join('')}${word}</svg>`;
  return makeThumbnail(await sharp(Buffer.from(svg)).png().toBuffer(), { ...size, height });
}

/** Stores a thumbnail as a reference does, between others of one shade, and takes it out again. */
async function stored(picture: Gray, shade = 0): Promise<Gray> {
  const other = { width: 45, height: 900, pixels: new Uint8Array(45 * 900).fill(shade) };
  const sprite = await decodePicture(await encodePicture(joinForStorage([other, picture, other])));
  return cutPicture(sprite, { left: 45, width: picture.width, height: picture.height });
}

test('a page is as its reference, although that is stored with losses', async () => {
  const page = await pageWith();
  assert.is(describeDifference(await stored(page), page), undefined);
});

test('a dark page that ends one row into a tile is as its reference', async () => {
  const footer = `<rect y="1200" width="100%" height="500" fill="#0b1830"/><rect x="40" y="1500" width="160" height="12" fill="#8a8f99"/>`;
  for (const height of [1544, 1608]) {
    const page = await pageWith({ word: footer, height });
    assert.is(page.height % 8, 1);
    assert.is(describeDifference(await stored(page, 255), page), undefined);
    assert.is(describeDifference(await stored(page), page), undefined);
  }
});

test('a longer word in one line does not show', async () => {
  const page = await pageWith({ word: '<rect x="600" y="656" width="60" height="9" fill="#8a8f99"/>' });
  assert.is(describeDifference(await stored(await pageWith()), page), undefined);
});

test('a moved block and a longer page show, and are said where', async () => {
  const reference = await stored(await pageWith());
  assert.match(
    describeDifference(reference, await pageWith({ button: 460 })) ?? '',
    /tiles differ, the first 384 px from the top/,
  );
  assert.is(describeDifference(reference, await pageWith({ height: 1680 })), 'about 80 px longer');
});

test('the difference is drawn beside the reference and the page', async () => {
  const moved = await pageWith({ button: 460 });
  const { width = 0 } = await sharp(await drawDifference(await pageWith(), moved)).metadata();
  assert.is(width, 2 * (3 * moved.width + 8));
});

test.run();
