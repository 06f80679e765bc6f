import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { findCssMistakes } from '../../build/formats/css/check-css.ts';
import { isCssError, scopeCss } from '../../build/formats/css/css.ts';
import { explainCssError } from '../../build/formats/css/explain-error.ts';

const properties = suite('names of properties');

const mistakeIn = (css: string): string | undefined => findCssMistakes(css)[0]?.text;

properties('a mistyped property is found, with the name that was meant', () => {
  const text = '"colour" is no property of CSS, so browsers ignore this line. Did you mean "color"?';
  for (const css of ['a { colour: red }', 'a{colour:red;}', 'a { top: 0; &:hover { colour: red } }'])
    assert.is(mistakeIn(css), text, css);
});

properties('other names with a colon are none', () => {
  for (const css of [
    'a:hover, li:first-child > a:focus { color: red; p:hover { top: 0 } }',
    '@font-face { font-family: x; src: url(data:font/woff2;x); font-display: swap }',
    '@property --size { syntax: "<length>"; inherits: false; initial-value: 0 }',
    '@page { size: A4 } @supports (colour: red) { a { -webkit-colour: red; --colour: red } }',
    '@font-feature-values X { @styleset { nice: 1; colors: 2 } @swash { fancy: 3 } }',
    '.a { border-shape: circle(); composes: b; container: a / inline-size; d: path("M0 0"); not-yet-in-any-list: 1 }',
    '/* a { colour: red } */ a::after { content: "{colour: red;}" }',
  ])
    assert.is(mistakeIn(css), undefined, css);
});

properties('a mistyped value is found, with the one that was meant', () => {
  const mistakes = {
    'a { color: rde }': '"rde" is no value of "color"',
    'a { color: inhreit }': 'Did you mean "inherit"?',
    'a { display: flx; }': 'Did you mean "flex"?',
    'a { border: 1px sollid var(--line) }': 'Did you mean "solid"?',
    'a { top: 0; &:hover { align-items: cetner !important } }': 'Did you mean "center"?',
    'a { background: no-repaet url(a.png), rgb(0 0 0) }': 'Did you mean "no-repeat"?',
    '@media (min-widht: 40em) { a { top: 0 } }': 'Did you mean "min-width"?',
    '@media screen and (40em <= widht) { a { top: 0 } }': 'Did you mean "width"?',
    '@custom-media --dark (prefers-color-sceme: dark);': 'Did you mean "prefers-color-scheme"?',
    '@container card (inlin-size > 20em) { a { top: 0 } }': 'Did you mean "inline-size"?',
  };
  for (const [css, expected] of Object.entries(mistakes)) assert.match(mistakeIn(css) ?? '', expected, css);
});

properties('a length of a query has a unit', () => {
  const mistakes = {
    '@media (min-width: 600) { a { top: 0 } }':
      '"600" has no unit, so browsers ignore this block. Write 600px or 37.5em.',
    '@media screen and (400px <= width < 37.5) { a { top: 0 } }': 'Write 37.5em or 600px.',
    '@media (320 < width < 40em) { a { top: 0 } }': 'Write 320px or 20em.',
    '@container card (inline-size>320) { a { top: 0 } }': 'Write 320px or 20em.',
    '@custom-media --wide (max-height :800);': 'Write 800px or 50em.',
  };
  for (const [css, expected] of Object.entries(mistakes)) assert.match(mistakeIn(css) ?? '', expected, css);
  for (const css of [
    '@media (min-width: 0) and (color >= 8) and (min-aspect-ratio: 16 / 9) { a { top: 0 } }',
    '@media (width >= calc(20 * 1em)) and (min-resolution: 2dppx) { a { z-index: 600 } }',
    '@container (style(--width: 600)) { a { top: 0 } } @supports (width: 600) { a { top: 0 } }',
  ])
    assert.is(mistakeIn(css), undefined, css);
});

properties('a length has a unit that exists, right behind its number', () => {
  const mistakes = {
    'a { margin-top: 10 }': '"10" has no unit, so browsers ignore this line. Write 10px.',
    'a { font-size: 14; }': 'Write 14px.',
    'a { padding: 0 -.5 auto }': 'Write -.5px.',
    'a { border: 1 solid #fff }': 'Write 1px.',
    'a { box-shadow: 0 2 4px rgb(0 0 0 / 50%) }': 'Write 2px.',
    'a { width: 10 px }': '"10 px" has a space before its unit, so browsers ignore this line. Write 10px.',
    'a { transition: color 200 ms; }': 'Write 200ms.',
    'a { width: calc(50 % - 1px) }': 'Write 50%.',
    'a { width: 1re }': '"re" is no unit, so browsers ignore this line. Did you mean 1rem?',
    'a { width: min(20remm, 1px) }': 'Did you mean 20rem?',
    'a { width: 12points }': 'Write px, em, rem or %.',
  };
  for (const [css, expected] of Object.entries(mistakes)) assert.match(mistakeIn(css) ?? '', expected, css);
  for (const css of [
    'a { margin: 0 0.0 -0; line-height: 1.5; flex: 1; z-index: 3; opacity: .5; order: 2; tab-size: 4; columns: 2 }',
    'a { font: 700 1rem/1.2 x; grid-row: 2 / 3; grid-template-columns: repeat(2, 1fr) 1FR; scale: 2; --x: 10; --y: 1re }',
    'a { width: calc(2 * 1px); border-image: url(a.png) 30 / 10px; stroke-width: 2; stroke-dasharray: 4 2; zoom: 2 }',
    'a { transform: translate3d(0, 1px, 0) scale(2); animation: x 3 alternate; width: 100dvh; height: 50cqi; top: 2Q }',
    'a { rotate: 45deg; aspect-ratio: 16 / 9; background: url(#a) 0 0 / 1px; font-weight: 550; margin: var(--x, 10) }',
    '@font-face { unicode-range: U+0025-00FF, u+4?? } @page { size: 10 } @property --s { initial-value: 10 }',
    'li:nth-child(2n + 1) > a:hover { counter-increment: x 2 y; text-size-adjust: 100% }',
  ])
    assert.is(mistakeIn(css), undefined, css);
});

properties('a color in hex has as many signs as a color has', () => {
  for (const color of ['#ggg', '#12', '#12345', '#abcdefg'])
    assert.match(mistakeIn(`a { background: linear-gradient(${color}, red) }`) ?? '', `"${color}" is no color`);
  assert.is(mistakeIn('a { color: #FFF; b#ggg:hover { color: #abcdef80 } }'), undefined);
});

properties('all mistakes of a sheet are found in its order, one of each declaration', () => {
  const css = '@media (width > 600) { a { colour: #ggg; width: 10; height: 1re\n margin: 10 } } b { *zoom: 1 }';
  assert.equal(
    findCssMistakes(css).map(({ text, offset }) => `${css.slice(offset, offset + 5)} → ${text.replace(/[ ,].*/, '')}`),
    ['600)  → "600"', 'colou → "colour"', '10; h → "10"', 'e\n ma → A', '*zoom → "*zoom"'],
  );
});

properties('a hack for old browsers is to be removed', () => {
  const text = '"*zoom" is a hack for browsers of long ago. Remove the line.';
  assert.equal(findCssMistakes('a { top: 0; *zoom: 1; }'), [{ text, offset: 12 }]);
  assert.match(mistakeIn('a { _height: 1px }') ?? '', '"_height" is a hack');
  assert.is(mistakeIn('a { top: 0; *:hover { top: 1px } > *::before { top: 0 } * { top: 0 } }'), undefined);
});

properties('a missing semicolon is found at the end of its line', () => {
  const mistakes: Record<string, [string, string]> = {
    'a {\n  color: red\n  margin: 0;\n}': ['red', 'margin'],
    'a { display: block\n position: absolute }': ['block', 'position'],
    'a { mask: none,\n  url(a.png)\n  top: 0; }': ['url(a.png)', 'top'],
    'a { top: var(--a) /* b */\r\n --c: 0; }': ['var(--a)', '--c'],
  };
  for (const [css, [value, property]] of Object.entries(mistakes))
    assert.equal(findCssMistakes(css), [
      {
        text: `A semicolon is missing at the end of this line: browsers ignore it, and "${property}" below it.`,
        offset: css.indexOf(value) + value.length - 1,
      },
    ]);
});

properties('values of several lines, and lines of selectors, lack no semicolon', () => {
  for (const css of [
    'a { grid-template-areas:\n "a b"\n "c d" }',
    'a { transition:\n color 1s,\n top 1s;\n margin: 0 }',
    'a { mask:\n linear-gradient(red, blue)\n center / contain; }',
    'a { top: 0;\n b:hover,\n c:focus { top: 0 } }',
    'a { top: 0;\n &:hover\n b:focus { top: 0 } }',
    '@media (width > 1px)\n and (hover: hover) { a { top: 0 } }',
    'a { background: url(a.png)\n no-repeat; color: red\n; margin: 0 }',
    'a:is(b,\n c:hover) d::before { top: 0 }',
    '@supports (color: red)\n and (top: 0) { a { top: 0 } }',
    'a { src: x; }\nb:hover\nc:hover { top: 0 }',
  ])
    assert.is(mistakeIn(css), undefined, css);
});

properties('values that no list has, and those that authors choose, are none', () => {
  for (const css of [
    'a { color: CanvasText; color: currentcolor; color: RED; color: #fed; color: color-mix(in oklch, rde, blue) }',
    'a { display: grid-lanes; display: -webkit-box; width: stretch; width: fit-content; text-wrap: pretty }',
    'a { animation: colour 1s infinite; grid-area: lef; font: 1rem/1.2 Gorgia, serif; transition: opacty 1s }',
    'a { view-transition-name: nome; counter-reset: nome; container: nome / inline-size; will-change: trasform }',
    'a { color: var(--rde); inset: env(safe-area-inset-top) auto; --x: rde; -webkit-box-orient: vertcal }',
    'a { align-items: anchor-center; position-area: span-all; appearance: base-select; all: revert-layer }',
    'a { outline-color: invert }',
    'a { margin: 1em auto 0 -1px; line-height: 1.5; flex: 1 1 auto; z-index: 10; aspect-ratio: 16 / 9 }',
    'a { white-space: pre-line; overflow: clip; overflow-clip-margin: content-box 4px; text-box: trim-both cap alphabetic }',
    'a { mask: linear-gradient(red, transparent) center / contain no-repeat; filter: none; rotate: x 10deg }',
    '@media (width >= 40em) and (not (hover)) , (--wide) and (prefers-reduced-motion: no-preference) { a { top: 0 } }',
    '@media (400px <= width <= 700px), (-webkit-min-device-pixel-ratio: 2), (new-feature: on) { a { top: 0 } }',
    '@container style(--tone: soft) { a { top: 0 } } @container (scroll-state(stuck: top)) { a { top: 0 } }',
    '@supports (display: flx) { a { top: 0 } } @font-face { font-family: x; font-style: oblique 0deg 10deg; src: local(x) }',
  ])
    assert.is(mistakeIn(css), undefined, css);
});

properties('what the parser refuses is named as it is written', () => {
  const explained = {
    '@media (min-width 600px) { a { top: 0 } }': 'A colon is missing behind "min-width": write (min-width: 600px).',
    'a {\n  top 0;\n}': '"0" cannot be here: something before it is missing or is one too many.',
    'a { color: rgb(1 2 3; }': '"}" cannot be here: something before it is missing or is one too many.',
    '@layer a b { c { top: 0 } }': '"b" cannot be here: something before it is missing or is one too many.',
    'a { top: 0; } }': 'Unexpected end of input',
  };
  for (const [css, expected] of Object.entries(explained)) {
    let error: unknown;
    try {
      scopeCss('a.css', new TextEncoder().encode(css));
    } catch (thrown) {
      error = thrown;
    }
    assert.ok(isCssError(error), css);
    assert.is(explainCssError(error as Parameters<typeof explainCssError>[0], css), expected);
  }
});

properties.run();
