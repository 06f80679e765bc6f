import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { scopeCss } from '../../build/styles.ts';

const styles = suite('styles');

styles('the classes of a module come in one order', () => {
  const names = ['submit', 'input', 'wide', 'error', 'choice', 'end', 'file', 'purpose'];
  const source = new TextEncoder().encode(names.map((name) => `.${name} { color: red }`).join('\n'));
  const { classes } = scopeCss('form.module.css', source);
  assert.equal(Object.keys(classes), [...names].sort());
});

styles.run();
