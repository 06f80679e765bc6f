import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { decodeHiddenLink } from '../../build/authoring/schema.ts';
import { renderMarkdown } from '../../build/formats/markdown/html.ts';
import { parseMarkdown } from '../../build/formats/markdown/parse.ts';
import { parseSource } from '../../build/pipeline/read/parse.ts';
import { plainPicture } from '../support/plain-picture.ts';
import { inTemporaryFolder } from '../support/project.ts';
import { parseMarkdownByReference } from '../support/reference-markdown.ts';
import { buildSite } from '../support/site.ts';
import { smallFolder } from '../support/small-site.ts';

const security = suite('content that means harm');

const parse = (path: string, text: string) => parseSource(path, new TextEncoder().encode(text), text);
const codes = (path: string, text: string): string[] => parse(path, text).problems.map(({ code }) => code);
const ran = (): unknown => (globalThis as Record<string, unknown>).ranFromContent;

security('front matter in another language than YAML is never run', () => {
  for (const language of [
    'js',
    'javascript',
    'json',
    'coffee',
    'coffeescript',
    'toml',
    'JS',
    ' js',
    'yaml',
    'js ',
    '\tjavascript',
  ]) {
    const text = `---${language}\n{ slug: (globalThis.ranFromContent = '${language}') }\n---\n\nText.\n`;
    assert.equal(codes('toolbox/a/en.md', text), ['front-matter'], JSON.stringify(language));
  }
  assert.is(ran(), undefined);
});

security('front matter is read anew each time, so that an earlier option does not linger', () => {
  const text = '---\nslug: a\n---\n\nText.\n';
  const first = parse('toolbox/a/en.md', text);
  (first.data as { slug: string }).slug = 'changed';
  assert.equal(parse('toolbox/a/en.md', text).data, { slug: 'a' });
});

security('a file that is too large is refused, with what can be done about this file', () => {
  const [manyFields, manyBytes] = [`a: [${'a,'.repeat(10_000)}a]`, `a: ${'a'.repeat(1_000_000)}`];
  for (const [path, hint] of [
    ['toolbox/a/guide.yaml', /^Make two entries of it/],
    ['forms/contact.yaml', /^Make two forms of it/],
    ['site.yaml', /^This file cannot be split: remove/],
    ['strings/en.yaml', /^This file cannot be split: remove/],
  ] as const)
    for (const text of [manyFields, manyBytes]) {
      const [problem] = parse(path, text).problems;
      assert.is(problem?.code, 'too-large', path);
      assert.match(problem?.hint ?? '', hint);
    }
  for (const text of [manyFields, manyBytes]) assert.equal(codes('redirects.yaml', text), []);
  for (const text of [`a: [${'a,'.repeat(100_000)}a]`, `a: ${'a'.repeat(5_000_000)}`])
    assert.match(parse('redirects.yaml', text).problems[0]?.hint ?? '', /^Join redirects that share a beginning/);
});

security('YAML tags, anchors, bombs and depth are refused', () => {
  const bomb = ['a: &a [x, x, x, x, x, x, x, x, x]'];
  for (const [index, name] of [...'bcdefghi'].entries())
    bomb.push(`${name}: &${name} [${Array(9).fill(`*${'abcdefgh'[index]}`).join(', ')}]`);
  const harmful = [
    bomb.join('\n'),
    'a: &x { b: *x }',
    'base: &base { a: 1 }\nother:\n  <<: *base',
    `a: ${'['.repeat(100_000)}`,
    `a: ${'{a: '.repeat(10_000)}`,
    `${'- '.repeat(5_000)}x`,
    'a: !!js/function "function () { globalThis.ranFromContent = 1 }"',
    'a: !!js/regexp /(a+)+$/',
    'a: !!python/object/apply:os.system ["true"]',
    'a: !<tag:yaml.org,2002:js/undefined> ""',
    'a: 1\na: 2',
    '--- a\n--- b\n',
  ];
  for (const text of harmful) assert.equal(codes('site.yaml', `${text}\n`), ['yaml-syntax'], text.slice(0, 60));
  assert.is(ran(), undefined);
});

security('prototype names in YAML stay data', () => {
  for (const text of [
    '__proto__: { polluted: yes }',
    'constructor: { prototype: { polluted: yes } }',
    '"__proto__": 1',
  ])
    parse('site.yaml', `${text}\n`);
  assert.is(({} as Record<string, unknown>).polluted, undefined);
  const { data } = parse('site.yaml', '__proto__: { polluted: yes }\n');
  assert.is(Object.getPrototypeOf(data), Object.prototype, 'the data has no other prototype');
});

const harmfulMarkdown = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)><use href="data:image/svg+xml,x"/></svg>',
  '[a](javascript:alert(1))',
  '[a](JaVaScRiPt:alert(1))',
  '[a](java\tscript:alert(1))',
  '[a](&#106;avascript:alert(1))',
  '[a](data:text/html;base64,PHNjcmlwdD4=)',
  '[a](vbscript:x) [b](file:///etc/passwd) [c](blob:x)',
  '[a][x]\n\n[x]: javascript:alert(1)',
  '<javascript:alert(1)>',
  '![a](javascript:alert(1)) ![b](data:image/svg+xml,x) ![c](https://elsewhere.example/x.png)',
  '[a](https://a.example/" onclick="alert(1))',
  '[a](/x "t\\" onmouseover=\\"alert(1)")',
  '```html" onclick="alert(1)\ncode\n```',
  '<a href="/x" style="position:fixed" onclick="x()">a</a>',
  '<iframe src="https://a.example"></iframe><object data=x></object><form action=x></form>',
  '<style>*{display:none}</style><link rel=stylesheet href=x><meta http-equiv=refresh content=0>',
  '<math><mtext></p><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '[^1]\n\n[^1]: <script>alert(1)</script>',
];

security('Markdown gives no script, handler, style or foreign picture', () => {
  for (const text of harmfulMarkdown) {
    for (const tree of [parseMarkdown(text), parseMarkdownByReference(text)]) {
      const html = renderMarkdown(tree, { href: (target) => target, picture: plainPicture });
      const tags = [...html.matchAll(/<[^>]*>/g)].map(([tag]) => tag).join('\n');
      assert.not.match(tags, /<(script|style|svg|math|iframe|object|embed|form|link|meta|use)\b/i, text);
      assert.not.match(tags, /\s(on\w+|style|class|srcset|formaction)\s*=/i, text);
      assert.not.match(tags, /(href|src)="\s*(javascript|data|vbscript|file|blob):/i, text);
      assert.not.match(tags, /src="(https?:)?\/\//i, text);
    }
  }
});

security('stored links are https, or nothing', () => {
  for (const address of [
    'javascript:alert(1)',
    'http://a.example/',
    'data:text/html,x',
    '//a.example/',
    'ftp://a.example/',
    'x',
  ])
    assert.is(decodeHiddenLink(btoa(address)), undefined, address);
  for (const encoded of ['', '=', 'not base64!', 'aHR0cHM6Ly9hLmV4YW1wbGUv\n', 'aHR0cHM6Ly9h LmV4YW1wbGUv'])
    assert.is(decodeHiddenLink(encoded), undefined, JSON.stringify(encoded));
  assert.is(decodeHiddenLink(btoa('https://a.example/')), 'https://a.example/');
});

security('words with markup in them are shown as words, and nothing of a page is inline', () =>
  inTemporaryFolder(async (folder) => {
    cpSync(smallFolder, folder, { recursive: true });
    const path = join(folder, 'content/projects/oak-staircase/en.md');
    const text = readFileSync(path, 'utf8')
      .replace(/title: .*/, `title: '</title><script>alert("1")</script> & more'`)
      .replace(
        /description: .*/,
        `description: '"><script>alert(1)</script> </section><svg onload=alert(1)> {{x}}, as long as a description is.'`,
      );
    writeFileSync(path, text);
    const { printed, outputs, writer } = await buildSite(folder);
    assert.not.match(printed, /error:/);
    for (const page of writer.paths('site').filter((name) => name.endsWith('.html'))) {
      const html = String(writer.read('site', page));
      assert.not.match(html, /<script>alert|<svg onload/, page);
      assert.equal(inlineCode(html), [], page);
    }
    assert.not.match(String(writer.read('site', 'projects/oak-staircase/index.html')), /<\/title><script/);
    const strange = outputs.filter((output) => /^\/|(^|\/)\.\.?(\/|$)|\\|\0/.test(output.path));
    assert.equal(
      strange.map((output) => output.path),
      [],
      'no output leaves its folder',
    );
  }),
);

security.run();

/** Finds what a strict content security policy would stop: styles and handlers in attributes, script between tags. */
function inlineCode(html: string): string[] {
  const found: string[] = [];
  for (const [tag] of html.matchAll(/<[a-z][^\s>]*(?:\s+[^\s=>]+(?:="[^"]*")?)*\s*\/?>/gi)) {
    const names = [...tag.matchAll(/\s([^\s=>"]+)(?:="[^"]*")?/g)].map(([, name = '']) => name.toLowerCase());
    if (names.some((name) => name === 'style' || /^on[a-z]/.test(name))) found.push(tag.slice(0, 200));
    if (/\s(?:href|src|action|formaction)="\s*(?:javascript|data|vbscript):/i.test(tag)) found.push(tag.slice(0, 200));
  }
  for (const [whole, attributes = '', code = ''] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi))
    if (code.trim() !== '' && !/type="application\/(ld\+)?json"/.test(attributes)) found.push(whole.slice(0, 200));
  if (/<style\b/i.test(html)) found.push('<style>');
  return found;
}
