import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { entryLimits, inspectPicture, staticLimits } from '../../build/formats/pictures/picture-fault.ts';
import { drawSvg } from '../../build/formats/pictures/svg-draw.ts';
import { inspectSvg } from '../../build/formats/pictures/svg-facts.ts';
import { type Still, writeStill } from '../../build/formats/pictures/svg-still.ts';
import { viewPicture } from '../../build/formats/pictures/view.ts';
import type { PictureFile } from '../../build/model/picture.ts';
import { findDrawingProblems, readPictureFile } from '../../build/pipeline/emit/pictures/drawings.ts';
import { makeTemporaryFolder, root } from '../support/project.ts';

const drawings = suite('drawings');

const repeated = (count: number, write: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => write(index)).join('');
const drawing = (inside: string, attributes = 'viewBox="0 0 1000 1000"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`;

const dropShadow = (id: string, region: string) =>
  `<filter id="${id}" ${region}><feFlood flood-opacity="0" result="BackgroundImageFix"/><feColorMatrix in="SourceAlpha" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 127 0" result="hardAlpha"/><feOffset dy="4"/><feGaussianBlur stdDeviation="2"/><feComposite in2="hardAlpha" operator="out"/><feBlend in2="BackgroundImageFix" result="effect1"/><feBlend in="SourceGraphic" in2="effect1" result="shape"/></filter>`;
const gradient = '<linearGradient id="g"><stop/><stop offset="1" stop-color="red"/></linearGradient>';

const other = (inside: string) => `<g xmlns:i="https://a.example/">${inside}</g>`;

/** What drawing programs and people write: published as SVG, or as a bitmap because of something. */
const right: Record<string, [outcome: string, inside: string]> = {
  Illustrator: [
    '<filter>',
    `<style>.cls-1{fill:#231f20;stroke-miterlimit:10;isolation:isolate}.cls-2{clip-path:url(#c)}</style>${gradient}<clipPath id="c"><circle r="40"/></clipPath><filter id="d" filterUnits="userSpaceOnUse"><feOffset dx="7"/><feGaussianBlur result="blur" stdDeviation="5"/><feFlood flood-color="#231f20"/><feComposite in2="blur" operator="in"/><feComposite in="SourceGraphic"/></filter>${repeated(40, (n) => `<g class="cls-2"><path class="cls-1" filter="url(#d)" d="M${n}.3,12.5c-3.4,1.2-8.6,2.3-12.3,4.5Z"/><rect width="1920" height="1080" fill="url(#g)"/></g>`)}`,
  ],
  Inkscape: [
    '<filter>',
    `<filter id="b" x="-.1" y="-.1" width="1.2" height="1.2"><feGaussianBlur stdDeviation="1.7"/></filter>${repeated(40, (n) => `<text xml:space="preserve" style="font-size:4px;line-height:1.25;font-family:sans-serif;-inkscape-font-specification:x;text-orientation:upright;shape-padding:2;filter:url(#b);stroke-dasharray:1.06, 0.53" x="9" y="${n}"><tspan>A label</tspan></text>`)}`,
  ],
  Figma: [
    '<filter>',
    repeated(
      30,
      (n) =>
        `${dropShadow(`f${n}`, 'x="9" y="9" width="90" height="90" filterUnits="userSpaceOnUse"')}<g filter="url(#f${n})"><rect x="10" y="10" width="80" height="80" rx="8" fill="var(--fill-0, white)"/></g><mask id="m${n}" style="mask-type:alpha" maskUnits="userSpaceOnUse" x="0" y="0" width="24" height="24"><rect width="24" height="24"/></mask><g mask="url(#m${n})"><path d="M5 5h9v9z"/></g>`,
    ),
  ],
  Sketch: [
    'svg',
    repeated(
      20,
      (n) =>
        `<defs><path d="M9 ${n}h30v30z" id="p${n}"/></defs><mask id="k${n}" fill="white"><use xlink:href="#p${n}"/></mask><use fill="#FFF" xlink:href="#p${n}"/><rect mask="url(#k${n})" width="1200" height="800"/>`,
    ),
  ],
  'draw.io': [
    'filter',
    `<g style="background:light-dark(#fff,#121212);color-scheme:light dark">${repeated(60, (n) => `<rect x="${n}" width="120" height="60" style="fill:light-dark(#fff,var(--ge-dark-color,#121212));filter:drop-shadow(2px 3px 2px rgba(0,0,0,.25));pointer-events:all"/><text font-family="&quot;Helvetica&quot;" style="text-anchor:middle">A</text>`)}</g>`,
  ],
  Mermaid: [
    'svg',
    `<style>#m{font-size:16px}#m .node rect,#m .edge:not(.x){stroke:#333;stroke-dasharray:3,3}#m .label{text-align:center;line-height:1.5}@keyframes dash{to{stroke-dashoffset:0}}.edge{animation:dash 20s linear infinite}@media (prefers-color-scheme:dark){.node rect{fill:#111}}</style><marker id="h" refX="9" markerUnits="userSpaceOnUse" markerWidth="12" orient="auto"><path d="M0 0L10 5z"/></marker><g id="m">${repeated(40, (n) => `<g class="node"><rect width="120" height="54" style="max-width:9px"/></g><path class="edge" d="M${n} 0v150" marker-end="url(#h)"/>`)}</g>`,
  ],
  D3: [
    'svg',
    `<marker id="a" viewBox="0 -5 10 10" refX="15" orient="auto"><path d="M0,-5L10,0L0,5"/></marker>${repeated(90, (n) => `<path fill="none" stroke="#999" stroke-width="1.5px" marker-end="url(#a)" d="M${n},9A200,200 0 0,1 900,${n * 9}"/><text dy=".31em" style="font:10px sans-serif">node</text>`)}`,
  ],
  matplotlib: [
    'svg',
    `<defs><path id="m" d="M0 3C.8 3 1.6 2.7 2.1 2.1z" style="stroke:#1f77b4"/></defs><style>*{stroke-linejoin:round;stroke-linecap:butt}</style>${repeated(300, (n) => `<use xlink:href="#m" x="${n}" style="fill:#1f77b4;fill-opacity:.6"/>`)}`,
  ],
  PowerPoint: [
    'svg',
    `<defs><clipPath id="c"><rect width="960" height="540"/></clipPath></defs><g clip-path="url(#c)" overflow="hidden">${repeated(30, (n) => `<text font-family="Calibri,sans-serif" font-weight="400" font-size="24" transform="matrix(1 0 0 1 ${n} 40)">Text</text>`)}</g>`,
  ],
  'letters at places of their own': [
    'svg',
    `<text x="${repeated(3000, (n) => `${n}.5 `)}" y="${'9 '.repeat(3000)}">${'a'.repeat(3000)}</text>`,
  ],
  'variables of a design system': [
    'svg',
    `<style>:root,*{${repeated(48, (n) => `--tw-${n}:0 0 #0000;`)}}path{fill:var(--tw-1)}</style>${'<path d="M0 0h9v9z"/>'.repeat(900)}`,
  ],
  'boxes in percent': [
    'svg',
    `${gradient}${repeated(90, (n) => `<rect x="${n}%" width=".3%" height="5%" fill="url(#g)"/>`)}`,
  ],
  'what reacts to the mouse': [
    'filter',
    `<style>.b{transition:transform .2s;cursor:pointer}.b:hover{transform:scale(1.1);filter:brightness(1.1)}.b:hover text{visibility:visible}</style>${'<g class="b"><rect width="9" height="9"/></g>'.repeat(50)}`,
  ],
  'what moves': [
    'svg',
    `<style>@keyframes p{50%{transform:scale(1.4) translate3d(0,9px,0);opacity:.4}}.d{animation:p 2s infinite;transform-box:fill-box;transform-origin:center}</style>${'<circle class="d" r="6"><animate attributeName="r" values="3;9;3" dur="3s"/><animateTransform attributeName="transform" type="rotate" from="0" to="360" dur="1s"/></circle>'.repeat(50)}`,
  ],
  'loaders whose parts begin each other': [
    'svg',
    '<circle r="3"><animate id="a1" begin="0;a3.end+0.25s" attributeName="r" dur="0.6s" values="3;.2;3"/></circle><circle r="3"><animate id="a3" begin="a1.end-0.6s" attributeName="r" dur="600ms" values="3;.2;3"/></circle><circle r="3"><set begin="a3.begin" attributeName="r" dur="1ms" to="1"/></circle>',
  ],
  'transitions in a drawing that does not move': [
    'svg',
    `<style>*{transition:all .2s}g:hover{fill:red}</style>${'<g><rect/></g>'.repeat(1500)}`,
  ],
  'transitions that take no time': [
    'svg',
    `<style>*{transition:none 0s}</style><g><set attributeName="fill" to="red"/>${'<g/>'.repeat(1500)}</g>`,
  ],
  'a line that is drawn': [
    'svg',
    `<style>@keyframes d{to{stroke-dashoffset:0}}path{stroke-dasharray:1;stroke-dashoffset:1;animation:d 2s forwards}</style>${'<path pathLength="1" stroke="#333" d="M9 9h90"/>'.repeat(50)}`,
  ],
  'icons of a size by styles': [
    'svg',
    `<style>.i{width:24px;height:24px}</style><symbol id="s" viewBox="0 0 24 24"><path d="M12 2L2 7z"/></symbol>${'<use class="i" href="#s"/>'.repeat(200)}`,
  ],
  'a shadow that spreads': [
    '<filter>',
    `<filter id="s"><feMorphology in="SourceAlpha" radius="4" operator="dilate"/><feGaussianBlur stdDeviation="6"/></filter><rect x="40" y="40" width="90" height="90" filter="url(#s)"/>`,
  ],
  'Observable Plot': [
    'svg',
    `<style>:where(.plot-d6a7b5){--plot-background:white;display:block}:where(.plot-d6a7b5 text){white-space:pre}</style>${'<g class="plot-d6a7b5"><text>a</text></g>'.repeat(20)}`,
  ],
  'letters and shapes that inherit no stroke': [
    'svg',
    `<style>.l{stroke:red}</style><path class="l" stroke="red" d="M0 0h9"/>${'<circle r="9"/><text>label</text>'.repeat(900)}`,
  ],
  'values that change nothing': [
    'filter',
    '<path style="filter:blur(1px);word-spacing:0" d="M0 0h9v9z"/><text style="word-spacing:0px">a</text>',
  ],
  'letters as long as PlantUML writes them': [
    'filter',
    '<g style="filter:blur(1px)"><text lengthAdjust="spacing" textLength="9">a</text></g>',
  ],
  'labels along lines': [
    'svg',
    `<path id="r" d="M9 9q40 30 90 10"/>${'<text font-size="9" opacity=".8"><textPath href="#r" startOffset="50%">Street</textPath></text>'.repeat(50)}`,
  ],
  'rules for windows, layers and rules in rules': [
    'svg',
    '<style>@media (min-width:9px){path{stroke-width:9;transform:none}}@layer a{g{path{fill:red}}}</style><g><path d="M0 0h9v9z"/></g>',
  ],
  'shapes that browsers cut and turn': [
    'svg',
    '<g style="clip-path:circle(40%);transform:rotateY(9deg);will-change:transform"><path style="clip-path:inset(9px)" d="M0 0h9v9z"/></g>',
  ],
  'what moves along a path': [
    'svg',
    `<style>circle{offset-path:path('M0 0h9');animation:a var(--t) infinite}@keyframes a{to{offset-distance:100%}}</style><circle r="9"><animateMotion path="M0 0h9" dur="1s"/><animate attributeName="r" by="9" begin="0s;2s;4s;6s;8s;10s"/></circle>`,
  ],
  'a view that moves': [
    'svg',
    '<animate attributeName="viewBox" values="0 0 9 9;0 0 99 99" dur="9s"/><path pathLength="1" d="M0 0h9"/><path pathLength="9" d="M0 0h9"/>',
  ],
  'animations that nothing has': [
    'svg',
    `<style>@keyframes a{to{stroke-dashoffset:0}}.fast{animation:a 1s}</style>${'<path d="M0 0h9v9z"/>'.repeat(900)}`,
  ],
  'dark colors of many shapes': [
    'svg',
    `<style>@media (prefers-color-scheme:dark){path{fill:#fff}}</style>${'<path d="M0 0h9v9z"/>'.repeat(900)}`,
  ],
  'Figma in Display P3': [
    '<filter>',
    `${dropShadow('f', 'x="9" y="9" width="90" height="90"')}<g filter="url(#f)"><rect width="80" height="80" fill="#0D99FF" style="fill:#0D99FF;fill:color(display-p3 0.051 0.6 1);fill-opacity:1"/></g>`,
  ],
  'labels in boxes': [
    'svg',
    `<clipPath id="b"><rect width="900" height="900"/></clipPath><g clip-path="url(#b)" transform="matrix(1 0 0 1 9 9)">${'<circle r="9"/>'.repeat(1500)}</g><g transform="scale(1 1)"><text style="font:700 12px a">${'a'.repeat(4000)}</text></g>`,
  ],
  noise: [
    '<filter>',
    '<filter id="n"><feTurbulence baseFrequency=".8"/></filter><rect width="900" height="900" filter="url(#n)"/>',
  ],
  'fonts and elements of drawing programs': [
    'svg',
    `<font><font-face font-family="A"/><glyph unicode="a" d="M0 0"/></font>${other('<i:shape i:href="a"/>')}<rect width="9" height="9"/>`,
  ],
  'values that elements inherit in any case': ['svg', '<g style="fill:inherit;font:inherit"><text>a</text></g>'],
  'a drawing in a picture': [
    '<image>',
    `<image width="9" height="9" href="data:image/svg+xml;base64,${btoa(drawing(''))}"/>`,
  ],
};

/** Says how a drawing is published. */
function outcomeOf(text: string): string {
  const { fault, heavy } = inspectSvg(text);
  return fault ? `refused: ${fault.what}` : (heavy?.what ?? 'svg');
}

for (const [name, [outcome, inside]] of Object.entries(right))
  drawings(`${name}: a right drawing is published`, () => {
    assert.is(outcomeOf(drawing(inside)), outcome);
  });

const much = 'more than browsers draw without delay';
const moving = 'more that moves than browsers draw without delay';
const dashes = 'dashes whose number is not known';
const fast = 'animations that begin again and again within a frame';
const corners = (count: number) => `M500 500${'h1v1h-1v-1'.repeat(count)}`;
const crossing = `M0 0${repeated(3000, (n) => `L${(n * 7919) % 1000} ${(n % 2) * 1000}`)}`;
const line = 'd="M0 0H1000V1000" fill="none" stroke="red"';
const all = 'd="M0 0h1e3v1e3H0z"';
const heavyGroup = `<path id="c" d="${crossing}"/>`;

/** What browsers take seconds for: the build draws it within its limits. */
const slow: Record<string, [outcome: string, inside: string]> = {
  'lines that cross': [much, heavyGroup],
  'what one state of the mouse shows': [much, `<style>path{fill:none}svg:hover path{fill:red}</style>${heavyGroup}`],
  'what is outside until it moves': [
    much.replace('more', 'more that moves'),
    `<g transform="translate(5000)">${heavyGroup}<animateMotion path="M0 0H-5000" dur="1s"/></g>`,
  ],
  'what dark colors show': [
    much,
    `<style>path{fill:none}@media (prefers-color-scheme:dark){path{fill:red}}</style>${heavyGroup}`,
  ],
  'wide lines with many corners': [much, `<path d="${corners(1500)}" fill="none" stroke="red" stroke-width="400"/>`],
  'layers as large as the drawing': [much, `<g opacity=".9"><path ${all}/><path ${all}/></g>`.repeat(400)],
  'layers by a style': [
    much,
    `<style>.l{mix-blend-mode:multiply;isolation:isolate}</style>${`<g class="l"><path ${all}/></g>`.repeat(900)}`,
  ],
  'layers in each other of one shape': [much, `${'<g opacity=".9">'.repeat(50)}<path ${all}/>${'</g>'.repeat(50)}`],
  'layers in each other': [
    much,
    `${'<g opacity=".9">'.repeat(200)}${`<path ${all}/>`.repeat(9)}${'</g>'.repeat(200)}`.repeat(4),
  ],
  masks: [much, `<mask id="m"><path ${all}/></mask>${`<path ${all} mask="url(#m)"/>`.repeat(400)}`],
  'masks in masks': [
    much,
    repeated(9, (n) => `<mask id="m${n}">${`<path ${all} mask="url(#m${n - 1})"/>`.repeat(4)}</mask>`),
  ],
  'clip paths of long outlines': [
    much,
    `<clipPath id="k">${heavyGroup}</clipPath><g style="clip-path:url('#k')"><path ${all}/></g>`,
  ],
  'gradients as large as the drawing': [
    much,
    `${gradient}<g fill="url(#g)">${`<rect fill="url(#g)" width="1000" height="1000"/>`.repeat(700)}</g>`,
  ],
  'uses of uses': [
    much,
    repeated(6, (n) => `<g id="a${n}">${n === 0 ? '<rect/>' : `<use href="#a${n - 1}"/>`.repeat(9)}</g>`),
  ],
  'elements that refer to themselves': [much, '<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'],
  'markers at each corner': [
    much,
    `<marker id="k">${`<path d="${corners(20)}"/>`.repeat(9)}</marker><path marker-mid="url(#k)" d="${corners(200)}"/>`,
  ],
  'short dashes': [much, `<path ${line} stroke-dasharray=".1"/>`.repeat(9)],
  'short dashes of a group': [much, `<g stroke-dasharray=".1 .1">${`<path ${line}/>`.repeat(9)}</g>`],
  'dashes of a given number': [much, '<path pathLength="900000" stroke-dasharray="1" d="M0 0h9v9z"/>'],
  'dashes of letters': [dashes, `<text stroke-dasharray=".01">${'a'.repeat(90)}</text>`],
  'dashes in em': [dashes, `<path ${line} stroke-dasharray="2em"/>`],
  'dashes that a style makes longer': [dashes, '<circle style="r:400px" stroke-dasharray="1"/>'],
  'dashes that are not scaled': [dashes, `<path ${line} vector-effect="non-scaling-stroke" stroke-dasharray="1"/>`],
  'dashes of animations': [moving, `<path ${line}><animate attributeName="stroke-dasharray" values="9;.01"/></path>`],
  'outlines of animations': [moving, `<path d="M0 0"><animate attributeName="d" values="M0 0;${crossing}"/></path>`],
  'many shapes that move': [
    moving,
    `<style>@keyframes a{to{opacity:0}}circle{animation:a 1s}</style>${'<circle r="9"/>'.repeat(900)}`,
  ],
  'animations that begin others twice': [
    'r changed by <animate>',
    '<circle id="a" r="9"><animate attributeName="r" to="8" begin="a.end;b.end"/></circle>',
  ],
  'an animation that begins itself': [
    fast,
    '<g><animate id="x" dur=".000001s" begin="0s;x.end" attributeName="x"/></g>',
  ],
  'an animation that begins again while it lasts': [
    fast,
    '<g><set id="x" dur="9" begin="0;x.begin + 1ms" attributeName="x"/></g>',
  ],
  'an animation that begins before it ends': [
    fast,
    '<g><set id="x" dur="0:01" begin="0;x.end-0.9999s" attributeName="x"/></g>',
  ],
  'an animation that is cut short': [
    fast,
    '<g><set id="x" dur="1h" repeatCount="1e-9" begin="0;x.endEvent" attributeName="x"/></g>',
  ],
  'animations that begin each other': [
    fast,
    `<animate begin="a1.begin" attributeName="x"/>${repeated(9, (n) => `<g><animate id="a${n}" max="1ms" begin="0;a${(n + 1) % 9}.end" attributeName="x"/></g>`)}`,
  ],
  'an animation whose name has a backslash': [
    'x changed by <set>',
    String.raw`<g><set id="a.b" dur="1ms" begin="0;a\.b.end" attributeName="x"/></g>`,
  ],
  'transitions around which something changes': [
    moving,
    `<style>*{transition:all 9s}</style><g fill="red"><animate attributeName="fill" values="red;blue;red" dur="1s"/>${'<g/>'.repeat(1500)}</g>`,
  ],
  'transitions of attributes around which something moves': [
    moving,
    `<style>@keyframes a{to{fill:red}}</style><g style="animation:a 1s">${'<g style="transition-duration:var(--t)"/>'.repeat(1500)}</g>`,
  ],
  'classes that change': ['class changed by <set>', '<g><set attributeName="class" to="x"/></g>'],
  'long texts': [much, `<text>${'a'.repeat(12_001)}</text>`],
  'rules for many elements': [
    '5,001 selectors of styles',
    `<style>${'g g,'.repeat(5000)}g{fill:red}</style>${'<g><g><g/></g></g>'.repeat(400)}`,
  ],
  'ids that another namespace hides': [
    much,
    other(
      repeated(6, (n) => `<g i:id="x" id="a${n}">${n === 0 ? '<rect/>' : `<use href="#a${n - 1}"/>`.repeat(9)}</g>`),
    ),
  ],
  'classes that another namespace hides': [
    much,
    other(`<style>.a{mask:url(#m)}</style><mask id="m"/>${'<g i:class="x" class="a"/>'.repeat(500)}`),
  ],
  'outlines that another namespace hides': [much, other(`<path i:d="M0 0" d="${crossing}"/>`)],
  'rules of siblings for many siblings': [
    '.z0~g in a style',
    `<style>${repeated(9, (n) => `.z${n}~g{fill:red}`)}</style>${'<g/>'.repeat(2000)}`,
  ],
  'rules of rules for many elements': [
    'refused: rules within rules beside 100,000,000 selectors of styles',
    `<style>${`${'g,'.repeat(9999)}g{`.repeat(2)}fill:red}}</style>${'<g/>'.repeat(9)}`,
  ],
  'letters with a stroke': [much, `<g stroke="red" stroke-width="1500"><text>${'a'.repeat(3000)}</text></g>`],
  'letters that get a stroke where they are used': [
    much,
    `<style>use{stroke:red}</style><text id="t">${'a'.repeat(300)}</text>${'<use href="#t"/>'.repeat(9)}`,
  ],
  'round shapes with a stroke': [much, `<g stroke="red">${'<circle r="300"/>'.repeat(1100)}</g>`],
  'dashes of large letters': [
    dashes,
    `<text font-size="3000" stroke="red" stroke-dasharray=".3">${'<tspan>@</tspan>'.repeat(20)}</text>`,
  ],
  'dashes of letters that grow': [
    dashes,
    `<g stroke-dasharray="9">${'<g font-size="4em">'.repeat(9)}<text>a</text>${'</g>'.repeat(9)}</g>`,
  ],
  'long attributes that each copy has': [
    much,
    `<text id="t" x="${'1 '.repeat(20_000)}">a</text>${'<use href="#t"/>'.repeat(500)}`,
  ],
  'lists of places that each copy has': [
    much,
    `<text id="t" x="${'0 '.repeat(4000)}"/>${'<use href="#t"/>'.repeat(400)}`,
  ],
  'lists of turns that each copy has': [
    much,
    `<text id="t" rotate="${'0 '.repeat(4000)}"/>${'<use href="#t"/>'.repeat(400)}`,
  ],
  'lists of places that change': [
    moving,
    `<text id="t"><animate attributeName="dx" dur="9s" values="${`${'0 '.repeat(4000)};`.repeat(2)}"/></text>${'<use href="#t"/>'.repeat(20)}`,
  ],
  'variables of each copy': [
    much,
    `<style>g{${repeated(3000, (n) => `--a${n}:none;`)}}</style><g id="v">${'<g/>'.repeat(300)}</g>${'<use href="#v"/>'.repeat(20)}`,
  ],
  'long lists of classes': [
    'more than 1000 characters in class',
    `<g id="c" class="${'a '.repeat(20_000)}"><g/></g>${'<use href="#c"/>'.repeat(500)}`,
  ],
  'one long selector': [
    '5,001 selectors of styles',
    `<style>g${':not(a)'.repeat(28_572)}{fill:red}</style>${'<g><g><g/></g></g>'.repeat(400)}`,
  ],
  'selectors for many copies': [
    '499 selectors of styles',
    `<style>${'g,'.repeat(498)}g{fill:red}</style><g id="g">${'<g/>'.repeat(90)}</g>${'<use href="#g"/>'.repeat(240)}`,
  ],
  'long variables': ['a long value of --a', `<style>svg{--a:${'0 '.repeat(1001)}}g{fill:var(--a)}</style>`],
  'many variables in a value': [
    'a long value of stroke-dashoffset',
    `<g style="stroke-dashoffset:${'var(--a)'.repeat(21)}"/>`,
  ],
  'outlines that are closed again and again': [much, `<path d="M0 0${'z'.repeat(9000)}"/>`],
  'variables of variables': ['variables of variables', '<style>g{--a:var(--b)var(--b)}</style>'],
  'what an element inherits is in all that it has': [
    much,
    `${gradient}<g fill="url(#g)">${'<use href="#a"/>'.repeat(30)}</g><g id="a">${'<rect/>'.repeat(30)}</g>`,
  ],
  'what is referred to inherits from where it is': [
    much,
    `${gradient}<g fill="url(#g)"><mask id="m">${'<rect/>'.repeat(90)}</mask></g>${'<path mask="url(#m)"/>'.repeat(9)}`,
  ],
  'markers of a group': [
    much,
    `<marker id="k"><path d="${corners(20)}"/></marker><g marker-mid="url(#k)"><path d="${corners(200)}"/></g>`,
  ],
  'one of several strokes': [
    much,
    `${gradient}<style>.a{stroke:red;stroke:url(#g)}</style>${'<rect class="a"/>'.repeat(700)}`,
  ],
  'elements with the same id': [
    much,
    `<metadata><g id="a"/></metadata><g id="a">${'<g/>'.repeat(900)}</g>${'<use href="#a"/>'.repeat(40)}`,
  ],
  'many short dashes and a long one': [much, `<path ${line} stroke-dasharray="9${' .01'.repeat(200)}"/>`.repeat(3)],
  'dashes of wide lines': [much, `<path ${line} stroke-width="900" stroke-dasharray=".1"/>`],
  'dashes that are scaled': [
    much,
    `<g stroke="red" stroke-dasharray=".06"><path transform="scale(900)" d="M0 .5H999"/></g>`,
  ],
  'fonts of many sizes': [much, repeated(500, (n) => `<text font-size="${n}">a</text>`)],
  'letters of many scales': [much, repeated(500, (n) => `<text transform="scale(${n})">a</text>`)],
  'what animations give to others': [
    moving,
    `${gradient}<g id="b">${'<rect/>'.repeat(99)}</g><set href="#b" attributeName="fill" to="url(#g)"/>`,
  ],
  'filters, patterns and pictures': [
    '<filter>',
    '<filter id="f"><feMorphology radius="300"/></filter><rect filter="url(#f)"/>',
  ],
  'selectors of what is around copies': [
    '300 selectors of styles',
    `<style>${'.a .b g,'.repeat(299)}g{fill:red}</style><g id="c">${'<g class="b">'.repeat(150)}${'<g class="a"/>'.repeat(50)}${'</g>'.repeat(150)}</g>${'<use href="#c"/>'.repeat(100)}`,
  ],
  'selectors of what is beside copies': [
    '7 selectors of styles',
    `<style>${repeated(7, (n) => `g:nth-of-type(${n}n){fill:red}`)}</style><g id="c">${'<g/>'.repeat(900)}</g>${'<use href="#c"/>'.repeat(9)}`,
  ],
  'namespaces around many elements': [
    'many declarations of namespaces',
    `${repeated(240, (n) => `<g ${repeated(9, (i) => `xmlns:a${n * 9 + i}="u" `)}>`)}${'<g/>'.repeat(1500)}${'</g>'.repeat(240)}`,
  ],
  'letters that fill the drawing': [much, `<text font-size="1200">${'a'.repeat(4000)}</text>`],
  'strokes of letters that fill the drawing': [much, `<text font-size="1200" stroke="red">${'a'.repeat(400)}</text>`],
  'wide strokes of letters': [much, `<text stroke-width="1200" stroke="red">${'a'.repeat(400)}</text>`],
  'lines at letters that fill the drawing': [
    much,
    `<text font-size="1200" text-decoration="underline">${'a'.repeat(2000)}</text>`,
  ],
  'letters that are large by a style': [much, `<style>text{font:700 12in a}</style><text>${'a'.repeat(4000)}</text>`],
  'letters that grow': [much, `<g font-size="9em"><text font-size="9em">${'a'.repeat(4000)}</text></g>`],
  'letters that are scaled': [much, `<g transform="scale(99)"><text>${'a'.repeat(4000)}</text></g>`],
  'letters as large as a box': [
    much,
    `<mask id="m" maskContentUnits="objectBoundingBox"><text font-size="1">${'a'.repeat(4000)}</text></mask>`,
  ],
  'letters that are stretched': [
    `refused: lengthAdjust beside ${much}`,
    `<text textLength="9e5" lengthAdjust="spacingAndGlyphs">${'a'.repeat(4000)}</text>`,
  ],
  'letters with many lines': [much, `<text>${'字'.repeat(6001)}</text>`],
  'colors beyond sRGB': [
    much,
    `<g style="fill:red;fill:color(display-p3 .5 1 0)">${'<circle r="500"/>'.repeat(1600)}</g>`,
  ],
  'gradients beyond sRGB': [
    much,
    `<linearGradient id="g">${'<stop style="stop-color:red;stop-color:lab(50 9 9)"/>'.repeat(2)}</linearGradient><g fill="url(#g)">${'<circle r="500"/>'.repeat(400)}</g>`,
  ],
  'colors of variables': [much, `<style>g{--a:oklch(.7 .4 150)}</style><g>${'<circle r="500"/>'.repeat(1600)}</g>`],
  'shapes in an outline': [
    much,
    `<clipPath id="k"><circle r="500"/></clipPath><g clip-path="url(#k)">${'<circle r="500"/>'.repeat(1500)}</g>`,
  ],
  'shapes in a box that is turned': [
    much,
    `<clipPath id="k"><rect width="900" height="900"/></clipPath><g transform="rotate(9)"><g clip-path="url(#k)">${'<circle r="500"/>'.repeat(1500)}</g></g>`,
  ],
  'shapes in a view that is turned': [
    much,
    `<g transform="matrix(.8 .6 -.6 .8 0 0)"><svg width="900" height="900">${'<circle r="500"/>'.repeat(1500)}</svg></g>`,
  ],
  'clip paths of several outlines': [
    much,
    `<clipPath id="k">${repeated(2, (n) => `<path d="M${n} 0${repeated(400, (i) => `L${(i * 7919 + n) % 1000} ${(i % 2) * 1000}`)}"/>`)}</clipPath>`,
  ],
  'functions of filters': ['filter', '<rect width="900" height="900" style="filter:blur(9px)"/>'],
};

for (const [name, [outcome, inside]] of Object.entries(slow))
  drawings(`${name}: a slow drawing is published as a bitmap`, () => {
    assert.is(outcomeOf(drawing(inside)), outcome);
  });

/** What nobody has counted, and is written so that it might be overlooked: it is not in the grammar, so that its cost does not matter. */
const unknown: Record<string, string> = {
  '<use href="#%61"/>': 'href="#%61"',
  '<use href=" #a"/>': 'href=" #a"',
  '<use href="#a&#10;b"/>': 'href="#a\nb"',
  '<g xml:base="#a"/>': 'xml:base',
  '<path pathLength="0x10" d="M0 0"/>': 'pathLength="0x10"',
  '<g mask="url(#%61)"/>': 'url(#%61) in mask',
  '<g mask="url(&apos;#a b&apos;)"/>': 'url() in mask',
  '<g style="mask:url(&quot;#a&quot; b)"/>': 'url() in mask',
  '<g style="shape-rendering:url(#a)"/>': 'url(#a) in shape-rendering',
  '<g mask="inherit"/>': 'inherit in mask',
  '<g style="OPACITY:Inherit !important"/>': 'inherit in opacity',
  '<g style="--a:1;opacity:var(--a)"/>': 'var() in opacity',
  '<g style="all:inherit"/>': 'inherit in all',
  '<g fill="context-fill"/>': 'context-fill in fill',
  '<g style="box-reflect:below"/>': 'box-reflect',
  '<style>@property --a{syntax:"*"}</style>': '@property',
  '<style>@LAYER a,b;</style>': '@LAYER',
  '<style>@font-face{font-family:a;src:local(b)}</style>': 'an embedded font',
  '<style>g + g{fill:red}</style>': 'g + g in a style',
  '<style>g g g g g{fill:red}</style>': 'g g g g g in a style',
  [`<text font-family="a${',a'.repeat(16)}"/>`]: 'a long value of font-family',
  '<g style="--a:url(#a)"/>': 'variables of variables',
  '<animate attributeName="font-size" to="9"/>': 'font-size changed by <animate>',
  '<g style="outline:1px dotted"/>': 'outline',
  '<text style="text-decoration:underline wavy">a</text>': 'text-decoration',
  '<text text-decoration-style="dotted">a</text>': 'text-decoration-style',
  [`<g ${Array.from({ length: 101 }, (_, index) => `data-a${index}=""`).join(' ')}/>`]: 'more than 100 attributes',
  [`<g data-a="${'a'.repeat(1001)}"/>`]: 'more than 1000 characters in data-a',
};

drawings('what the grammar of drawings has not makes a bitmap', () => {
  const found = Object.keys(unknown).map((inside) => [inside, outcomeOf(drawing(inside))]);
  assert.equal(Object.fromEntries(found), unknown);
});

const blur = '<path style="filter:blur(1px)" d="M0 0h9v9z"/>';

/** What a bitmap would lack because librsvg does not draw it. */
const foreign: Record<string, [inside: string, what: string]> = {
  'shadows of texts': ['<text style="text-shadow:0 0 90px red">a</text>', 'text-shadow'],
  'prefixed properties': ['<g style="-webkit-backdrop-filter:blur(9px)"/>', 'backdrop-filter'],
  'shapes of CSS': [`${blur}<g style="clip-path:circle(9px)"/>`, 'circle() beside filter'],
  'three dimensions': [`${blur}<g style="transform:rotateY(9deg)"/>`, 'rotateY() beside filter'],
  'origins of transformations': [
    `${blur}<g style="transform-origin:center;transform:scale(2)"/>`,
    'transform-origin beside filter',
  ],
  'rules within rules': [`${blur}<style>g{path{fill:red}}</style>`, 'rules within rules beside filter'],
  'units of windows': [`${blur}<path style="stroke-width:9vw"/>`, '9vw in stroke-width beside filter'],
  'letters along lines': [`${blur}<text><textPath href="#p">a</textPath></text>`, '<textPath> beside filter'],
  'letters of a width': [
    `${blur}<text textLength="90" lengthAdjust="spacingAndGlyphs">a</text>`,
    'lengthAdjust beside filter',
  ],
  'rules within many rules': [`<style>${'g{'.repeat(20)}fill:red</style>`, 'rules within rules'],
  'conditions with many brackets': [
    `<style>@supports ${'('.repeat(60)}color:red${')'.repeat(60)}{g{fill:red}}</style>`,
    '@supports',
  ],
  'outer rules in a row': [
    '<style>g{&amp; &amp; path{fill:red}}</style>',
    'rules within rules beside & & path in a style',
  ],
  'hidden names': [String.raw`<path style="strok\65-width:9"/>`, 'a backslash in a style'],
};

for (const [name, [inside, what]] of Object.entries(foreign))
  drawings(`${name} are refused where the build has to draw`, () => {
    const { type, what: found } = inspectSvg(drawing(inside)).fault ?? {};
    assert.equal([type, found], ['foreign', what]);
  });

drawings('what does not apply in a bitmap is not refused', () => {
  const motion =
    '<style>@keyframes a{to{transform:rotateY(9deg)}}g{animation:a 1s;transform-origin:center}</style><g/>';
  const { fault, lost } = inspectSvg(drawing(`${blur}\n${motion}`));
  assert.is(fault, undefined);
  assert.equal(lost, { what: '@keyframes', line: 2, column: 34 });
  const dark = '<style>@media (prefers-color-scheme:dark){g{fill:oklch(.5 .1 9)}}</style>';
  assert.is(inspectSvg(drawing(blur + dark)).lost?.what, '@media (prefers-color-scheme)');
  assert.is(inspectSvg(drawing(dark)).lost, undefined);
});

drawings('the element that costs most is named', () => {
  const inside = `\n<g/>\n<g>\n<path d="${crossing}"/></g>`;
  assert.equal(inspectSvg(drawing(inside)).heavy, { what: much, line: 4, column: 1 });
});

drawings('a style is named at its line', () => {
  const placeOf = (css: string) => inspectSvg(drawing(`<style>\n\n ${css}</style>`)).fault;
  assert.equal([placeOf('g{text-shadow:0 0 9px red}')?.line, placeOf('g{fill:url(//a.example/)}')?.line], [3, 3]);
});

drawings('below static/, a drawing is published as it is, or refused', () => {
  const inspect = (text: string, limits: typeof staticLimits) => inspectPicture('a.svg', Buffer.from(text), limits);
  const { fault } = inspect(drawing(blur), staticLimits);
  assert.is(fault?.message, 'a.svg has filter, which browsers may take long to draw.');
  assert.match(fault?.hint ?? '', /^Put it beside the entry that shows it/);
  assert.equal(inspect(drawing(blur), entryLimits), {
    format: 'svg',
    width: 1000,
    height: 1000,
    bitmap: { because: 'filter' },
  });
  assert.equal(inspect(drawing('<rect/>'), staticLimits), { format: 'svg', width: 1000, height: 1000 });
});

drawings('pages show the bitmap of a drawing with up to twice its pixels', () => {
  const usage = { widths: [320, 640, 1280, 2560], sizes: '100vw' };
  const show = (width: number) => {
    const picture: PictureFile = {
      digest: 'a',
      format: 'svg',
      width,
      height: width / 2,
      bitmap: { because: 'filter' },
    };
    const { sources, img } = viewPicture({ path: 'a/b.svg', picture, usage, originals: true });
    return [sources.length, img.width, img.srcSet?.replace(/-[\w-]{8}(?=\.)/g, '')];
  };
  assert.equal(show(200), [0, 200, '/assets/b-320.webp 320w, /assets/b-400.webp 400w']);
  assert.equal(show(1200)[2], ['320', '640', '1280', '1920'].map((one) => `/assets/b-${one}.webp ${one}w`).join(', '));
});

const size = { width: 9, height: 9 };
const draw = async (inside: string): Promise<Buffer> => {
  const drawn = await drawSvg(writeStill(drawing(inside, 'viewBox="0 0 9 9"'), { own: size, shown: size }));
  assert.ok('png' in drawn, JSON.stringify(drawn));
  return sharp(drawn.png).raw().toBuffer();
};

drawings('letters are drawn with the font that is embedded', async () => {
  const name = 'bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2';
  const font = readFileSync(join(root, 'node_modules/@fontsource-variable', name));
  const style = `<style>@font-face{font-family:"A";src:url(data:font/woff2;base64,${font.toString('base64')})}</style>`;
  const text = '<text y="8" font-size="9" font-family="A">g</text>';
  assert.is(outcomeOf(drawing(style + text)), 'an embedded font');
  const [own, other] = await Promise.all([draw(style + text), draw(text.replace('"A"', '"serif"'))]);
  assert.ok(own.some((part) => part > 0));
  assert.not(own.equals(other));
});

drawings('variables and dark colors are drawn as by day', async () => {
  const style = '<style>svg{--a:light-dark(rgb(9, 8, 7),red)}@media (prefers-color-scheme:dark){svg{--a:blue}}</style>';
  assert.equal(
    [...(await draw(`${style}<path style="fill:var(--none,var(--a, red))" d="M0 0h9v9H0z"/>`)).subarray(0, 4)],
    [9, 8, 7, 255],
  );
});

drawings('the usual color is drawn where there is one for few screens', async () => {
  const fill = 'fill:#090807;fill:color(display-p3 0 1 0);fill-opacity:1';
  for (const inside of [`<g style="${fill}">`, `<style>g{${fill}}</style><g>`])
    assert.equal([...(await draw(`${inside}<path d="M0 0h9v9H0z"/></g>`)).subarray(0, 4)], [9, 8, 7, 255]);
});

drawings('a drawing of PlantUML has dashes, whatever the size and the taps of its root', () => {
  const root = 'style="width:113px;height:120px;-webkit-tap-highlight-color:transparent" viewBox="0 0 113 120"';
  const dashed = '<line style="stroke:#181818;stroke-width:.5;stroke-dasharray:5,5" x1="9" x2="9" y1="36" y2="85"/>';
  assert.is(outcomeOf(drawing(dashed, root)), 'svg');
});

drawings('a drawing has its background, and letters of the usual size', async () => {
  const behind = async (attributes: string, css = '') => {
    const text = drawing(`<style>rect{opacity:0}${css}</style>`, `viewBox="0 0 9 9" ${attributes}`);
    const drawn = await drawSvg(writeStill(text, { own: size, shown: size }));
    assert.ok('png' in drawn, JSON.stringify(drawn));
    return [...(await sharp(drawn.png).ensureAlpha().raw().toBuffer()).subarray(0, 4)];
  };
  assert.equal(await behind('', ':root{--a:#010203}g,svg{background:var(--a)}'), [1, 2, 3, 255]);
  assert.equal(
    await behind('style="background-color:rgb(4 5 6 / 100%)!important"', 'svg{background:red}'),
    [4, 5, 6, 255],
  );
  assert.equal(await behind("class='c'", '.c{background:#070809}'), [7, 8, 9, 255]);
  assert.equal(
    await behind('class="c"', '.c{background:url(#a)}.d{background:red}g svg{background:red}'),
    [0, 0, 0, 0],
  );
  assert.equal(await behind('style="background:nothing"'), [0, 0, 0, 0]);
  assert.equal(await draw('<text y="8">g</text>'), await draw('<text y="8" font-size="16">g</text>'));
});

drawings('a drawing is read in a time in proportion to its text', () => {
  const begun = performance.now();
  const sheets = [
    `.a{clip-path:path("M0 0${'h1v1'.repeat(9000)}")}`,
    `.a{stroke-dasharray:${' 1'.repeat(9000)}}`,
    `.a{${'stroke:red;'.repeat(9000)}}`,
    `${repeated(300, (n) => `.b${n},`)}.c{${'opacity:.5;'.repeat(50)}}`,
    'g{a:b;'.repeat(9000),
  ];
  for (const sheet of sheets) inspectSvg(drawing(`<style>${sheet}</style>${'<g class="a"/>'.repeat(4000)}`));
  // Once for each element, it would take a minute.
  assert.ok(performance.now() - begun < 15_000, `${performance.now() - begun} ms`);
});

drawings('variables that are long and used often are refused', () => {
  const text = drawing(`<style>g{--a:${'a'.repeat(9000)};fill:${'var(--a)'.repeat(900)}}</style>`);
  assert.throws(() => writeStill(text, { own: size, shown: size }), /its variables are too long/);
});

/** A cache in memory. */
function memoryCache() {
  const stored = new Map<string, unknown>();
  const take = async <T>(cacheKey: string, make: () => Promise<T>): Promise<T> => {
    if (!stored.has(cacheKey)) stored.set(cacheKey, await make());
    return stored.get(cacheKey) as T;
  };
  return { stored, data: take, bytes: take };
}

drawings('each drawing is drawn once, and those that exceed a limit are reported', async () => {
  const folder = makeTemporaryFolder();
  mkdirSync(join(folder, 'a'));
  const bitmap = { because: 'filter' };
  const texts = {
    right: blur,
    slow: `<style>${'* * * *,'.repeat(900)}g{fill:red}</style>${'<g><g><g/></g></g>'.repeat(900)}`,
  };
  const known = Object.entries(texts).map(([name, inside]): [string, PictureFile] => {
    writeFileSync(join(folder, `a/${name}.svg`), drawing(inside));
    return [`a/${name}.svg`, { digest: name, width: 9, height: 9, bitmap }];
  });
  const cache = memoryCache();
  const input = {
    site: { pictures: new Map(known) },
    cache,
    contentFolder: folder,
    staticFolder: folder,
    draw: (still: Still) => drawSvg(still, { seconds: 0.05, memory: 2 ** 30 }),
  };
  const found = await findDrawingProblems(input);
  assert.equal(
    found.map(({ code, file, message }) => [code, file, message]),
    [['unusable-picture', 'a/slow.svg', 'a/slow.svg takes more than 0.05 seconds of a processor to draw.']],
  );
  assert.match(found[0]?.hint ?? '', /or as PNG or WebP\.$/);
  const failing = { ...input, draw: () => Promise.reject(new Error('drawn again')) };
  assert.equal(await findDrawingProblems(failing), found);
  const { width, height, format } = await sharp(await readPictureFile('a/right.svg', failing)).metadata();
  assert.equal({ width, height, format }, { width: 18, height: 18, format: 'png' });
  cache.stored.clear();
  assert.equal(
    (await findDrawingProblems(failing)).map(({ message }) => message),
    ['a/right.svg cannot be drawn: drawn again.', 'a/slow.svg cannot be drawn: drawn again.'],
  );
  assert.is(cache.stored.size, 0);
  rmSync(folder, { recursive: true });
});

drawings('a drawing that needs too much memory, or is none, is not drawn', async () => {
  const large = drawing('<rect width="900" height="900" style="filter:blur(9px)"/>'.repeat(9));
  assert.equal(await drawSvg({ svg: large, fonts: [] }, { seconds: 9, memory: 2 ** 20 }), {
    exceeded: '1 MB of memory',
  });
  const drawn = await drawSvg({ svg: '<svg', fonts: [] });
  assert.match('error' in drawn ? drawn.error : '', /\w/);
});

drawings.run();
