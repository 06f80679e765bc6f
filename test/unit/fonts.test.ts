import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { charactersOf } from '../../build/formats/fonts/glyphs.ts';
import { compressFont, subsetFonts } from '../../build/pipeline/emit/fonts/fonts.ts';
import { fontFamilies } from '../../templates/brand/font-families.ts';

const test = suite('fonts');

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .,;:!?()/&%€’“”«»–…';
const french = 'àâæçéèêëîïôœùûüÿÀÂÆÇÉÈÊËÎÏÔŒÙÛÜ\u00a0\u202f';
const dutch = 'áéíóúäëïöüè';
const text = letters + french + dutch;
const signature = (file: Uint8Array | undefined): string => String.fromCharCode(...(file ?? []).slice(0, 4));

test('English, French and Dutch take one file a family, together under 48 KB', async () => {
  const { files, preload, missing } = await subsetFonts(text, fontFamilies);
  assert.equal(
    files.map(({ name }) => name),
    ['bricolage.woff2', 'hanken.woff2'],
  );
  assert.equal(preload, ['bricolage.woff2', 'hanken.woff2']);
  assert.equal(missing, []);
  const contents = await Promise.all(files.map((file) => compressFont(file, fontFamilies)));
  for (const file of contents) assert.is(signature(file), 'wOF2');
  const bytes = contents.reduce((sum, file) => sum + file.length, 0);
  assert.ok(bytes < 48 * 1024, `${bytes} bytes`);
});

test('a visible character without a glyph is missing; a space, a soft hyphen and U+2011 are not', async () => {
  const { missing } = await subsetFonts('a→\u202f\u2009\u00ad\u2011\n語', fontFamilies);
  assert.equal(missing, ['→', '語']);
});

test('rarer letters stand in a file of their own, loaded only where they occur', async () => {
  const { files, css, preload } = await subsetFonts('Łukasz', fontFamilies);
  assert.equal(
    files.map(({ name }) => name),
    ['bricolage.woff2', 'bricolage-ext.woff2', 'hanken.woff2', 'hanken-ext.woff2'],
  );
  assert.not.ok(preload.includes('hanken-ext.woff2'));
  assert.match(
    css((name) => `/assets/${name}`),
    /url\("\/assets\/hanken-ext\.woff2"\)[^}]*unicode-range: U\+141;/,
  );
});

test('the range of the rarer letters has gaps only where letters of another file are in use', async () => {
  const { css } = await subsetFonts('Łōœą', fontFamilies);
  const [, range] = /hanken-ext\.woff2"\)[^}]*unicode-range: ([^;]*);/.exec(css((name) => `/assets/${name}`)) ?? [];
  assert.is(range, 'U+105-14D');
  const { css: between } = await subsetFonts('ąŽœ', fontFamilies);
  assert.match(
    between((name) => name),
    /hanken-ext\.woff2"\)[^}]*unicode-range: U\+105, U\+17D;/,
  );
});

test('the style sheet names both families, their weights, and fallbacks with the same measures', async () => {
  const { css } = await subsetFonts(letters, fontFamilies);
  const rules = css((name) => `/assets/${name}?`).split('@font-face');
  assert.is(rules.length, 5);
  assert.match(
    rules[1] ?? '',
    /"Bricolage Grotesque"[^}]*bricolage\.woff2\?[^}]*font-weight: 600;[^}]*font-display: swap;/,
  );
  assert.match(rules[2] ?? '', /"Bricolage Fallback"[^}]*local\("Arial"\)[^}]*size-adjust: 108\.19%;/);
  assert.match(rules[2] ?? '', /ascent-override: 85\.97%;\s+descent-override: 24\.96%;/);
  assert.match(rules[3] ?? '', /"Hanken Grotesk"[^}]*font-weight: 400 600;/);
  assert.match(rules[4] ?? '', /"Hanken Fallback"[^}]*size-adjust: 100\.48%;[^}]*99\.53%;[^}]*30\.16%;/);
});

test('static fonts have the characters and the families’ names', async () => {
  const { ttf, faces } = await subsetFonts(text, fontFamilies);
  assert.equal(
    faces.map(({ name, weight, style }) => `${name} ${weight} ${style}`),
    [
      'Bricolage Grotesque 600 normal',
      'Hanken Grotesk 400 normal',
      'Hanken Grotesk 600 normal',
      'Hanken Grotesk 400 italic',
    ],
  );
  for (const font of ttf) {
    assert.equal([...font.slice(0, 4)], [0, 1, 0, 0]);
    const characters = await charactersOf(font);
    for (const character of 'aZé€œ') assert.ok(characters.has(character.codePointAt(0) ?? 0), character);
    assert.not.ok(characters.has('→'.codePointAt(0) ?? 0));
  }
});

test('the same characters in another order give the same bytes', async () => {
  const [one, other] = [await subsetFonts('abcé', fontFamilies), await subsetFonts('écbaabc', fontFamilies)];
  assert.equal(other.files, one.files);
  assert.equal(other.ttf, one.ttf);
});

test.run();
