import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { scopeCss } from '../../build/css/css.ts';
import { moduleIds } from '../../build/css/module-ids.ts';
import { digestOfCompiled } from '../../build/templates/compile.ts';

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

styles.run();
