import sharp from 'sharp';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { picturePath } from '../../build/formats/pictures/path.ts';
import {
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

pictures('a picture in a drawing has the limits of other pictures, and each use of it counts', async () => {
  const fault = (inside: string) =>
    pictureFault('board.svg', Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`))?.message ?? '';
  const [wide, middle] = [await png(5000, 1), await png(1000, 1000)];
  assert.match(fault(`<image href="${wide}"/>`), /has a picture of 5000 × 1 pixels at <image>, which can take/);
  assert.match(fault('<image href="data:image/png;base64,iVBORw0KGgo="/>'), /has a picture at <image> whose size/);
  assert.is(fault(`<image id="a" href="${middle}"/>${'<use href="#a"/>'.repeat(20)}`), '');
  assert.match(fault(`<image id="a" href="${middle}"/>${'<use href="#a"/>'.repeat(200)}`), slow);
});

/** How long a drawing takes, and for what. */
const slow =
  /^static\/board\.svg takes a browser ([\d,.]+ seconds|hours) (to draw, most of them for <\w+>|for its (style sheet|variables))\.$/;

const shadow =
  '<filter id="f" x="0" y="0" width="200" height="100" filterUnits="userSpaceOnUse"><feFlood/><feOffset dy="4"/>' +
  '<feGaussianBlur stdDeviation="2"/><feComposite/><feColorMatrix/><feBlend/></filter>';

pictures('filters and styles are accepted whose cost is small', () => {
  const fault = (inside: string) =>
    pictureFault('board.svg', Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`))?.message ?? '';
  for (const inside of [
    `${shadow}<g filter="url(#f)"/>`,
    '<g style="filter:none;text-shadow:none;font-size-adjust:none"/>',
    '<g style="filter:drop-shadow(0 1px 2px rgba(0,0,0,.2)) blur(2px)"/>',
    '<style>.a{filter:hue-rotate(120deg)}</style><g class="a"/>',
  ])
    assert.is(fault(inside), '', inside);
  for (const inside of [
    '<g style="filter/**/:blur(5000px)"/>',
    '<g style="-webkit-filter:blur(5000px)"/>',
    '<g style="filter:none blur(5000px)"/>',
    '<g style="filter:var(--f)"/>',
    '<g filter="blur(500px)"/>',
    '<style>g{fil<!-- -->ter:blur(500px)}</style><g/>',
    '<style>g{fill:red;a{}filter:blur(500px)}</style><g/>',
    '<style>@keyframes a{to{backdrop-filter:blur(500px)}}g{animation:a 1s}</style><g/>',
    '<filter><feGaussianBlur stdDeviation="5000"/></filter>',
    '<filter><feTurbulence/></filter>',
    '<text style="text-shadow:0 0 90px red">a</text>',
    '<style>@font-face{size-adjust:900%}</style><text/>',
    '<text font-size-adjust="9">a</text>',
    '<svg style="box-shadow:0 0 9px"/>',
    '<style>g{--m:conic-gradient(red,#000)}</style><g style="mask:var(--m)"/>',
    '<set attributeName="mask" to="linear-gradient(red,#000)"/>',
    '<filter width="1e9"/>',
    '<animate attributeName="filter"/>',
    '<filter><feBlend><set attributeName="in2" to="a"/></feBlend></filter>',
    `<filter><feOffset dx="${'1 '.repeat(200_000)}5000"/></filter>`,
    `<style>${'.a{fill:url(#b)}'.repeat(9000)}</style>${'<g class="a"/>'.repeat(9000)}`,
    `${shadow}${'<g filter="url(#f)"/>'.repeat(500)}`,
    `<style>.a{filter:blur(2px)}</style><rect id="a" class="a" width="99%"/>${'<use href="#a"/>'.repeat(1000)}`,
    `<style>svg *{filter:blur(2px)}</style><rect id="a" width="99" height="99"/>${'<use href="#a"/>'.repeat(1000)}`,
  ])
    assert.match(fault(inside), /which can take programs minutes|takes a browser/, inside.slice(0, 80));
});

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

const repeated = (count: number, write: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => write(index)).join('');

/** Repeats an element in each level of elements that draw the one below so many times. */
function nested(
  levels: number,
  times: number,
  write: (id: string, inside: string) => string,
  use: (id: string) => string,
) {
  const inside = (level: number) => (level === 0 ? '<rect/>' : use(`a${level - 1}`).repeat(times));
  return Array.from({ length: levels }, (_, level) => write(`a${level}`, inside(level))).join('');
}

const line = (points: number) => `d="M0 0${'l1 2'.repeat(points)}"`;
const dotPng =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAYAAABytg0kAAAAFElEQVR4nGP4z8DwHwyBNBj8BwAzvAf5tMZcGAAAAABJRU5ErkJggg==';
const dot = '<marker id="m"><circle r="1"/></marker>';

/** Parts of drawings that would take minutes to draw, and what is said to be in them. */
const costlyParts: Record<string, [part: string, what: RegExp]> = {
  'groups that use groups': [
    nested(
      8,
      10,
      (id, inside) => `<g id="${id}">${inside}</g>`,
      (id) => `<use href="#${id}"/>`,
    ),
    slow,
  ],
  'patterns in patterns': [
    nested(
      16,
      3,
      (id, inside) => `<pattern id="${id}">${inside}</pattern>`,
      (id) => `<g fill="url(#${id})"/>`,
    ),
    slow,
  ],
  'masks of masks': [
    nested(
      16,
      3,
      (id, inside) => `<mask id="${id}">${inside}</mask>`,
      (id) => `<g style="mask: url('#${id}')"/>`,
    ),
    slow,
  ],
  'a long way of references, the last first': [
    Array.from({ length: 40 }, (_, level) => `<g id="a${level}"><use href="#a${level + 1}"/></g>`).join(''),
    slow,
  ],
  'markers with markers': [
    `${dot}<marker id="n"><path marker-mid="url(#m)" ${line(400)}/></marker><g marker="url(#n)"><path ${line(400)}/></g>`,
    slow,
  ],
  'markers by a style sheet': [
    `<style>.a{marker-mid:url(#m)}</style>${dot}${`<path class="b a" ${line(1000)}/>`.repeat(40)}`,
    slow,
  ],
  'more elements than fit': ['<g/>'.repeat(200_000), slow],
  'rules for many elements': [`<style>${'g{fill:red}'.repeat(2000)}</style>${'<g/>'.repeat(2000)}`, slow],
  'a long text': [`<text>${'a'.repeat(10_001)}</text>`, /has texts of 10,001 characters,/],
  'blanks that are kept': [
    `<text xml:space="preserve">${' '.repeat(10_001)}</text>`,
    /has texts of 10,001 characters,/,
  ],
  'blanks that a style keeps': [
    `<text>${' '.repeat(10_001)}</text><style>text{white-space:pre}</style>`,
    /has texts of 10,001 characters,/,
  ],
  'blanks that never collapse': [`<text>${'\u00a0'.repeat(10_001)}</text>`, /has texts of 10,001 characters,/],
};

/** More of them, that all count as elements. */
const slowParts: Record<string, string> = {
  'a list of selectors': `<style>${'.a,'.repeat(4000)}.a{fill:url(#p)}</style>${'<g class="a"/>'.repeat(4000)}`,
  'many declarations in a rule': `<style>*{${'fill:red;'.repeat(9000)}}</style>${'<g/>'.repeat(900)}`,
  'selectors, declarations and elements': `<style>${'.a,'.repeat(20)}.a{${'fill:url(#p);'.repeat(300)}}</style>${'<g class="a"/>'.repeat(3000)}`,
  'many references in a value': `<style>.a{fill:${'url(#p) '.repeat(900)}}</style>${'<g class="a"/>'.repeat(6000)}`,
  'selectors of all elements': `<style>${'* * * *,'.repeat(500)}g{fill:red}</style>${'<g/>'.repeat(900)}`,
  'selectors that look at all others': `<style>g:has(~ a){fill:red}g~g:nth-child(3 of .a){fill:red}</style>${'<g/>'.repeat(2000)}`,
  'rules within rules': `<style>${'g,g{fill:red;'.repeat(20_000)}${'}'.repeat(20_000)}</style><g/>`,
  'many rules within a list of selectors': `<style>${'a,'.repeat(50_000)}a{${'g{fill:red}'.repeat(20_000)}}</style><g/>`,
  'variables of variables': `<style>g{${[1, 2, 3, 4, 5].map((level) => `--v${level}:${`var(--v${level + 1})`.repeat(9)};`).join('')}</style><g/>`,
  'uses of the first of two': `<g id="a">${'<path/>'.repeat(400)}</g><g id="a"/>${'<use href="#a"/>'.repeat(400)}`,
  'uses of an escaped id': `<g id="a">${'<path/>'.repeat(400)}</g>${'<use href="#%61"/>'.repeat(400)}`,
  'uses that lead back': `<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>`,
  'variables of many values': `<style>${[0, 1, 2, 3, 4, 5, 6].map((level) => `.a{--v${level}:var(--v${level + 1})}`.repeat(10)).join('')}.a{fill:var(--v0)}</style><g class="a"/>`,
  'references by a variable': `<style>g{--f:url(#p)}path{fill:var(--f)}</style><g id="p">${'<path/>'.repeat(400)}</g>${'<path/>'.repeat(400)}`,
  'uses of a long outline': `<path id="a" d="M0 0${'h1v1'.repeat(50_000)}"/>${'<use href="#a"/>'.repeat(100)}`,
  'uses of arcs': `<path id="a" d="M0 0${'A1 1 0 0 1 9 9'.repeat(9000)}"/>${'<use href="#a"/>'.repeat(100)}`,
  'uses of a polyline': `<symbol id="a"><polyline points="${'1 2 '.repeat(50_000)}"/></symbol>${'<use href="#a"/>'.repeat(100)}`,
  'uses of a list of turns': `<text id="a" rotate="${'1 '.repeat(100_000)}">a</text>${'<use href="#a"/>'.repeat(100)}`,
  'uses of a long text': `<text id="a">${'word '.repeat(1900)}</text>${'<use href="#a"/>'.repeat(1000)}`,
  'many large blurs': `<filter id="f">${'<feGaussianBlur stdDeviation="99"/>'.repeat(20)}</filter>${'<path d="M0 0h300v150z" filter="url(#f)"/>'.repeat(5)}`,
  'blurs of large regions': `<filter id="f" filterUnits="userSpaceOnUse" width="300" height="300">${'<feGaussianBlur stdDeviation="9"/>'.repeat(90)}</filter><g transform="scale(1000)">${'<rect filter="url(#f)"/>'.repeat(9)}</g>`,
  'many masks': `<mask id="m"/>${'<g mask="url(#m)"><text>a</text><circle r="99"/></g>'.repeat(2000)}`,
  'shapes of the whole canvas': '<rect width="300" height="150" rx="9"/>'.repeat(8000),
  'gradients of the whole canvas': `<radialGradient id="g"/><g fill="url(#g)">${'<circle r="300"/>'.repeat(900)}</g>`,
  'layers of the whole canvas': '<g opacity=".5"><rect width="300" height="150"/><path/></g>'.repeat(800),
  'layers of copies': `<style>use{mix-blend-mode:multiply}</style><path id="a" d="M0 0h300v150z"/>${'<use href="#a"/>'.repeat(900)}`,
  'large copies of a small shape': `<rect id="a" width="3" height="3"/><g transform="scale(100)">${'<use href="#a"/>'.repeat(6000)}</g>`,
  'shapes that an animation makes large':
    '<rect width="1" height="1"><animate attributeName="width" to="300"/></rect>'.repeat(6000),
  'large letters': `<g style="font-size:4em"><g style="font:bold 9em serif">${'<text>word</text>'.repeat(1900)}</g></g>`,
  'wide lines': `<g style="stroke-width:200px">${'<path d="M0 90h300"/>'.repeat(5000)}</g>`,
  'lines up and down': `<path id="a" d="M0 0${'v150l.1-150'.repeat(2000)}"/>${'<use href="#a"/>'.repeat(20)}`,
  'shadows of groups with parts far from each other': `${shadow}<g id="a"><rect width="1" height="1"/><rect transform="translate(300 150)" width="1" height="1"/></g>${'<use filter="url(#f)" href="#a"/>'.repeat(300)}`,
  'a pattern that many shapes inherit': `<pattern id="p">${'<g/>'.repeat(1000)}</pattern><g fill="url(#p)">${'<rect/>'.repeat(1000)}</g>`,
  'markers that copies inherit': `${dot}<defs><path id="a" ${line(500)}/></defs><g marker="url(#m)">${'<use href="#a"/>'.repeat(300)}</g>`,
  'a marker at each end of a part': `${dot}<path marker-mid="url(#m)" d="M0 0${'z'.repeat(60_000)}"/>`,
  'an outline in a style': `${dot}<path marker-mid="url(#m)" style="d:path('M0 0${'z'.repeat(60_000)}')"/>`,
  'uses of an outline in a style': `<path id="a" style="d:path('M0 0${'h1v1'.repeat(50_000)}')"/>${'<use href="#a"/>'.repeat(100)}`,
  'tiny dashes': '<path d="M0 0h1000000" stroke-dasharray=".00001"/>',
  'dashes that many lines inherit': `<g style="stroke-dasharray:.01">${'<path d="M0 0h99"/>'.repeat(1000)}</g>`,
  'results of filters that the next step reads twice': `<filter id="f"><feOffset result="r0"/>${repeated(17, (n) => `<feBlend in="r${n}" in2="r${n}" result="r${n + 1}"/>`)}</filter><path filter="url(#f)" d="M0 0h9v9z"/>`,
  'steps that read the one before twice': `<filter id="f">${'<feComposite in2="x"/>'.repeat(17)}</filter><path filter="url(#f)" d="M0 0h9v9z"/>`,
  'merges of merges': `<filter id="f">${repeated(11, (n) => `<feMerge result="r${n + 1}">${`<feMergeNode in="r${n}"/>`.repeat(3)}</feMerge>`)}</filter><path filter="url(#f)" d="M0 0h9v9z"/>`,
  'shadows of texts that are as wide as the canvas': `${shadow.replace(/ x=.*Use"/, '')}<g font-size="30">${'<text filter="url(#f)">a<tspan x="99" dy="150">b</tspan></text>'.repeat(300)}</g>`,
  'shadows of texts whose letters are apart': `${shadow.replace(/ x=.*Use"/, '')}<style>tspan{letter-spacing:9cm}</style>${'<text filter="url(#f)">ab<tspan>c</tspan></text>'.repeat(300)}`,
  'a large blur that another rule replaces': `<style>g{filter:blur(99px)}.a{filter:sepia() sepia()}</style>${'<g class="a"><path d="M0 0h300v150z"/></g>'.repeat(5)}`,
  'masks whose own transform has no effect': `<radialGradient id="g"/><mask id="m" transform="scale(0)"><path fill="url(#g)" d="M0 0h300v150H0z"/></mask>${'<path mask="url(#m)" d="M0 0h1v1z"/>'.repeat(900)}`,
  'dashes by a function': `<path d="M0 0h300" style="stroke-dasharray:min(.002px,999px)"/>`,
  'dashes that a mask inherits': `<g stroke="red" stroke-dasharray=".002"><mask id="m"><path d="M0 0h300v150"/></mask></g>${'<rect mask="url(#m)"/>'.repeat(60)}`,
  'markers that a pattern inherits': `${dot}<g marker="url(#m)"><defs><pattern id="p"><path ${line(90)}/></pattern></defs></g>${'<path fill="url(#p)"/>'.repeat(900)}`,
  'more paints than a mask should inherit': `<g style="fill:${'url(#p) '.repeat(20)}"><mask id="m"/></g><rect mask="url(#m)"/>`,
  'letters that copies make large': `<defs><text id="t">word word word</text></defs>${'<use href="#t" font-size="900"/>'.repeat(900)}`,
  'masks of the whole canvas': `<mask id="m" maskUnits="userSpaceOnUse" width="300" height="150"/>${'<path d="M0 0h1v1z" mask="url(#m)"/>'.repeat(500)}`,
  'pictures as large as the canvas': `<image id="a" width="300" height="150" href="${dotPng}"/>${'<use href="#a"/>'.repeat(900)}`,
  'round ends of wide lines': `<path d="M9 9${'m.1 0z'.repeat(9000)}" stroke-width="300" stroke-linecap="round"/>`,
  'a pattern that is made large': `<radialGradient id="g"/><pattern id="p" patternTransform="scale(999)"><rect width="1" height="1" fill="url(#g)"/></pattern>${'<path fill="url(#p)"/>'.repeat(900)}`,
  'gradients with many stops': `<linearGradient id="g">${'<stop/>'.repeat(9000)}</linearGradient><g fill="url(#g)">${'<rect/>'.repeat(1000)}</g>`,
};
for (const [name, part] of Object.entries(slowParts)) costlyParts[name] = [part, slow];

for (const [name, [part, what]] of Object.entries(costlyParts))
  pictures(`a drawing with ${name} is refused`, () => {
    const { message = '', hint } =
      pictureFault('board.svg', Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${part}</svg>`)) ?? {};
    assert.match(message, what);
    assert.match(hint ?? '', /^Export it with .*; or as PNG or WebP\.$/);
  });

pictures('the element is named that is refused, or takes longest', () => {
  const fault = (inside: string) => pictureFault('board.svg', Buffer.from(`<svg>\n  <g/>${inside}</svg>`));
  const { message = '', place } =
    fault(
      `\n\n <filter id="f"><feGaussianBlur stdDeviation="9"/></filter>${'<text textLength="9" filter="url(#f)"/>'.repeat(90)}`,
    ) ?? {};
  assert.match(message, /^static\/board\.svg takes a browser [\d.]+ seconds to draw, most of them for <filter>\.$/);
  assert.equal(place, { line: 4, column: 2 });
  assert.equal(fault('<script\n/>')?.place, { line: 2, column: 7 });
  assert.equal(fault('</p>')?.place?.line, 2);
});

pictures('a drawing of more than 1 MB is refused', () => {
  const fault = pictureFault(
    'board.svg',
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${' '.repeat(1_000_000)}</svg>`),
  );
  assert.match(fault?.message ?? '', /weighs 1\.0 MB/);
});

pictures('a drawing with arrows, dashes, gradients and clips by classes is accepted', () => {
  const many = Array.from({ length: 60 }, (_, index) => index);
  const rules = many
    .map((index) => `.c${index}{fill:url(#g${index})}.k${index}, .l{clip-path:url(#k${index})}`)
    .join('');
  const paints = many.map(
    (index) =>
      `<linearGradient id="g${index}"><stop/><stop/></linearGradient><clipPath id="k${index}"><rect/></clipPath>`,
  );
  const shapes = `<g class="k1"><path class="c1" stroke-dasharray="1 2" ${line(20)}/></g>`.repeat(500);
  const arrows = `<path marker-end="url(#m)" ${line(20)} style="filter:none"/>`.repeat(100);
  const text = `<svg xmlns="http://www.w3.org/2000/svg"><style>${rules}</style>${paints.join('')}${dot}${shapes}${arrows}</svg>`;
  assert.is(pictureFault('board.svg', Buffer.from(text)), undefined);
});

/** How drawing programs write large drawings. */
const largeExports: Record<string, string> = {
  Illustrator: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1920 1080"><defs><style>${repeated(400, (n) => `.cls-${n}{fill:#${n + 100};stroke:#231f20;stroke-miterlimit:10;}`)}.cls-1,.cls-2,.cls-3{stroke-width:.5px;stroke-dasharray:4 2;}.shadow{filter:url(#drop-shadow-1);}</style>
    <filter id="drop-shadow-1" x="90" y="90" width="220" height="120" filterUnits="userSpaceOnUse"><feOffset dx="7" dy="7"/><feGaussianBlur result="blur" stdDeviation="5"/><feFlood flood-color="#000" flood-opacity=".75"/><feComposite in2="blur" operator="in"/><feComposite in="SourceGraphic"/></filter>
    <linearGradient id="g" x1="0" x2="1" gradientUnits="userSpaceOnUse">${repeated(20, (n) => `<stop offset="${n / 20}" stop-color="#fff" stop-opacity=".${n}"/>`)}</linearGradient></defs>
    ${repeated(5000, (n) => `<path class="cls-${n % 400}" d="M${n}.36,12.5c-3.42,1.2-8.65,2.34-12.3,4.5s-5.2,8.33-1.4,9.9Z"/>`)}${repeated(40, () => '<g class="shadow"><rect x="100" y="100" width="200" height="100" style="fill:url(#g)"/></g>')}</svg>`,
  Inkscape: `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="210mm" height="297mm" viewBox="0 0 210 297"><defs>
    <linearGradient id="base"><stop style="stop-color:#f00;stop-opacity:1" offset="0"/><stop style="stop-color:#f00;stop-opacity:0" offset="1"/></linearGradient>${repeated(100, (n) => `<linearGradient xlink:href="#base" id="g${n}" x1="1" x2="9" gradientTransform="matrix(1.2,0,0,1.2,-34.5,12)"/>`)}
    <filter style="color-interpolation-filters:sRGB" id="blur" x="-0.1" y="-0.1" width="1.2" height="1.2"><feGaussianBlur stdDeviation="1.7"/></filter>
    <marker style="overflow:visible" id="arrow" refX="0" refY="0" orient="auto"><path transform="scale(0.5)" style="fill-rule:evenodd;stroke:#000000;stroke-width:1pt" d="M 0,0 5,-5 -12.5,0 5,5 Z"/></marker></defs>
    <g transform="matrix(1.77,0,0,1.77,-4,9)">${repeated(1500, (n) => `<path style="fill:url(#g${n % 100});fill-opacity:1;stroke:#1a1a1a;stroke-width:0.26;stroke-linecap:butt;stroke-linejoin:miter;stroke-miterlimit:4;stroke-dasharray:1.06, 0.53;stroke-opacity:1" d="m ${n},12.34567 c 1.23,4.56 -7.89,1.01 4.2,-3.3 z"/>`)}${repeated(30, () => '<path style="fill:#808080;filter:url(#blur)" d="M 10,10 H 40 V 40 Z"/>')}${repeated(100, () => `<path style="marker-end:url(#arrow)" ${line(20)}/>`)}</g>
    ${repeated(200, (n) => `<text xml:space="preserve" style="font-size:4px;white-space:pre;line-height:1.25" x="9" y="${n}"><tspan x="9" y="${n}">A label of some words</tspan></text>`)}</svg>`,
  Figma: `<svg width="1440" height="900" viewBox="0 0 1440 900" fill="none" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"><g clip-path="url(#clip0)"><rect width="1440" height="900" fill="white"/>${repeated(
    150,
    (n) =>
      `<g filter="url(#filter${n}_d)"><rect x="${n}" y="20" width="320" height="180" rx="8" fill="url(#paint${n})"/></g><mask id="mask${n}" style="mask-type:alpha" maskUnits="userSpaceOnUse" x="0" y="0" width="24" height="24"><rect width="24" height="24" fill="#D9D9D9"/></mask><g mask="url(#mask${n})"><path d="M12 21.35L10.55 20.03C5.4 15.36 2 12.28 2 8.5C2 5.42 4.42 3 7.5 3Z" fill="var(--fill-0, #1C1B1F)"/></g>`,
  )}</g><defs>${repeated(150, (n) => `<filter id="filter${n}_d" x="${n - 4}" y="16" width="328" height="188" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB"><feFlood flood-opacity="0" result="BackgroundImageFix"/><feColorMatrix in="SourceAlpha" type="matrix" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 127 0" result="hardAlpha"/><feOffset dy="4"/><feGaussianBlur stdDeviation="2"/><feComposite in2="hardAlpha" operator="out"/><feColorMatrix type="matrix" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0.25 0"/><feBlend mode="normal" in2="BackgroundImageFix" result="effect1"/><feBlend mode="normal" in="SourceGraphic" in2="effect1" result="shape"/></filter><linearGradient id="paint${n}" x1="0" y1="0" x2="0" y2="180" gradientUnits="userSpaceOnUse"><stop stop-color="#fff"/><stop offset="1" stop-color="#eee"/></linearGradient>`)}<clipPath id="clip0"><rect width="1440" height="900"/></clipPath></defs></svg>`,
  'a map': `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 600">${repeated(200, (n) => `<path id="c${n}" d="M${n} 9${repeated(250, (m) => `l${m % 7}.${n % 10} -${m % 5}.3`)}z"/>`)}${repeated(200, (n) => `<use href="#c${n}" fill="none" stroke="#fff"/>`)}</svg>`,
};

for (const [name, text] of Object.entries(largeExports))
  pictures(`a large drawing as ${name} has it is accepted`, () => {
    assert.is(pictureFault('board.svg', Buffer.from(text))?.message, undefined);
  });

const boxShadow = `<filter id="f"><feOffset dy="2"/><feGaussianBlur stdDeviation="4"/><feColorMatrix values="0 0 0 0 0"/><feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge></filter>`;

/** What drawing programs and people write, and how often the drawing has it. */
const harmless: Record<string, string> = {
  'shadows of cards': `${boxShadow}${repeated(120, (n) => `<g filter="url(#f)"><rect x="${n}" y="9" width="240" height="90"/></g>`)}`,
  'shadows of copies':
    repeated(
      80,
      (n) =>
        `<defs><rect id="p${n}" x="${n}" width="200" height="80"/></defs><g transform="translate(${n} 20)"><use fill="#000" filter="url(#f)" href="#p${n}"/><use fill="#fff" href="#p${n}"/></g>`,
    ) + boxShadow,
  'shadows of labels': `<filter id="f" x="-.1" y="-.3" width="1.2" height="1.7"><feFlood result="a"/><feComposite in="a" in2="SourceGraphic" operator="in"/><feGaussianBlur stdDeviation="2"/><feOffset dx="3"/><feComposite in="SourceGraphic"/></filter>${repeated(200, (n) => `<text style="font-size:14px;letter-spacing:0px;filter:url(#f)" x="9" y="${n}"><tspan x="9" dy="1.2em">Station ${n}</tspan></text>`)}`,
  'icons with masks': repeated(
    900,
    (n) =>
      `<mask id="m${n}" maskUnits="userSpaceOnUse" x="0" y="0" width="24" height="24"><rect width="24" height="24"/></mask><g mask="url(#m${n})"><path d="M5 5h9a9 9 0 01 9 9z"/></g>`,
  ),
  'blurs of small shapes': `<filter id="f" x="-.1" y="-.1" width="1.2" height="1.2"><feGaussianBlur stdDeviation="2.5"/></filter>${'<path style="filter:url(#f)" d="m9,12c1.2,4.5 -7.8,1 4.2,-3z"/>'.repeat(600)}`,
  'icons of symbols': `<symbol id="i" viewBox="0 0 24 24"><path d="M0 0h24v24H0z"/></symbol>${'<use href="#i" width="24" height="24" opacity=".5"/>'.repeat(900)}`,
  countries: repeated(
    250,
    (n) =>
      `<path d="M${n} 9${repeated(300, (m) => `l${m % 7}.5 ${(m % 5) - 2}.25`)}z" style="stroke-width:2;opacity:.8"/>`,
  ),
  'delays of an animation': `<style>${Array.from({ length: 10 }, (_, index) => `.d:nth-child(${index}){animation-delay:${index}s}`).join('')}</style>${'<circle class="d"/>'.repeat(400)}`,
  'a rule with an exception': `<style>path:not(.x){fill:none;stroke:red;stroke-width:2}</style>${'<path/>'.repeat(800)}`,
  'a chart with a style sheet of its own': `<style>${Array.from({ length: 120 }, (_, index) => `#m .n${index} rect,#m .n${index} circle,#m .n${index} path{fill:red;stroke:#333;stroke-width:1px}`).join('')}</style><g id="m">${'<g class="n1"><rect/><path/></g>'.repeat(100)}</g>`,
  'a glow of one element': `<style>@keyframes k{from{filter:drop-shadow(0 0 2px red)}50%{filter:drop-shadow(0 0 9px red)}}.g{animation:k 2s infinite}</style><g class="g"/>${'<path/>'.repeat(400)}`,
  'a glow of one element by its own style': `<style>@keyframes k{to{filter:drop-shadow(0 0 9px red)}}</style><g style="animation:k 2s"/>${'<path d="M0 0h900v900"/>'.repeat(400)}`,
  'a list of typefaces': `<style>:root{--font:-apple-system,BlinkMacSystemFont,"Segoe UI",Roboto,"Helvetica Neue",Arial,"Noto Sans",sans-serif;--c:calc(var(--a) + var(--b))}</style><g/>`,
};

for (const [name, inside] of Object.entries(harmless))
  pictures(`a drawing with ${name} is accepted`, () => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1920 1080">${inside}</svg>`;
    assert.is(pictureFault('drawing.svg', Buffer.from(svg)), undefined);
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
  assert.is(pictureFault('board.svg', Buffer.from(text)), undefined);
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
