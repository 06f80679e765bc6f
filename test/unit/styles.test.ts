import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastGlob from 'fast-glob';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { scopeCss } from '../../build/formats/css/css.ts';
import { moduleIds } from '../../build/formats/css/module-ids.ts';
import { digestOfCompiled } from '../../build/pipeline/templates/compile.ts';
import { projectTemplates, root } from '../support/project.ts';

const styles = suite('styles');

styles('the classes of a module come in one order', () => {
  const names = ['submit', 'input', 'wide', 'error', 'choice', 'end', 'file', 'purpose'];
  const source = new TextEncoder().encode(names.map((name) => `.${name} { color: red }`).join('\n'));
  const { classes } = scopeCss('form.module.css', source, 'x1');
  assert.equal(Object.keys(classes), [...names].sort());
});

styles('modules have short ids, each its own, which other modules hardly change', () => {
  const paths = Array.from({ length: 2000 }, (_, index) => `templates/components/${index}/style.module.css`);
  const ids = moduleIds(paths);
  assert.is(new Set(ids.values()).size, paths.length);
  const few = paths.slice(0, 3);
  assert.equal(
    [...moduleIds(few)],
    few.map((path) => [path, ids.get(path)?.slice(0, 2)]),
  );
  assert.equal(moduleIds([...few].reverse()).get(few[0] ?? ''), moduleIds(few).get(few[0] ?? ''));
});

styles('templates are known by every rule of theirs, in whatever order the files were read', () => {
  const css = { 'a/style.css': '.a { color: red }', 'b/style.css': '.b { background: url(/b.svg) }' };
  const of = (rules: Record<string, string>) => digestOfCompiled({ files: ['/cache/server-1.mjs'], css: rules });
  assert.is(of({ 'b/style.css': css['b/style.css'], 'a/style.css': css['a/style.css'] }), of(css));
  assert.is.not(of({ ...css, 'a/style.css': '.a { color: blue }' }), of(css));
  assert.is.not(of({ ...css, 'b/style.css': '.b { color: red; background: url(/b.svg) }' }), of(css));
});

styles('a sheet of values gives its importers each custom property as it is written', () => {
  const source = new TextEncoder().encode(
    ':root {\n  /* --old: red; */\n  --navy: oklch(22% 0.06 258);\n  --gap:1rem }\n',
  );
  assert.equal(scopeCss('palette.values.css', source).classes, { '--navy': 'oklch(22% 0.06 258)', '--gap': '1rem' });
  assert.equal(scopeCss('tokens.css', source).classes, {});
});

styles('documents, icons and pictures have their colors from the palette of the pages', async () => {
  const { site } = await projectTemplates();
  assert.equal(site.documents?.colors.ink, [17, 0.045, 258]);
  assert.is(site.pictures.placeholders['navy-900'], '#071a36');
  const written = fastGlob.globSync('templates/**/*.{ts,tsx}', { cwd: root }).flatMap((path) => {
    const colors = readFileSync(join(root, path), 'utf8').match(/#[\da-f]{6}\b(?!`)/gi) ?? [];
    return colors.filter((color) => color !== '#ffffff').map((color) => `${path}: ${color}`);
  });
  assert.equal(written, [], 'Write a color in styles/palette.values.css, and read it with hexOf of brand/palette.ts.');
});

styles('each ground that pictures may have has its rule', async () => {
  const { site } = await projectTemplates();
  const rules = readFileSync(join(root, 'templates/styles/media.css'), 'utf8');
  const named = [...rules.matchAll(/\[data-placeholder="([\w-]+)"\] \{\s+background: var\(--([\w-]+)\)/g)];
  assert.equal(
    named.map(([, name, color]) => [name, color]),
    Object.keys(site.pictures.placeholders).map((name) => [name, name]),
    'templates/styles/media.css and templates/brand/pictures.ts list the same colors.',
  );
});

/** An em of a media query, in px, unless the reader has chosen another size of letters. */
const emPx = 16;

/** No window is as narrow, except with large letters. */
const largeLetters = 240;

/** Section 9 of the specification. */
const breakpoints = [600, 959, 985, 1050, 1100, 1150, 1250, 1325, 1350, 1520];

styles('each breakpoint of the specification changes a layout, and no other does', () => {
  const sheets = fastGlob.globSync('templates/**/*.css', { cwd: root });
  const texts = sheets.map((path) => readFileSync(join(root, path), 'utf8').replace(/\/\*.*?\*\//gs, ''));
  const named = texts.flatMap((css) =>
    [...css.matchAll(/@custom-media (--[\w-]+) \(width (?:<=|>) ([\d.]+)em\)/g)].map(([, name = '', width = '']) => ({
      name,
      width: Number(width) * emPx,
    })),
  );
  assert.equal(
    [...new Set(named.map(({ width }) => width))].sort((a, b) => a - b),
    [largeLetters, ...breakpoints],
  );
  const rules = texts.flatMap((css) => css.match(/@media [^{]+/g) ?? []);
  const isUsed = (name: string) => rules.some((rule) => rule.includes(`(${name})`));
  assert.equal(
    named.filter(({ name }) => !isUsed(name)).map(({ name }) => name),
    [],
    'A name that no rule uses is taken out of tokens.css.',
  );
  assert.equal(
    rules.filter((rule) => /width\s*[<>]|(min|max)-width/.test(rule)),
    [],
    'Sheets name widths as tokens.css does.',
  );
});

styles.run();
