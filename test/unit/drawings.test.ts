import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { copiesForDrawing } from '../../build/formats/pictures/svg-copy.ts';
import { createSvgDrawer } from '../../build/formats/pictures/svg-draw.ts';
import { findSvgFault, isPlainSvg } from '../../build/formats/pictures/svg-fault.ts';
import type { PictureFile } from '../../build/model/picture.ts';
import { findSlowDrawings } from '../../build/pipeline/emit/pictures/slow-drawings.ts';
import { makeTemporaryFolder } from '../support/project.ts';
import { someRows } from '../support/some-rows.ts';

const drawings = suite('drawings');

const repeated = (count: number, write: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => write(index)).join('');
const drawing = (inside: string, attributes = 'viewBox="0 0 1000 1000"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`;

const usual = createSvgDrawer();
const strict = createSvgDrawer({ seconds: 0.03, memory: 2 ** 30 });
drawings.after(() => {
  usual.close();
  strict.close();
});

const dropShadow = (id: string, region: string) =>
  `<filter id="${id}" ${region}><feFlood flood-opacity="0" result="BackgroundImageFix"/><feColorMatrix in="SourceAlpha" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 127 0" result="hardAlpha"/><feOffset dy="4"/><feGaussianBlur stdDeviation="2"/><feComposite in2="hardAlpha" operator="out"/><feBlend in2="BackgroundImageFix" result="effect1"/><feBlend in="SourceGraphic" in2="effect1" result="shape"/></filter>`;
const gradient = '<linearGradient id="g"><stop/><stop offset="1" stop-color="red"/></linearGradient>';

/** What drawing programs and people write. */
const right: Record<string, string> = {
  Illustrator: `<style>.cls-1{fill:#231f20;stroke-miterlimit:10;isolation:isolate}.cls-2{clip-path:url(#c)}</style>${gradient}<clipPath id="c"><circle r="40"/></clipPath><filter id="d" filterUnits="userSpaceOnUse"><feOffset dx="7"/><feGaussianBlur result="blur" stdDeviation="5"/><feFlood flood-color="#231f20"/><feComposite in2="blur" operator="in"/><feComposite in="SourceGraphic"/></filter>${repeated(40, (n) => `<g class="cls-2"><path class="cls-1" filter="url(#d)" d="M${n}.3,12.5c-3.4,1.2-8.6,2.3-12.3,4.5Z"/><rect width="1920" height="1080" fill="url(#g)"/></g>`)}`,
  Inkscape: `<filter id="b" x="-.1" y="-.1" width="1.2" height="1.2"><feGaussianBlur stdDeviation="1.7"/></filter>${repeated(40, (n) => `<text xml:space="preserve" style="font-size:4px;line-height:1.25;font-family:sans-serif;-inkscape-font-specification:x;text-orientation:upright;shape-padding:2;filter:url(#b);stroke-dasharray:1.06, 0.53" x="9" y="${n}"><tspan>A label</tspan></text>`)}`,
  Figma: repeated(
    30,
    (n) =>
      `${dropShadow(`f${n}`, 'x="9" y="9" width="90" height="90" filterUnits="userSpaceOnUse"')}<g filter="url(#f${n})"><rect x="10" y="10" width="80" height="80" rx="8" fill="var(--fill-0, white)"/></g><mask id="m${n}" style="mask-type:alpha" maskUnits="userSpaceOnUse" x="0" y="0" width="24" height="24"><rect width="24" height="24"/></mask><g mask="url(#m${n})"><path d="M5 5h9v9z"/></g>`,
  ),
  Sketch: repeated(
    20,
    (n) =>
      `<defs><path d="M9 ${n}h30v30z" id="p${n}"/></defs><mask id="k${n}" fill="white"><use xlink:href="#p${n}"/></mask><use fill="#FFF" xlink:href="#p${n}"/><rect mask="url(#k${n})" width="1200" height="800"/>`,
  ),
  'draw.io': `<g style="background:light-dark(#fff,#121212);color-scheme:light dark">${repeated(60, (n) => `<rect x="${n}" width="120" height="60" style="fill:light-dark(#fff,var(--ge-dark-color,#121212));filter:drop-shadow(2px 3px 2px rgba(0,0,0,.25));pointer-events:all"/><text font-family="&quot;Helvetica&quot;" style="text-anchor:middle">A</text>`)}</g>`,
  Mermaid: `<style>#m{font-size:16px}#m .node rect,#m .edge:not(.x){stroke:#333;stroke-dasharray:3,3}#m .label{text-align:center;line-height:1.5}@keyframes dash{to{stroke-dashoffset:0}}.edge{animation:dash 20s linear infinite}@media (prefers-color-scheme:dark){.node rect{fill:#111}}</style><marker id="h" refX="9" markerUnits="userSpaceOnUse" markerWidth="12" orient="auto"><path d="M0 0L10 5z"/></marker><g id="m">${repeated(40, (n) => `<g class="node"><rect width="120" height="54" style="max-width:9px"/></g><path class="edge" d="M${n} 0v150" marker-end="url(#h)"/>`)}</g>`,
  D3: `<marker id="a" viewBox="0 -5 10 10" refX="15" orient="auto"><path d="M0,-5L10,0L0,5"/></marker>${repeated(90, (n) => `<path fill="none" stroke="#999" stroke-width="1.5px" marker-end="url(#a)" d="M${n},9A200,200 0 0,1 900,${n * 9}"/><text dy=".31em" style="font:10px sans-serif">node</text>`)}`,
  matplotlib: `<defs><path id="m" d="M0 3C.8 3 1.6 2.7 2.1 2.1z" style="stroke:#1f77b4"/></defs><style>*{stroke-linejoin:round;stroke-linecap:butt}</style>${repeated(300, (n) => `<use xlink:href="#m" x="${n}" style="fill:#1f77b4;fill-opacity:.6"/>`)}`,
  PowerPoint: `<defs><clipPath id="c"><rect width="960" height="540"/></clipPath></defs><g clip-path="url(#c)" overflow="hidden">${repeated(30, (n) => `<text font-family="Calibri,sans-serif" font-weight="400" font-size="24" transform="matrix(1 0 0 1 ${n} 40)">Text</text>`)}</g>`,
  'boxes in percent': `${gradient}${repeated(90, (n) => `<rect x="${n}%" width=".3%" height="5%" fill="url(#g)"/>`)}`,
  'what reacts to the mouse': `<style>.b{transition:transform .2s;cursor:pointer}.b:hover{transform:scale(1.1);filter:brightness(1.1)}.b:hover text{visibility:visible}</style>${'<g class="b"><rect width="9" height="9"/></g>'.repeat(50)}`,
  'what moves': `<style>@keyframes p{50%{transform:scale(1.4) translate3d(0,9px,0);opacity:.4}}.d{animation:p 2s infinite;transform-box:fill-box;transform-origin:center}</style>${'<circle class="d" r="6"><animate attributeName="r" values="3;9;3" dur="3s"/><animateTransform attributeName="transform" type="rotate" from="0" to="360" dur="1s"/></circle>'.repeat(50)}`,
  'a line that is drawn': `<style>@keyframes d{to{stroke-dashoffset:0}}path{stroke-dasharray:1;stroke-dashoffset:1;animation:d 2s forwards}</style>${'<path pathLength="1" stroke="#333" d="M9 9h90"/>'.repeat(50)}`,
  'icons of a size by styles': `<style>.i{width:24px;height:24px}</style><symbol id="s" viewBox="0 0 24 24"><path d="M12 2L2 7z"/></symbol>${'<use class="i" href="#s"/>'.repeat(200)}`,
  'a shadow that spreads': `<filter id="s"><feMorphology in="SourceAlpha" radius="4" operator="dilate"/><feGaussianBlur stdDeviation="6"/></filter><rect x="40" y="40" width="90" height="90" filter="url(#s)"/>`,
  'Observable Plot': `<style>:where(.plot-d6a7b5){--plot-background:white;display:block}:where(.plot-d6a7b5 text){white-space:pre}</style>${'<g class="plot-d6a7b5"><text>a</text></g>'.repeat(20)}`,
  'labels along lines': `<path id="r" d="M9 9q40 30 90 10"/>${'<text font-size="9" opacity=".8"><textPath href="#r" startOffset="50%">Street</textPath></text>'.repeat(50)}`,
};

for (const [name, inside] of Object.entries(right))
  drawings(`${name}: a right drawing is accepted`, async () => {
    const text = drawing(inside);
    assert.is(findSvgFault(text), undefined);
    for (const copy of copiesForDrawing(text)) assert.equal(await usual.draw(copy), {});
  });

const corners = (count: number) => `M500 500${'h1v1h-1v-1'.repeat(count)}`;
const wide = 'fill="none" stroke="red" stroke-linejoin="round"';
const line = 'd="M0 0H1000V1000" fill="none" stroke="red"';
const dot =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAYAAABytg0kAAAAFElEQVR4nGP4z8DwHwyBNBj8BwAzvAf5tMZcGAAAAABJRU5ErkJggg==';
const page = 'width="1000" height="1000"';

/** What takes long to draw. */
const slow: Record<string, string> = {
  'for one language': `<switch><g systemLanguage="de"/><g systemLanguage="fr"><path id="c" d="${corners(900)}" stroke-width="400" ${wide}/>${'<use href="#c"/>'.repeat(100)}</g><g/></switch>`,
  'made visible by an animation': `<style>#h{visibility:hidden;animation:k 1s}@keyframes k{from{visibility:hidden}to{visibility:visible}}</style><g id="h"><path id="c" d="${corners(900)}" stroke-width="400" ${wide}/>${'<use href="#c"/>'.repeat(100)}</g>`,
  'wide lines with many corners': `<path d="${corners(900)}" ${wide} stroke-width="400"/>`,
  'widths with units': `<g font-size="900"><path d="${corners(900)}" ${wide} stroke-width="1em"/></g>`,
  'widths in units that librsvg does not know': `<path d="${corners(900)}" ${wide} stroke-width="30vw"/>`,
  'usual widths that are scaled': `<path transform="scale(500)" d="M1 1${'h.001v.001h-.001z'.repeat(1200)}" ${wide}/>`,
  'styles that scale': `<path style="transform:scale(50000%) translate(0,0%)" d="M1 1${'h.001v.001h-.001z'.repeat(1200)}" ${wide}/>`,
  'widths that are not scaled': `<path transform="scale(.01)" d="${corners(900)}" ${wide} stroke-width="900" vector-effect="non-scaling-stroke"/>`,
  'texts with wide lines': `<text y="500" stroke="red" stroke-width="900" stroke-linejoin="round">${'@8%'.repeat(6)}</text>`,
  'dashes in em': `<g font-size=".5" stroke-dasharray="2em" stroke-width="5">${`<path ${line}/>`.repeat(150)}</g>`,
  'a radius by a style': `<g ${wide} stroke-width="5" stroke-dasharray=".5">${'<circle cx="500" cy="500" style="r:400px"/>'.repeat(90)}</g>`,
  'dashes that a mask inherits': `<g stroke="red" stroke-dasharray=".3"><mask id="m"><path ${line}/></mask></g>${'<rect width="9" height="9" mask="url(#m)"/>'.repeat(60)}`,
  'colors that librsvg does not know': `<path d="${corners(900)}" fill="none" stroke="light-dark(red,blue)" stroke-linejoin="round" stroke-width="400"/>`,
  'layers that are turned':
    '<g opacity=".5" transform="rotate(45)"><path d="M0 0h1400v1z"/><path d="M0 0h1400v1z"/></g>'.repeat(900),
  'layers of fill and line': '<path opacity=".5" stroke="red" d="M0 0h1e3v1e3H0z"/>'.repeat(250),
  'blends of copies': `<style>use{mix-blend-mode:multiply}</style><path id="a" d="M0 0h1e3v1e3z"/>${'<use href="#a"/>'.repeat(120)}`,
  'masks of the whole drawing': `<mask id="m" maskUnits="userSpaceOnUse" ${page}><path d="M0 0h1v1z"/></mask>${'<path d="M0 0h1v1z" mask="url(#m)"/>'.repeat(40)}`,
  'filters that are turned': `<filter id="f"><feOffset dx="1"/></filter>${'<path d="M0 0h1400v1z" transform="rotate(45)" filter="url(#f)"/>'.repeat(90)}`,
  'functions of filters': '<rect width="900" height="900" style="filter:blur(9px)"/>'.repeat(6),
  'flat arcs': `<path fill-rule="evenodd" d="M500 950${repeated(1500, (n) => `a1 900 0 0 1 ${n % 2 ? 1.9 : -1.91} 0`)}"/>`,
  'clip paths of texts': `<clipPath id="c"><text>a</text><rect ${page}/></clipPath>${'<path d="M0 0h1e3v1e3z" clip-path="url(#c)"/>'.repeat(40)}`,
  'pictures as large as the drawing': `<image id="i" ${page} href="${dot}"/>${'<use href="#i"/>'.repeat(40)}`,
  'gradients as large as the drawing': `${gradient}<g fill="url(#g)">${`<rect ${page}/>`.repeat(40)}</g>`,
  'a pattern that is made large': `<pattern id="p" width="1" height="1" patternUnits="userSpaceOnUse" patternTransform="scale(99)"><path d="M0 0h1v1h-1z"/></pattern>${repeated(900, (n) => `<path d="M0 0h1v1z" fill="url(#p)" transform="scale(1.${n})"/>`)}`,
  'uses of uses': repeated(6, (n) => `<g id="a${n}">${n === 0 ? '<rect/>' : `<use href="#a${n - 1}"/>`.repeat(9)}</g>`),
  'what an animation makes wide': `<path d="${corners(900)}" ${wide}><animate attributeName="stroke-width" values="1;400"/></path>`,
  'what an animation makes large': `<path d="M1 1${'h.001v.001h-.001z'.repeat(1200)}" ${wide}><animateTransform attributeName="transform" type="scale" to="500"/></path>`,
  'what keyframes make wide': `<style>@keyframes a{to{stroke-width:400}}path{animation:a 9s}</style><path d="${corners(900)}" ${wide}/>`,
  'what the mouse makes wide': `<style>svg:hover path{stroke-width:400}</style><path d="${corners(900)}" ${wide}/>`,
  'what only the mouse makes narrow': `<style>path{stroke-width:400}path:hover{stroke-width:0}</style><path d="${corners(900)}" ${wide}/>`,
  'rules for many elements': `<style>${'* * * *,'.repeat(900)}g{fill:red}</style>${'<g><g><g/></g></g>'.repeat(300)}`,
};

for (const [name, inside] of someRows(Object.entries(slow), 14))
  drawings(`${name}: a slow drawing is refused`, async () => {
    const text = drawing(inside);
    assert.is(findSvgFault(text)?.what, undefined);
    const verdicts = await Promise.all(copiesForDrawing(text).map((copy) => strict.draw(copy)));
    assert.ok(
      verdicts.some(({ exceeded }) => exceeded === '0.03 seconds of a processor'),
      JSON.stringify(verdicts),
    );
  });

const path = 'd="M0 0h9v9z"';
const outline = repeated(500, (n) => `L${(n * 7919) % 1000} ${(n * 104_729) % 1000}`);

/** What is refused by its name, because drawing it once does not show what it takes. */
const refused: Record<string, [inside: string, what: string]> = {
  'a filter beside functions': [
    '<path style="filter:url(#a) opacity(1)"/>',
    'a style with url() beside functions in filter',
  ],
  'a large radius': ['<filter id="a"><feMorphology radius="300"/></filter>', 'radius="300" at <feMorphology>'],
  'shadows of texts': ['<text style="text-shadow:0 0 90px red">a</text>', 'a style with text-shadow'],
  'prefixed properties': ['<g style="-webkit-backdrop-filter:blur(9px)"/>', 'a style with backdrop-filter'],
  'layers on request': [`<path ${path} style="will-change:transform"/>`, 'a style with will-change'],
  'larger letters': ['<style>@font-face{size-adjust:900%}</style>', 'a style with size-adjust'],
  'attributes that are such styles': ['<text font-size-adjust="9">a</text>', 'a style with font-size-adjust'],
  'waves below texts': ['<text style="text-decoration:underline wavy 90px">a</text>', 'a style with text-decoration'],
  'gradients as masks': ['<g style="mask:conic-gradient(red,#000)"/>', 'a style with conic-gradient()'],
  'three dimensions': ['<g style="transform:rotate3d(1,1,1,9deg)"/>', 'a style with rotate3d()'],
  functions: [`<path ${path} style="stroke-dasharray:min(.002px,9px)"/>`, 'a style with min()'],
  'variables of lengths': [`<path ${path} style="stroke-width:var(--a)"/>`, 'a style with var() in stroke-width'],
  'variables of paints': ['<style>svg{--f:url(#p)}path{fill:var(--f)}</style>', 'a style with url() in --f'],
  'outlines in styles': [`<path style="clip-path:path('M0 0')"/>`, 'a style with path()'],
  'hidden names': [`<path style="strok\\65-width:9"/>`, 'a style with a backslash'],
  'rules within rules': ['<style>g{path{fill:red}}</style>', 'a style with rules within rules'],
  'selectors that look around': ['<style>g:has(g g){fill:red}</style>', 'a style with :has'],
  'widths of some screens': [
    '<style>@media all{path{stroke-width:9}}</style>',
    'a style with stroke-width within @media',
  ],
  'other rules': ['<style>@layer a{path{stroke-width:9}}</style>', 'a style with @layer'],
  'many animations': [
    `<g style="animation:${'a 1s,'.repeat(9)}a 1s"/>`,
    'a style with more than 4 animations of an element',
  ],
  'many keyframes': [
    `<style>@keyframes a{${repeated(300, (n) => `${n / 3}%{fill:red}`)}}</style>`,
    '300 rules of @keyframes',
  ],
  'sums of animations': [
    `<path ${path}><animate attributeName="r" accumulate="sum"/></path>`,
    'accumulate="sum" at <animate>',
  ],
  'what animations may not change': [
    `<path ${path}><set attributeName="class" to="x"/></path>`,
    'attributeName="class" at <set>',
  ],
  'other steps of filters': ['<filter><feTurbulence/></filter>', '<feTurbulence>'],
  'results that are read twice': [
    `<filter id="f"><feOffset result="r0"/>${repeated(9, (n) => `<feBlend in="r${n}" in2="r${n}" result="r${n + 1}"/>`)}</filter>`,
    'a filter that uses its results again and again',
  ],
  'merges of merges': [
    `<filter id="f">${repeated(9, (n) => `<feMerge result="r${n + 1}">${`<feMergeNode in="r${n}"/>`.repeat(3)}</feMerge>`)}</filter>`,
    'a filter that uses its results again and again',
  ],
  'clip paths of outlines that cross': [
    `<clipPath id="c">${`<path d="M0 0${outline}z"/>`.repeat(2)}</clipPath>`,
    'clip paths of several long outlines',
  ],
  'dashes of a given number': [
    `<path pathLength="90000" stroke-dasharray="1" ${path}/>`,
    'a pathLength with more than 100 dashes',
  ],
  'dashes that are too small': [`<g stroke-dasharray=".0001"><path ${path}/></g>`, 'dashes that nobody sees'],
  'long texts': [`<text>${'a'.repeat(10_001)}</text>`, 'texts of 10,001 characters'],
  'blanks that a style keeps': [
    `<text>${' '.repeat(10_001)}</text><style>text{white-space:pre}</style>`,
    'texts of 10,001 characters',
  ],
};

for (const [name, [inside, what]] of Object.entries(refused))
  drawings(`${name} are refused`, () => {
    const { type, what: found } = findSvgFault(drawing(inside)) ?? {};
    assert.equal([type, found], ['costly', what]);
  });

drawings('a small drawing of shapes need not be drawn', () => {
  const mark = drawing('<title>A</title><g fill="none" stroke="#123"><circle r="9"/><path d="M0 0c9 9 9 9 1 1z"/></g>');
  assert.ok(isPlainSvg(mark));
  assert.not(isPlainSvg(mark.replace('<title>', `${'<path d="M0 0h1"/>'.repeat(900)}<title>`)));
});

/** A cache in memory. */
function memoryCache() {
  const stored = new Map<string, unknown>();
  return {
    stored,
    async data<T>(cacheKey: string, make: () => Promise<T>): Promise<T> {
      if (!stored.has(cacheKey)) stored.set(cacheKey, await make());
      return stored.get(cacheKey) as T;
    },
  };
}

drawings('a slow drawing is reported once drawn, and its verdict is kept', async () => {
  const folder = makeTemporaryFolder();
  const texts = { slow: drawing(slow['flat arcs'] ?? ''), right: drawing(right['boxes in percent'] ?? '') };
  for (const [name, text] of Object.entries(texts)) writeFileSync(join(folder, `${name}.svg`), text);
  const known: [string, PictureFile][] = [
    ['../static/slow.svg', { digest: 'a', mustBeDrawn: true }],
    ['../static/right.svg', { digest: 'b', mustBeDrawn: true }],
    ['../static/plain.svg', { digest: 'c' }],
  ];
  const cache = memoryCache();
  const input = { site: { pictures: new Map(known) }, cache, contentFolder: folder, staticFolder: folder };
  const found = await findSlowDrawings(input, createSvgDrawer({ seconds: 0.03, memory: 2 ** 30 }));
  assert.equal(
    found.map(({ code, file, message }) => [code, file, message]),
    [
      [
        'unusable-picture',
        '../static/slow.svg',
        'static/slow.svg takes more than 0.03 seconds of a processor to draw.',
      ],
    ],
  );
  assert.match(found[0]?.hint ?? '', /or as PNG or WebP\.$/);
  const draw = () => Promise.reject(new Error('drawn again'));
  assert.equal(await findSlowDrawings(input, { draw, close: () => {} }), found);
  cache.stored.clear();
  const failed = await findSlowDrawings(input, { draw, close: () => {} });
  assert.equal(
    failed.map(({ message }) => message),
    ['static/slow.svg cannot be drawn: drawn again.', 'static/right.svg cannot be drawn: drawn again.'],
  );
  assert.is(cache.stored.size, 0);
  rmSync(folder, { recursive: true });
});

drawings('a drawing that needs too much memory is refused, and the next one is drawn', async () => {
  const drawer = createSvgDrawer({ seconds: 9, memory: 2 ** 20 });
  const [large = ''] = copiesForDrawing(drawing(slow['functions of filters'] ?? ''));
  assert.equal(await drawer.draw(large), { exceeded: '1 MB of memory' });
  drawer.close();
  assert.match((await usual.draw('<svg')).error ?? '', /\w/);
  assert.equal(await usual.draw(drawing('<rect/>')), {});
});

drawings.run();
