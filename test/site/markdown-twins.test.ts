import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { parseMarkdown } from '../../build/formats/markdown/parse.ts';
import { visitMarkdown } from '../../build/formats/markdown/tree.ts';
import { headerRules, headersFor } from '../../build/pipeline/emit/headers.ts';
import { isExhaustive } from '../support/project.ts';
import { publishedPages, tagsOf } from '../support/published-pages.ts';
import { type RealSite, realSite } from '../support/real-site.ts';
import { parseMarkdownByReference } from '../support/reference-markdown.ts';

interface State {
  real: RealSite;
  origin: string;
  /** Path → text. */
  twins: Map<string, string>;
}

const twins = suite<State>('Markdown twins and llms.txt');

twins.before(async (state) => {
  const real = await realSite();
  const paths = real.files.filter((file) => file.endsWith('.md'));
  const texts = paths.map((path) => [path, readFileSync(join(real.folder, path), 'utf8')] as const);
  Object.assign(state, { real, origin: real.site.config.origin, twins: new Map(texts) });
});

twins(
  'each guide, case, article and survey announces its twin, and no other page has one',
  ({ real, twins: texts, origin }) => {
    const announced = publishedPages(real).flatMap(({ html, url }) =>
      tagsOf(html.slice(0, html.indexOf('</head>')), 'link').flatMap(({ type, href = '' }) => {
        if (type !== 'text/markdown') return [];
        assert.is(href, `${url}index.md`);
        assert.match(texts.get(href.slice(1)) ?? '', `<${origin}${url}>`);
        return [href.slice(1)];
      }),
    );
    const kinds = ['guide', 'case', 'insight', 'survey'];
    const expected = [...real.site.routes.values()].filter(({ pageType }) => kinds.includes(pageType.name));
    assert.equal(announced.sort(), expected.map(({ url }) => `${url.slice(1)}index.md`).sort());
    assert.equal(announced, [...texts.keys()].sort());
  },
);

twins(
  'their links are absolute, and those within the site lead to pages and files',
  ({ real, twins: texts, origin }) => {
    const pages = new Set(real.site.routes.keys());
    let count = 0;
    for (const [path, text] of texts)
      visitMarkdown(isExhaustive ? parseMarkdownByReference(text) : parseMarkdown(text), (node) => {
        if (node.type !== 'link' && node.type !== 'image') return;
        count++;
        assert.match(node.url, /^(https?:|mailto:|tel:)/, `${path}: ${node.url}`);
        if (!node.url.startsWith(`${origin}/`)) return;
        const address = node.url.slice(origin.length).replace(/#.*/, '');
        assert.ok(pages.has(address) || real.files.includes(address.slice(1)), `${path}: ${node.url}`);
      });
    assert.ok(count > 0, `${count} links`);
    for (const [path, text] of texts) assert.not.match(text, /^:::?/m, path);
  },
);

twins('llms.txt of each language lists its twins', ({ real, twins: texts, origin }) => {
  const lists = real.files.filter((file) => /(^|\/)llms\.txt$/.test(file));
  assert.is(lists.length, real.site.config.locales.length);
  const listed = lists.flatMap((file) => {
    const text = readFileSync(join(real.folder, file), 'utf8');
    assert.ok(text.startsWith(`# ${real.site.config.name}\n\n> `), file);
    assert.match(text, /^> .+\n\n## /m, file);
    return [...text.matchAll(/\]\(([^)]*\.md)\)/g)].map(([, address = '']) => address.slice(origin.length + 1));
  });
  assert.equal(listed.sort(), [...texts.keys()].sort());
});

twins('search engines are asked to leave them out, and the sitemap has none', ({ real, twins: texts }) => {
  const rules = headerRules(real.site.config);
  const isLeftOut = (path: string) => headersFor(rules, path).some(([name]) => name === 'X-Robots-Tag');
  for (const path of texts.keys()) {
    assert.ok(isLeftOut(`/${path}`), path);
    assert.not.ok(isLeftOut(`/${path.replace('index.md', '')}`), path);
  }
  assert.not.match(readFileSync(join(real.folder, 'sitemap.xml'), 'utf8'), '.md<');
});

twins.run();
