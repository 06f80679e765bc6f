import sharp from 'sharp';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { pictureFault } from '../../build/read/picture-fault.ts';
import { readPicture } from '../../build/read/picture-size.ts';

const pictures = suite('pictures');

const formats = ['png', 'jpeg', 'gif', 'webp', 'avif'] as const;
const blank = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#c33' } });

for (const format of formats) {
  pictures(`${format}: its size is read, and whether its end is there`, async () => {
    const bytes = await blank(300, 200).toFormat(format).toBuffer();
    const { width, height, isCut, ...rest } = readPicture(bytes);
    assert.equal({ width, height, ...rest }, { width: 300, height: 200, format });
    assert.not(isCut);
    assert.is(pictureFault(`board.${format}`, bytes), undefined);
    for (let length = 0; length < bytes.length; length++) readPicture(bytes.subarray(0, length));
    if (format !== 'gif') assert.ok(readPicture(bytes.subarray(0, bytes.length / 2)).isCut);
  });
}

pictures('WebP of every kind', async () => {
  const clear = { create: { width: 30, height: 20, channels: 4, background: '#c338' } } as const;
  for (const options of [{ lossless: true }, { lossless: false }, { nearLossless: true }]) {
    const { width, height } = readPicture(await sharp(clear).webp(options).toBuffer());
    assert.equal({ width, height }, { width: 30, height: 20 });
  }
});

pictures('drawings', () => {
  const fault = (text: string) => pictureFault('board.svg', Buffer.from(text))?.message;
  assert.is(
    fault('<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"><text>on="x"</text></svg>\n'),
    undefined,
  );
  assert.is(fault('<svg width="3"/>'), undefined);
  assert.is(fault('<svg><path d="M0 0'), 'static/board.svg ends in the middle of the picture.');
  assert.is(fault('board'), 'static/board.svg cannot be read as a picture.');
  for (const script of ['<script>1</script>', '<a href="javascript:x()"/>', '<path onclick="x()"/>'])
    assert.is(fault(`<svg>${script}</svg>`), 'static/board.svg has a script in it.');
});

pictures('what a name promises does not count, and files that are no pictures are left alone', async () => {
  assert.is(pictureFault('board.jpg', await blank(9, 9).png().toBuffer()), undefined);
  assert.is(pictureFault('sheet.pdf', Buffer.from('')), undefined);
  const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
  for (const name of ['board.heic', 'board.jpg'])
    assert.is(pictureFault(name, heic)?.message, `static/${name} is a HEIC picture, which browsers do not show.`);
});

pictures.run();
