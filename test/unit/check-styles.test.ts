import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { checkStyles } from '../../build/pipeline/templates/check-styles.ts';

const styles = suite('names of styles in code');

const messagesOf = (code: string): string[] =>
  checkStyles({
    sources: new Map([['templates/card.tsx', `import css from './card.module.css';\n${code}`]]),
    classes: new Map([['templates/card.module.css', ['card', 'title']]]),
    fromContent: '..',
  }).map(({ line, column, message }) => `${line}:${column} ${message}`);

styles('a class that the module lacks is found in attributes and in templates of strings', () => {
  const message = 'templates/card.module.css has no class "tilte".';
  assert.equal(messagesOf('<p className={css.tilte}>a</p>'), [`2:19 ${message}`]);
  assert.equal(messagesOf(`<p className={\`\${css.card} \${css.tilte}\`}>a</p>`), [`2:34 ${message}`]);
  assert.equal(messagesOf('const name = isOpen ? css.card : css.tilte;'), [`2:38 ${message}`]);
});

styles('words are no names of classes', () => {
  assert.equal(messagesOf('<p title="css.example">Write css.example here, <b>css.other</b> {word} css.third</p>'), []);
  assert.equal(messagesOf("import { help } from './css.helpers.ts';\n// css.example\nhelp(css.card);"), []);
});

styles.run();
