import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { portableMarkdown } from '../../build/pipeline/emit/feeds/markdown-links.ts';

const links = suite('Markdown for other programs');

const written = (text: string): string =>
  portableMarkdown(text, {
    link: (target) => (target === 'toolbox/later' ? undefined : `https://site.example/${target}`),
    picture: (source) => (source === 'gone.png' ? undefined : `https://site.example/assets/${source}`),
  });

links('links and pictures have absolute addresses, also one in the other', () => {
  assert.is(
    written('See [a](toolbox/a#b), [*b*](toolbox/b "B") and [![alt](c.png "C")](toolbox/c).'),
    'See [a](https://site.example/toolbox/a#b), [*b*](https://site.example/toolbox/b "B") and [![alt](https://site.example/assets/c.png "C")](https://site.example/toolbox/c).',
  );
});

links('a link to what has no address is its words, a picture without one is left out', () => {
  assert.is(written('Read [the *next* part](toolbox/later). ![x](gone.png)'), 'Read the *next* part.');
});

links('code stays as it is', () => {
  const code = '`[a](toolbox/a)`\n\n```\n[a](toolbox/a)\n:::note[A]\n```\n\n[a](toolbox/a)';
  assert.is(written(code), code.replace(/\[a\]\(toolbox\/a\)$/, '[a](https://site.example/toolbox/a)'));
});

links('a directive becomes its label and its content', () => {
  assert.is(
    written(
      'Before.\n\n:::chart[Hours by [port](toolbox/a)]{unit=%}\n| A |\n| --- |\n| 1 |\n:::\n\n::form{#contact}\n\nAfter.',
    ),
    'Before.\n\n**Hours by [port](https://site.example/toolbox/a)**\n\n| A |\n| --- |\n| 1 |\n\nAfter.',
  );
});

links.run();
