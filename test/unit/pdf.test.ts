import { spawnSync } from 'node:child_process';
import type { Root } from 'mdast';
import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { excerptOf } from '../../build/formats/markdown/excerpt.ts';
import { parseMarkdown } from '../../build/formats/markdown/parse.ts';
import { makePdf, type PdfInput, type PdfResult } from '../../build/formats/pdf/make-pdf.ts';
import type { PdfNode } from '../../build/formats/pdf/pdf-node.ts';
import { type PdfDirective, preparePdfTree } from '../../build/formats/pdf/tree.ts';
import { createTypesetter, type TypesetLimits } from '../../build/formats/pdf/typesetter.ts';
import { subsetFonts } from '../../build/pipeline/emit/fonts/fonts.ts';
import site from '../../templates/site.ts';
import { eventually } from '../support/eventually.ts';

const test = suite('pdf');

const parse = (markdown: string): Root => remark().use(remarkGfm).parse(markdown) as Root;
const latin = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const { faces: fonts } = await subsetFonts(`${latin}éèœŒàç€«»“”’–…\u00a0\u202fŁ`, site.fontFamilies);

const input: PdfInput = {
  title: 'A release plan',
  description: 'What a release needs.',
  locale: 'en',
  date: '2026-03-12',
  siteName: 'Wevoya',
  origin: 'https://www.wevoya.example',
  tree: parse('A release starts with a date.'),
  cover: site.documents.cover({ seed: 'release', kind: 'catalogue' }),
  mark: site.documents.mark(),
  colors: site.documents.colors,
  families: { headings: 'Bricolage Grotesque', text: 'Hanken Grotesk' },
  fonts,
  labels: { kind: 'Guide', published: '12 March 2026', contents: 'Contents', page: 'Page {page} of {pages}' },
};

const make = (markdown: string, more: Partial<PdfInput> = {}): Promise<PdfResult> =>
  makePdf({ ...input, tree: parse(markdown), ...more });

function bytesOf(result: PdfResult): Uint8Array {
  if ('error' in result) throw new Error(result.error);
  return result.bytes;
}

const everything = `An opening with **strong**, *emphasis*, ~~deleted~~, \`code\` and a [link](/contact/).

## A list

- one
  - below one
- two[^note]

3. three
4. four

- [ ] to do
- [x] done

### A table

| What | Days |
|---|---:|
| Build | 3 |
|  |  |

> A quote of two
> lines.

---

\`\`\`
code
\`\`\`

## An image

![A red square](/square.svg)

[^note]: A note.
`;
const squareOf = (color: string): Uint8Array =>
  new TextEncoder().encode(
    `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path fill="${color}" d="M0 0h9v9z"/></svg>`,
  );
const square = squareOf('red');

test('a few lines are not alone on the last page', async () => {
  const paragraph = `${'One line after another fills a page of a document. '.repeat(9)}\n\n`;
  const pagesOf = async (paragraphs: number) => {
    const result = await make(paragraph.repeat(paragraphs));
    return 'pages' in result && result.pages;
  };
  // 26 paragraphs fill five pages and a few lines, 28 half of the sixth.
  assert.equal([await pagesOf(26), await pagesOf(28)], [5, 6]);
});

test('a last page with room ends with whose document it is', async () => {
  const linksHome = async (text: string): Promise<number> =>
    [
      ...new TextDecoder('latin1')
        .decode(bytesOf(await make(text)))
        .matchAll(/\/URI\s*\(https:\/\/www\.wevoya\.example\)/g),
    ].length;
  // The cover has one.
  assert.is(await linksHome('A line.'), 2);
  assert.is(await linksHome(`${'One line after another fills a page of a document. '.repeat(9)}\n\n`.repeat(6)), 1);
});

test('every kind of Markdown becomes a PDF/UA document, the same bytes each time', async () => {
  const result = await make(everything, { images: { '/square.svg': square } });
  const bytes = bytesOf(result);
  assert.is('pages' in result && result.pages, 3);
  const text = new TextDecoder('latin1').decode(bytes);
  assert.match(text, /^%PDF-1\.7/);
  assert.match(text, /\/Lang\s*\(en\)/);
  assert.match(text, /<pdfuaid:part>1<\/pdfuaid:part>/);
  assert.match(text, /\/StructTreeRoot/);
  assert.match(text, /\/Outlines/);
  assert.match(text, /\/CreationDate\s*\(D:20260312/);
  assert.equal(bytesOf(await make(everything, { images: { '/square.svg': square } })), bytes);
});

test('nothing of a document is left in the next one that is set with the same fonts', async () => {
  const withPicture = (color: string, its: PdfInput['fonts']) =>
    make('## Chart\n\n![A chart](/chart.svg)', { fonts: its, images: { '/chart.svg': squareOf(color) } });
  const fresh = bytesOf(await withPicture('blue', [...fonts]));
  bytesOf(await withPicture('red', fonts));
  assert.equal(bytesOf(await withPicture('blue', fonts)), fresh);
  bytesOf(await make('No picture.'));
  assert.not.equal(bytesOf(await withPicture('red', fonts)), fresh);
});

test('a cover shows the first table, list or section of a text, whose forms go on', async () => {
  const form = excerptOf(parse('## Log\n\nFill it in.\n\n| No. | Done |\n| --- | --- |\n| 1 | |\n| 2 | |'));
  assert.is(form?.heading, 'Log');
  assert.equal(form?.rows.slice(0, 4), [
    ['No.', 'Done'],
    ['1', ''],
    ['2', ''],
    ['3', ''],
  ]);
  assert.equal(excerptOf(parse('## Tasks\n\n- one\n- two')), { heading: 'Tasks', rows: [['one'], ['two']] });
  assert.equal(excerptOf(parse('Before.\n\n## Who\n\nWe.\n\nYou.\n\n## When')), {
    heading: 'Who',
    rows: [['We.'], ['You.']],
  });
  assert.is(excerptOf(parse('No heading.')), undefined);
  const drawn = bytesOf(await make('A text.'));
  for (const cover of [form, { heading: 'Who', rows: [['We.']] }]) {
    const result = await make('A text.', { cover });
    assert.is('pages' in result && result.pages, 2);
    assert.not.equal(bytesOf(result), drawn);
  }
});

test('the language of the document is the entry’s', async () => {
  const text = new TextDecoder('latin1').decode(bytesOf(await make('Bonjour.', { locale: 'fr' })));
  assert.match(text, /\/Lang\s*\(fr\)/);
});

test('a long document of six chapters opens with its contents, a shorter one does not', async () => {
  const chapters = (count: number, text: string): string =>
    Array.from({ length: count }, (_, index) => `## Chapter ${index + 1}\n\n${text}`).join('\n\n');
  const contents = async (markdown: string): Promise<number> =>
    new TextDecoder('latin1').decode(bytesOf(await make(markdown))).split('/S /TOCI').length - 1;
  const page = 'Text. '.repeat(200);
  assert.is(await contents(chapters(5, page)), 0);
  assert.is(await contents(chapters(6, page)), 6);
  assert.is(await contents(chapters(6, 'Text.')), 0);
});

test('Markdown is never read as Typst: what would be code there is text', async () => {
  const result = await make('#panic("x") #import "/etc/passwd" $x^2$ @nobody `#sys` = no heading /* no comment', {
    title: '#panic("title")',
    subtitle: '"]) #panic()',
    labels: { ...input.labels, kind: '#read("/etc/passwd")' },
  });
  assert.is('pages' in result && result.pages, 2);
});

test('an image that was not given is an error at its line', async () => {
  assert.equal(await make('![A chart](/chart.png)'), {
    error: 'the image /chart.png cannot be put into a PDF',
    line: 1,
  });
});

test('an image that cannot be read is an error, not an exception', async () => {
  const result = await make('![A chart](/chart.png)', { images: { '/chart.png': new Uint8Array([0x89, 0x50, 1, 2]) } });
  assert.ok('error' in result && result.error.length > 0);
});

test('a character that the fonts lack is an error at its line, or names the title', async () => {
  assert.equal(await make('One\n\nTwo → three'), { error: 'the fonts have no “→”', line: 3, character: '→' });
  assert.equal(await make('One', { title: 'One → two' }), {
    error: 'the fonts have no “→”, which the title, a label or a fact uses',
    character: '→',
  });
});

test('rarer letters are set in their own font file', async () => {
  assert.match(new TextDecoder('latin1').decode(bytesOf(await make('Łukasz'))), /HankenGroteskExt/);
});

test('a document has the colors and typefaces of its site', async () => {
  const images = { '/square.svg': square };
  const usual = bytesOf(await make(everything, { images }));
  for (const name of Object.keys(input.colors)) {
    const changed = { ...input.colors, [name]: [60, 0.2, 140] as const };
    const differs = !Buffer.from(usual).equals(bytesOf(await make(everything, { images, colors: changed })));
    assert.ok(differs, name);
  }
  const families = { headings: 'Hanken Grotesk', text: 'Hanken Grotesk' };
  assert.not.match(new TextDecoder('latin1').decode(bytesOf(await make('One', { families }))), /Bricolage/);
});

test('links become absolute; those that lead nowhere in a PDF become text', () => {
  const tree = preparePdfTree(
    parse(
      '[a](/fr/contact/) [b](#here) [c](https://x.example/) [d](javascript:alert) [e][e]\n\n[e]: mailto:a@b.example',
    ),
    {
      origin: 'https://www.wevoya.example',
      images: new Map(),
      directives: new Map(),
      glyphs: new Set(Array.from({ length: 256 }, (_, code) => code)),
    },
  );
  assert.ok('children' in tree);
  const [paragraph] = 'children' in tree ? tree.children : [];
  const links = (paragraph?.children ?? []).filter((node: PdfNode) => node.type !== 'text');
  assert.equal(
    links.map(({ type, url }) => [type, url]),
    [
      ['link', 'https://www.wevoya.example/fr/contact/'],
      ['span', undefined],
      ['link', 'https://x.example/'],
      ['span', undefined],
      ['link', 'mailto:a@b.example'],
    ],
  );
});

test('a directive is a box below its label or standard title, or its content with a caption', async () => {
  const tree = parseMarkdown(
    ':::note\nText\n:::\n\n:::tip[Own *title*]\nText\n:::\n\n:::chart[Hours]\n| a | b |\n|---|---|\n| c | 1 |\n:::\n',
  );
  const directives: ReadonlyMap<string, PdfDirective> = new Map([
    ['note', { shape: 'box', title: 'Note' }],
    ['tip', { shape: 'box', title: 'Tip' }],
    ['chart', { shape: 'caption', title: '' }],
  ]);
  const glyphs = new Set(Array.from({ length: 256 }, (_, code) => code));
  const prepared = preparePdfTree(tree, {
    origin: 'https://www.wevoya.example',
    images: new Map(),
    directives,
    glyphs,
  });
  const found = 'children' in prepared ? prepared.children : [];
  assert.equal(
    found.map(({ type, label, children }) => [type, (label as PdfNode[]).length, children?.map((child) => child.type)]),
    [
      ['box', 1, ['paragraph']],
      ['box', 2, ['paragraph']],
      ['caption', 1, ['table']],
    ],
  );
  const bytes = bytesOf(await makePdf({ ...input, tree, directives }));
  assert.ok(bytes.length > 1000);
});

test('raw HTML is left out', () => {
  const tree = preparePdfTree(parse('<script>alert(1)</script>\n\nText <b>bold</b>.'), {
    origin: 'https://www.wevoya.example',
    images: new Map(),
    directives: new Map(),
    glyphs: new Set(Array.from({ length: 256 }, (_, code) => code)),
  });
  assert.is(JSON.stringify(tree).includes('script'), false);
  assert.is(JSON.stringify(tree).includes('<b>'), false);
});

test('a text of too many parts or characters is refused, in words', async () => {
  const error = async (markdown: string) => {
    const result = await makePdf({ ...input, tree: parseMarkdown(markdown) });
    return 'error' in result ? result.error : '';
  };
  assert.match(await error('- a\n'.repeat(5000)), /^it has 15,002 headings, .* more than 10,000$/);
  assert.is(await error('a '.repeat(200_000)), 'it has 399,999 characters, more than 300,000');
});

const endless = '#for a in range(100000) { for b in range(100000) {} }';
const exceeded: Record<string, [limits: TypesetLimits, error: RegExp]> = {
  time: [{ seconds: 0.1, memory: 2 ** 40 }, /^it takes more than 0\.1 s, because its text is too large$/],
  memory: [{ seconds: 1000, memory: 2 ** 20 }, /^it takes more than 1 MB of memory,/],
};

for (const [name, [limits, error]] of Object.entries(exceeded))
  test(`a document that takes too much ${name} is an error, and the next one is made`, async () => {
    const typeset = createTypesetter(fonts.map(({ data }) => data));
    const request = { workspace: '/none', document: '', images: [] };
    const first = await typeset({ ...request, template: endless }, limits);
    assert.match('error' in first ? first.error : '', error);
    const second = await typeset({ ...request, template: '#set document(title: "A", date: none)\nA text.' });
    assert.is('pages' in second ? second.pages : JSON.stringify(second), 1);
  });

test('a picture that takes too much is an error at its line, in each document that has it', async () => {
  // In another order they are other fonts, for which a process is started.
  const own = { ...input, fonts: [...fonts].reverse(), images: { 'a.svg': pictureOf('red') } };
  const make = (markdown: string, limits?: TypesetLimits) =>
    makePdf({ ...own, tree: parseMarkdown(markdown), ...(limits ? { limits } : {}) });
  const first = await make('A text.\n\n![A](a.svg)', { seconds: 0.05, memory: 2 ** 40 });
  assert.equal(first, { error: 'this picture is too large: it takes more than 0.01 s', line: 3 });
  assert.equal(await make('![A](a.svg)'), { error: 'this picture is too large', line: 1 });
  assert.ok(
    'pages' in (await makePdf({ ...own, images: { 'a.svg': pictureOf('blue') }, tree: parseMarkdown('![A](a.svg)') })),
  );
});

/** Returns a drawing that any machine needs some time for. */
const pictureOf = (color: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${`<rect width="9" height="9" fill="${color}"/>`.repeat(50_000)}</svg>`,
  );

test('documents with the same fonts are made by one process, which ends when no more are wanted', async () => {
  const running = () => {
    const { stdout } = spawnSync('ps', ['-o', 'args', '--ppid', String(process.pid)], { encoding: 'utf8' });
    return stdout.split('\n').filter((line) => line.includes('serveRequests')).length;
  };
  await eventually(running, 0);
  const copies = fonts.map((font) => ({ ...font, data: Buffer.from(font.data) }));
  await Promise.all([make('A text.'), make('A text.', { fonts: copies })]);
  assert.is(running(), 1);
  await eventually(running, 0);
});

test.run();
