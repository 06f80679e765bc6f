import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { findCssMistake } from '../../build/css/check-css.ts';

const properties = suite('names of properties');

const mistakeIn = (css: string): string | undefined => findCssMistake(css)?.text;

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

properties.run();
