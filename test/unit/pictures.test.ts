import sharp from 'sharp';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { picturePath } from '../../build/formats/pictures/path.ts';
import {
  entryLimits,
  findHugePicture,
  inspectPicture,
  isNamedAsPicture,
  staticLimits,
} from '../../build/formats/pictures/picture-fault.ts';
import { readPicture } from '../../build/formats/pictures/picture-size.ts';
import { hasVariants, originalPath } from '../../build/formats/pictures/variants.ts';

const pictures = suite('pictures');

const pictureFault = (path: string, bytes: Uint8Array) => inspectPicture(`static/${path}`, bytes, staticLimits).fault;

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

pictures('a photo that is to be turned has the size that it is shown in', async () => {
  for (const [orientation, size] of [
    [1, [300, 200]],
    [3, [300, 200]],
    [6, [200, 300]],
    [8, [200, 300]],
  ] as const) {
    const { width, height } = readPicture(await blank(300, 200).jpeg().withMetadata({ orientation }).toBuffer());
    assert.equal([width, height], size);
  }
});

pictures('a drawing has the size that it says, or that of its view box', () => {
  const size = (tag: string) => {
    const { width, height } = readPicture(Buffer.from(`${tag}<path d="M0 0"/></svg>`));
    return [width, height];
  };
  assert.equal(size('<svg width="40px" height=\'30\'>'), [40, 30]);
  assert.equal(size('<svg viewBox="0 0 640 400">'), [640, 400]);
  assert.equal(size('<svg width="100%" height="100%" viewBox="0,0,64,40">'), [64, 40]);
  assert.equal(size('<svg width="2in" height="72pt" viewBox="0 0 21000 29700">'), [192, 96]);
  assert.equal(size('<svg viewBox="0 0 51500 51500">'), [4000, 4000], 'units are no pixels');
  assert.equal(size('<svg>'), [undefined, undefined]);
});

pictures('WebP of every kind', async () => {
  const clear = { create: { width: 30, height: 20, channels: 4, background: '#c338' } } as const;
  for (const options of [{ lossless: true }, { lossless: false }, { nearLossless: true }]) {
    const { width, height } = readPicture(await sharp(clear).webp(options).toBuffer());
    assert.equal({ width, height }, { width: 30, height: 20 });
  }
});

/** Puts a chunk behind the header of a PNG, as animated ones have it. */
function withFrames(png: Buffer, frames: number): Buffer {
  const chunk = Buffer.alloc(20);
  chunk.writeUInt32BE(8);
  chunk.write('acTL', 4, 'latin1');
  chunk.writeUInt32BE(frames, 8);
  return Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)]);
}

pictures('a picture that moves is published as it is, in every format', async () => {
  const frames = await Promise.all(['#c33', '#3c3', '#33c'].map((color) => paint(color)));
  const moving = sharp(Buffer.concat(frames), { raw: { width: 30, height: 60, channels: 3, pageHeight: 20 } });
  const png = await blank(30, 20).png().toBuffer();
  const avif = await blank(30, 20).avif().toBuffer();
  const [gif, webp] = [await moving.clone().gif().toBuffer(), await moving.clone().webp().toBuffer()];
  const isScaled = (name: string, bytes: Buffer) =>
    hasVariants(name, { digest: '', ...inspectPicture(`guide/${name}`, bytes, staticLimits) });
  assert.is(isScaled('a.gif', gif), false);
  assert.is(isScaled('a.webp', webp), false);
  assert.is(isScaled('webp-named.png', webp), false);
  assert.is(isScaled('a.png', withFrames(png, 2)), false);
  // libavif names its sequences so.
  assert.is(isScaled('a.avif', Buffer.from(avif.toString('latin1').replace('avif', 'avis'), 'latin1')), false);
  const alpha = { create: { width: 30, height: 20, channels: 4, background: '#c338' } } as const;
  for (const still of [png, withFrames(png, 1), avif, await sharp(alpha).webp().toBuffer()])
    assert.is(isScaled('b.png', still), true);
});

const paint = (background: string) =>
  sharp({ create: { width: 30, height: 20, channels: 3, background } })
    .raw()
    .toBuffer();

pictures('a picture is found by its name, however its accents are stored', () => {
  const [composed, apart] = ['été.jpg', 'e\u0301te\u0301.jpg'];
  const found = (stored: readonly string[], written: string) =>
    picturePath(new Map(stored.map((path) => [path, { digest: '' }])), 'guides/a', written);
  for (const written of [composed, apart, encodeURI(composed), `./${apart}`]) {
    assert.is(found([`guides/a/${apart}`], written), `guides/a/${apart}`);
    assert.is(found([`guides/a/${composed}`, '../static/x.jpg'], written), `guides/a/${composed}`);
    assert.is(found([`guides/b/${apart}`, 'guides/a/ete.jpg'], written).startsWith('../static/'), true);
  }
  assert.is(found([`../static/p/${apart}`], `/p/${composed}`), `../static/p/${apart}`);
  assert.is(found(['guides/a/뜻.png'], '뜻.png'.normalize('NFD')), 'guides/a/뜻.png');
  assert.is(found(['guides/a/a.jpg'], 'b.jpg'), '../static/b.jpg');
});

pictures('the name of a file is written as addresses are', () => {
  const pathOf = (name: string) => originalPath(`static/${name}`, { digest: '0123456789' });
  assert.is(pathOf('Hall Été.JPG'), 'assets/hall-ete-01234567.jpg');
  assert.is(pathOf('Œuvre, Łódź & Straße.png'), 'assets/oeuvre-lodz-strasse-01234567.png');
  assert.is(pathOf('图.png'), 'assets/picture-01234567.png');
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
});

/** Parts of drawings that are refused, and what is said to be in them. */
const unsafeParts: Record<string, string> = {
  '<script>1</script>': '<script>',
  '<a href="javascript:x()"/>': '<a>',
  '<path onclick="x()"/>': 'onclick="x()" at <path>',
  '<use href="&#106;avascript:x()"/>': 'href="javascript:x()" at <use>',
  '<use xmlns:x="http://www.w3.org/1999/xlink" x:href="other.svg#a"/>': 'x:href="other.svg#a" at <use>',
  '<set attributeName="href" to="#a"/>': 'attributeName="href" at <set>',
  '<animate attributeName="fill" values="java&#10;script:x()"/>': 'values="java script:x()" at <animate>',
  '<iframe xmlns="http://www.w3.org/1999/xhtml" srcdoc="a"/>': '<iframe>',
  '<x:script xmlns:x="http://www.w3.org/1999/xhtml"/>': '<x:script>',
  '<foreignObject/>': '<foreignObject>',
  '<image href="https://a.example/x.png"/>': 'href="https://a.example/x.png" at <image>',
  '<image href="data:image/svg+xml,x"/>': 'href="data:image/svg+xml,x" at <image>',
  '<style>@import "a.css";</style>': 'a style with @import',
  '<style><![CDATA[g{fill:url(https://a.example/)}]]></style>': 'a style with url(https://a.example/)',
  '<style><title/>@import url(a.css);</style>': '<title> in <style>',
  '<style>@import<!-- --> "a.css";</style>': 'a style with @import',
  '<style>g{fill:ur<!-- -->l(//a.example/)}</style>': 'a style with url(//a.example/)',
  '<style>g{fill:ur<![CDATA[l(//a.example/)]]>}</style>': 'a style with url(//a.example/)',
  '<style>g{fill:url("//a.example/")}</style>': 'a style with url(//a.example/)',
  '<style>g{fill:url(data:image/png;base64,AA==)}</style>': 'a style with url(data:image/png;base64,AA==)',
  '<style>svg{background:image-set("//a.example/x.png" 1x)}</style>': 'a style with image-set()',
  '<g style="fill:u\\72l(x)"/>': 'style="fill:u\\72l(x)" at <g>',
};

for (const [part, what] of Object.entries(unsafeParts))
  pictures(`a drawing with ${part} is refused`, () => {
    const text = `<svg xmlns="http://www.w3.org/2000/svg">${part}</svg>`;
    assert.is(
      pictureFault('board.svg', Buffer.from(text))?.message,
      `static/board.svg has ${what} in it, which could run a script or load something.`,
    );
  });

const needlessParts: Record<string, string> = {
  '<flowRoot/>': '<flowRoot>',
  '<center/>': '<center>',
  '<?php x ?>': 'a <?php?>',
};

for (const [part, what] of Object.entries(needlessParts))
  pictures(`a drawing with ${part} is refused, and not called dangerous`, () => {
    const text = `<svg xmlns="http://www.w3.org/2000/svg">${part}</svg>`;
    assert.is(
      pictureFault('board.svg', Buffer.from(text))?.message,
      `static/board.svg has ${what} in it, which is of no use in a drawing on a website.`,
    );
  });

const png = async (width: number, height: number) =>
  `data:image/png;base64,${(await blank(width, height).png().toBuffer()).toString('base64')}`;

pictures('a drawing with a document type, a style sheet or broken XML is refused', () => {
  const fault = (text: string) => pictureFault('board.svg', Buffer.from(text))?.message ?? '';
  assert.match(
    fault('<!DOCTYPE svg [<!ENTITY a "<script/>">]><svg>&a;</svg>'),
    /has a <!DOCTYPE> with declarations in it, which is of no use/,
  );
  const type = 'svg PUBLIC "-//W3C//DTD SVG 1.0//EN" "http://www.w3.org/TR/2001/REC-SVG-20010904/DTD/svg10.dtd"';
  const namespace = '<!ATTLIST svg xmlns:xlink CDATA #FIXED "http://www.w3.org/1999/xlink">';
  for (const declarations of ['', ' []', ' [ <!-- none --> ]', ` [\n  ${namespace}\n]`])
    assert.is(fault(`<!DOCTYPE ${type}${declarations}>\n<svg width="9" height="9"/>`), '', declarations);
  for (const declarations of [
    '<!ATTLIST svg onload CDATA "alert(1)">',
    `${namespace} <!ENTITY a "b">`,
    '<!ENTITY % a SYSTEM "b"> %a;',
    '<!-- --> <!ELEMENT svg ANY>',
    '<!ATTLIST svg xmlns:xlink CDATA #FIXED "x" onload CDATA "alert(1)">',
  ])
    assert.match(fault(`<!DOCTYPE ${type} [${declarations}]><svg/>`), /<!DOCTYPE> with declarations/, declarations);
  assert.match(fault('<?xml version="1.0" encoding="iso-2022-jp"?><svg/>'), /has encoding="iso-2022-jp" in it/);
  assert.not.match(fault('<?xml version="1.0" encoding="ISO-8859-1"?><svg width="9" height="9"/>'), /encoding/);
  assert.match(fault('<?xml-stylesheet href="a.css"?><svg/>'), /has a <\?xml-stylesheet\?> in it/);
  assert.match(
    fault('<svg><g></svg>'),
    /cannot be read as a drawing: its XML is not well-formed: unexpected close tag/,
  );
  assert.match(fault(`<svg>${'<g>'.repeat(5000)}${'</g>'.repeat(5000)}</svg>`), /elements nest more than 256 levels/);
  assert.match(fault('<svg>&nosuch;</svg>'), /cannot be read as a drawing/);
});

pictures('the element is named that is refused', () => {
  const place = (inside: string) => pictureFault('board.svg', Buffer.from(`<svg>\n  <g/>${inside}</svg>`))?.place;
  assert.equal(place('\n\n <g style="text-shadow:0 0 9px"/>'), { line: 4, column: 2 });
  assert.equal(place('<script\n/>'), { line: 2, column: 7 });
  assert.equal(place('</p>')?.line, 2);
});

pictures('a drawing of more than 1 MB is refused', () => {
  const fault = pictureFault(
    'board.svg',
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${' '.repeat(1_000_000)}</svg>`),
  );
  assert.match(fault?.message ?? '', /weighs 1\.0 MB/);
});

pictures('what drawing programs export is accepted', async () => {
  const text = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<!-- Exported -->
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"
  xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" inkscape:export-filename="C:\\board (1).png" viewBox="0 0 9 9" role="img" aria-label="A">
  <inkscape:page/>
  <defs><linearGradient id="a"><stop offset="0" style="stop-color:#c33"/></linearGradient></defs>
  <style>.b { fill: url(#a) }</style>
  <use xlink:href="#c" class="b" fill="url('#a')"/>
  <image href="${await png(9, 9)}"/>
  <switch><foreignObject requiredExtensions="http://ns.adobe.com/AdobeIllustrator/10.0/" x="0" y="0"/><g/></switch>
  <circle r="3"><animate attributeName="r" values="1;3" dur="1s"/></circle>
</svg>
`;
  assert.is(inspectPicture('board.svg', Buffer.from(text), entryLimits).fault, undefined);
});

pictures('what a name promises does not count, and files that are no pictures are left alone', async () => {
  assert.is(pictureFault('board.jpg', await blank(9, 9).png().toBuffer()), undefined);
  assert.not(isNamedAsPicture('sheet.pdf'));
  const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
  for (const name of ['board.heic', 'board.jpg'])
    assert.is(pictureFault(name, heic)?.message, `static/${name} is a HEIC picture, which pages do not show.`);
});

const bytesOf = (...parts: (string | number)[]): Buffer =>
  Buffer.concat(
    parts.map((part) =>
      typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from([part & 255, part >> 8]),
    ),
  );

/** Beginnings of pictures of 30,000 pixels on a side. */
const huge: Record<string, Buffer> = {
  gif: bytesOf('GIF89a', 10, 10, '\0\0\0!\xf9\x04\0\0\0\0\0,', 0, 0, 30_000, 30_000, '\0\x02\0;'),
  'gif with colors': bytesOf('GIF89a', 10, 10, '\x80\0\0RGBRGB,', 0, 29_000, 10, 1000, '\0\x02\0;'),
  tif: bytesOf('II*\0', 8, 0, 2, 256, 3, 1, 0, 30_000, 0, 257, 3, 1, 0, 30_000, 0),
  heic: Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic\0\0\0\x14ispe\0\0\0\0\0\0\x75\x30\0\0\x75\x30', 'latin1'),
  jpg: Buffer.from('\xff\xd8\xff\xc0\0\x11\x08\x75\x30\x75\x30\x03\xff\xd9', 'latin1'),
};

for (const [name, bytes] of Object.entries(huge))
  pictures(`a ${name} of 30,000 pixels is refused, whatever its name is`, () => {
    const { message, isReportedAtFile } = findHugePicture('static/file', bytes, staticLimits) ?? {};
    assert.match(message ?? '', /^static\/file has (10 × 30000|30000 × 30000) pixels, for which browsers/);
    assert.ok(isReportedAtFile);
    for (let length = 0; length < bytes.length; length++) readPicture(bytes.subarray(0, length));
  });

pictures('a text is no picture, nor is what has no height', () => {
  assert.is(
    findHugePicture('static/file.txt', Buffer.from('BMW and other makers of cars in the south'), staticLimits),
    undefined,
  );
  const flat = Buffer.from('\xff\xd8\xff\xc0\0\x11\x08\0\0\x75\x30\x03\xff\xd9', 'latin1');
  assert.is(pictureFault('board.jpg', flat)?.message, 'static/board.jpg cannot be read as a picture.');
});

pictures.run();
