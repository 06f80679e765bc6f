import * as assert from 'uvu/assert';
import { renderMarkdown } from '../../build/formats/markdown/html.ts';
import { inspectMarkdown } from '../../build/formats/markdown/inspect.ts';
import { findExceededLimit } from '../../build/formats/markdown/limits.ts';
import { parseMarkdown } from '../../build/formats/markdown/parse.ts';
import { extractText } from '../../build/formats/markdown/plain-text.ts';
import { plainPicture } from '../support/plain-picture.ts';
import type { Property } from '../support/property.ts';

const pieces = [
  ...[
    'a',
    'b c',
    '*',
    '**',
    '_',
    '`',
    '~~',
    '\\',
    '&',
    '<',
    '>',
    '&amp;',
    'é',
    '"',
    "'",
    '!',
    '|',
    '\t',
    '<b>',
    '[^1]',
  ],
  ...[
    '[x](/y)',
    '[x](https://a.example/?q=1&r=2)',
    '[x](HTTPS://a.example)',
    '[x](&#106;avascript:a)',
    '[x](<java\nscript:a>)',
  ],
  ...[
    '[x](data:text/html,a)',
    '[y](toolbox/z "t")',
    'https://x.example/a?b&c',
    '![p](a.png)',
    '![][r]',
    '[z][r]',
    '![q](//e/x)',
  ],
  ...[
    '\n[r]: javascript:a\n',
    '\n[r]: pic.png "t"\n',
    '\n[^1]: note [x](vbscript:a)\n',
    '<script>a</script>',
    '<img onerror=a>',
  ],
  ...[
    '\n',
    '\n\n',
    '  \n',
    '- ',
    '* ',
    '1. ',
    '3. ',
    '  ',
    '    ',
    '> ',
    '# ',
    '## ',
    '### ',
    '---\n',
    '- [ ] ',
    '|-|-|\n',
    '```\n',
  ],
];

/** As pages have it: a picture is a file of the site. */
const links = { href: (target: string) => target, picture: plainPicture };

/** Markdown gives HTML without anything that runs or is loaded from elsewhere; places are inside the text. */
export const property: Property = {
  name: 'markdown',
  runs: 1500,
  generate: (random) =>
    Array.from({ length: 1 + Math.floor(random.number() * 16) }, () =>
      random.number() < 0.1 ? random.text() : random.pick(pieces),
    ).join(''),
  check(input) {
    extractText(input);
    if (findExceededLimit(input)) return;
    const tree = parseMarkdown(input);
    const html = renderMarkdown(tree, links);
    const tags = (html.match(/<[^>]*>/g) ?? []).join('\n');
    assert.not.match(tags, /<(script|style|svg|math|iframe|object|embed|form|link|meta)\b/i);
    assert.not.match(tags, /\s(on\w+|style|class|srcset|srcdoc|formaction)\s*=/i);
    assert.not.match(tags, /\shref="(?!https:|mailto:|tel:|[^"]*[/?#]|[^":]*")/i);
    assert.not.match(tags, /\ssrc="(\w+:|\/\/)/i);
    assert.not.match(html, /[^\P{Cc}\t\n\r]/u);
    const { headings, links: found, images, rawHtml, unparsed } = inspectMarkdown(tree);
    const lines = input.split(/\r\n?|\n/);
    for (const { line, column } of [...[...headings, ...found, ...images, ...unparsed].map(({ at }) => at), ...rawHtml])
      assert.ok(column >= 1 && column <= (lines[line - 1]?.length ?? 0) + 1, `${line}:${column} is outside the text.`);
  },
};
