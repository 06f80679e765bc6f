import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { charactersOf } from '../../build/formats/fonts/glyphs.ts';
import { TemplateProblem } from '../../build/model/template-problem.ts';
import { compressFont, subsetFonts } from '../../build/pipeline/emit/fonts/fonts.ts';
import { quoteRun, runsIn } from '../../build/pipeline/emit/fonts/missing-glyphs.ts';
import { checkFontPackages } from '../../build/pipeline/templates/check-definitions.ts';
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
  const { faces } = await subsetFonts(text, fontFamilies);
  assert.equal(
    faces.map(({ name, weight, style }) => `${name} ${weight} ${style}`),
    [
      'Bricolage Grotesque 600 normal',
      'Hanken Grotesk 400 normal',
      'Hanken Grotesk 600 normal',
      'Hanken Grotesk 400 italic',
    ],
  );
  for (const { data: font } of faces) {
    assert.equal([...font.slice(0, 4)], [0, 1, 0, 0]);
    const characters = await charactersOf(font);
    for (const character of 'aZé€œ') assert.ok(characters.has(character.codePointAt(0) ?? 0), character);
    assert.not.ok(characters.has('→'.codePointAt(0) ?? 0));
  }
});

const [, hanken] = fontFamilies;
if (!hanken) throw new Error('There is no family of texts.');
const withArabic = { ...hanken, scripts: ['vazirmatn'] };
const arabic = 'سلام عليكم';

test('another script is in a file of its own, with a range without letters of other scripts', async () => {
  const { files, css, missing, uncovered, faces } = await subsetFonts(`A day ${arabic}\u200d שלום`, [withArabic]);
  assert.equal(
    files.map(({ name }) => name),
    ['hanken.woff2', 'hanken-vazirmatn-arabic.woff2'],
  );
  const [, range = ''] = /vazirmatn-arabic\.woff2"\)[^}]*unicode-range: ([^;]*);/.exec(css((name) => name)) ?? [];
  const ends = range.split(', ').map((part) =>
    part
      .replaceAll('U+', '')
      .split('-')
      .map((code) => Number.parseInt(code, 16)),
  );
  const isIn = (letter: string) => {
    const code = letter.codePointAt(0) ?? 0;
    return ends.some(([from = 0, to = from]) => from <= code && code <= to);
  };
  assert.equal(
    [...'سلامعيك\u200d'].filter((letter) => !isIn(letter)),
    [],
  );
  assert.equal([...'A day שלום'].filter(isIn), []);
  assert.equal(
    [missing.join(''), uncovered.join('')],
    ['םוש', 'םוש'].map((all) => [...all, 'ל'].sort().join('')),
  );
  assert.equal(
    [...new Set(faces.map(({ family, name }) => `${family}: ${name}`))],
    ['Hanken Grotesk: Hanken Grotesk', 'Hanken Grotesk: Hanken Grotesk vazirmatn-arabic'],
  );
});

test('a family has every script of its own package, and lacks what only another one has', async () => {
  const { files, missing, uncovered } = await subsetFonts(`Tiếng Việt ${arabic}`, [hanken, withArabic]);
  assert.ok(files.some(({ name }) => name === 'hanken-vietnamese.woff2'));
  assert.equal([missing.join(''), uncovered], [[...new Set(arabic.replace(' ', ''))].sort().join(''), []]);
});

test('a package that is not installed is told with the command that installs it', () => {
  const families = [hanken, { ...hanken, scripts: ['vazirmatn', 'noto-sans-nowhere'] }];
  try {
    checkFontPackages(families, '..');
    assert.unreachable();
  } catch (error) {
    const [found, ...others] = error instanceof TemplateProblem ? error.diagnostics : [];
    assert.equal(others, []);
    assert.is(found?.file, '../templates/site.ts');
    assert.match(found?.message ?? '', '"noto-sans-nowhere", which is not installed');
    assert.match(found?.hint ?? '', 'npm install --save-exact @fontsource-variable/noto-sans-nowhere');
  }
});

test('the same characters in another order give the same bytes', async () => {
  const [one, other] = [await subsetFonts('abcé', fontFamilies), await subsetFonts('écbaabc', fontFamilies)];
  assert.equal(other.files, one.files);
  assert.equal(other.faces, one.faces);
});

test('what is quoted of a text keeps the marks of its letters', () => {
  const word = 'दो';
  assert.is(runsIn(`a ${word}.`, new Set([word.charAt(0)]))[0]?.text, word);
  assert.is(quoteRun(word.repeat(41)), `"${word.repeat(40)}…"`);
});

test.run();
