import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { renderMarkdown } from '../../build/formats/markdown/html.ts';
import { inspectMarkdown } from '../../build/formats/markdown/inspect.ts';
import { findExceededLimit } from '../../build/formats/markdown/limits.ts';
import { parseMarkdown } from '../../build/formats/markdown/parse.ts';
import { plainPicture } from '../support/plain-picture.ts';
import { someRows } from '../support/some-rows.ts';

const markdownLimits = suite('limits of Markdown');

const nested = (levels: number): string =>
  Array.from({ length: levels }, (_, level) => `${'  '.repeat(level)}- a`).join('\n');

const refused: Record<string, string> = {
  quotations: `${'>'.repeat(2500)} a`,
  'quotations, of which a parser would take minutes': `${'> '.repeat(250_000)}a`,
  lists: nested(3000),
  'lists on one line': `${'- '.repeat(100)}a`,
  emphasis: `${'*a **b '.repeat(3000)}${'c** d*'.repeat(3000)}`,
  lines: 'a\n\n'.repeat(30_000),
  signs: '_a'.repeat(400_000),
  items: '- a\n'.repeat(30_000),
  'items of nested lists': '1. a\n   - b\n\n'.repeat(6000),
  'cells that a table fills up': `${'|a'.repeat(200)}|\n${'|-'.repeat(200)}|\n${'|\n'.repeat(20_000)}`,
  'cells in a quotation': `> ${'|a'.repeat(300)}|\n> ${'|:-'.repeat(300)}|\n${'> |\n'.repeat(5000)}`,
  'hard breaks': 'a  \n'.repeat(200_000),
  links: '[a](b'.repeat(50_000),
  'character references': '&#65;'.repeat(50_000),
  'character references of many paragraphs': `${'&lt;'.repeat(2500)}\n\n`.repeat(90),
};

for (const [name, text] of Object.entries(refused))
  markdownLimits(`too many ${name}`, () => {
    const excess = findExceededLimit(text);
    assert.ok(excess);
    assert.ok(excess && excess.offset >= 0 && excess.offset < text.length);
  });

const accepted: Record<string, string> = {
  'lists of 64 levels': nested(64),
  'a rule of many signs': '- '.repeat(100),
  'code that is indented far': `\`\`\`\n${' '.repeat(200)}code\n\`\`\`\n`,
  'a line to be filled in': '_'.repeat(300),
  'many short emphases': '*a* '.repeat(5000),
  'ten thousand links': '[a](https://b.example/) '.repeat(5000),
  'ten thousand character references': `${'&amp; and so on. '.repeat(20)}\n\n`.repeat(500),
  'ten thousand items': '- a\n'.repeat(10_000),
  'a table of ten thousand rows': `| a | b |\n|---|---|\n${'| a | b |\n'.repeat(10_000)}`,
  'many small tables': '| a |\n|---|\n| b |\n\n'.repeat(5000),
  quotations: '> a\n\n'.repeat(10_000),
  footnotes: Array.from({ length: 3000 }, (_, index) => `a[^${index}]\n\n[^${index}]: b\n\n`).join(''),
  directives: ':::note\na\n:::\n\n'.repeat(8000),
  'headings with the same words': '## Part\n\n'.repeat(20_000),
};

for (const [name, text] of someRows(Object.entries(accepted), 7))
  markdownLimits(`${name} can be read`, () => {
    assert.is(findExceededLimit(text), undefined);
    const tree = parseMarkdown(text);
    inspectMarkdown(tree);
    renderMarkdown(tree, { href: (target) => target, picture: plainPicture });
  });

markdownLimits.run();
