import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { scanHtml } from '../../build/formats/html/scan.ts';
import type { PageCheckInput } from '../../build/pipeline/check/input.ts';
import { checkStructure } from '../../build/pipeline/check/structure.ts';

const structure = suite('structure of pages');

structure('an element without words or alt is an error, in a shared part once', () => {
  const pageOf = (url: string) => ({
    url,
    shared: ['footer'],
    scan: scanHtml(`<h1>${url}</h1><a href="/contact/"></a>`),
    diagnostics: [],
  });
  const pages = [pageOf('/a/'), pageOf('/b/')];
  const entry = { source: { words: 'pages/a/en.md' } };
  const input = {
    pages,
    changed: pages,
    site: { config: { origin: 'https://a.example' }, routes: new Map(pages.map(({ url }) => [url, { entry }])) },
    sharedParts: new Map([['footer', { scan: scanHtml('<button></button><img src="/a.png">') }]]),
    forHosts: { rules: [] },
    findElement: () => undefined,
  };
  // The check reads no more of its input.
  const found = checkStructure(input as unknown as PageCheckInput);
  assert.equal(
    found.map(({ code, severity, message }) => [code, severity, message.replace(/,.*/, '')]),
    [
      ['missing-text', 'error', '/a/ has a link to /contact/ without words'],
      ['missing-text', 'error', '/a/ has a button without words'],
      ['missing-alt', 'error', '/a/ has a picture without a text alternative.'],
      ['missing-text', 'error', '/b/ has a link to /contact/ without words'],
    ],
  );
});

structure('pages without a title are one mistake of their page type, though their texts have headings', () => {
  const pages = ['/a/', '/b/'].map((url) => ({
    url,
    shared: [],
    scan: scanHtml('<h2>A</h2><h3>B</h3>'),
    diagnostics: [],
  }));
  const at = { file: '../templates/pages/article/index.tsx', line: 1, column: 1 };
  const entry = { source: { words: 'pages/a/en.md' } };
  const input = {
    pages,
    changed: pages,
    site: { config: { origin: 'https://a.example' }, routes: new Map(pages.map(({ url }) => [url, { entry }])) },
    sharedParts: new Map(),
    forHosts: { rules: [] },
    findElement: (_: string, query: { type: string }) => (query.type === 'content' ? at : undefined),
  };
  const found = checkStructure(input as unknown as PageCheckInput);
  assert.equal(
    found.map(({ file, message, hint }) => [file, message.replace(/;.*/, ''), hint]),
    [[at.file, 'This page type makes no title, but a page needs one heading of level 1', 'Give its page an h1.']],
  );
});

structure.run();
