import { gzipSync } from 'node:zlib';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { findStaticFault } from '../../build/formats/static-files/static-fault.ts';

/** Which files below `static/` are refused for what is in them. */
const faults = suite('static files');

const faultOf = (path: string, contents: string | Uint8Array): string | undefined =>
  findStaticFault(path, typeof contents === 'string' ? Buffer.from(contents) : contents)?.code;

const svg = (inside: string): string => `<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`;
const xhtml = 'xmlns="http://www.w3.org/1999/xhtml"';

/** What is in a document that could run a script, load something or lead elsewhere. */
const active: Record<string, readonly string[]> = {
  'page.html': [
    '<script>x()</script>',
    '<!-- <script> -->',
    '<SCRIPT/src=//a.example>',
    '<p/onclick=x()>',
    '<img src="a"onerror=x()>',
    '<a href=javascript:x()>',
    '<a href=" java&#115;cript&colon;x()">',
    '<a href="&#x6A;ava\nscript:x()">',
    "<a href='&#0000106avascript&#58x()'>",
    '<a href="data:text/html,x">',
    '<iframe srcdoc="a">',
    '<object data="a">',
    '<embed src="a">',
    '<base href="//a.example">',
    '<meta http-equiv="refresh" content="0;url=//a.example">',
    '<meta charset="iso-2022-jp">',
    '<svg><animate/></svg>',
    '<math><mi/></math>',
    '<form action="//a.example"><input></form>',
    '<template><p></template>',
    '<link rel="stylesheet" href="//a.example">',
    '<?php x() ?>',
    '<% x() %>',
    '<!--#exec cmd="x"-->',
    '<x-a>',
    '<p>\0</p>',
    '<center>',
    '<style>@import "//a.example/a.css"</style>',
    '<style>p{background:url(https://a.example/a.png)}</style>',
    '<style>p{background:u\\72l(a)}</style>',
    '<!--<style>/*--><style>@import "//a.example"</style>',
    '<style title=">/*">@import "//a.example"</style>',
    `<style ${'a '.repeat(500)}>@import "//a.example"</style>`,
    '<p style="background:url&lpar;//a.example)">',
    '<img src=https://a.example/a.png>',
    '<img src="/&sol;a.example/a.png">',
    '<img src="\\\\a.example/a.png">',
    '<img src="ht\ntps://a.example/a.png">',
    '<img srcset="/a.png 1x, https://a.example/a.png 2x">',
    '<a href="/" ping="/b">',
    '<img src="/a.png" attributionsrc>',
    '<a href="/" attributionsrc ="//a.example">',
    '<body background="//a.example/a.png">',
    '<meta http-equiv="refresh" content="0" http-equiv="content-type">',
    '\u001b$B',
  ],
  'page.htm.fr': ['<script>'],
  'list.xml': [
    `<a><b ${xhtml}/></a>`,
    `<a xmlns:h="http://www.w3.org/1999/xhtml"><h:script/></a>`,
    '<?xml-stylesheet href="a"?><a/>',
    '<?xml-stylesheet type="text/xsl" href="a"?><a/>',
    '<?xml-stylesheet type="text/css" href="//a.example/a"?><a/>',
    '<?xml-stylesheet type="text/css" href="https://a.example/a"?><a/>',
    `<a><link ${xhtml} rel="stylesheet" href="/a.css"/></a>`,
    `<a><link ${xhtml} rel="alternate" onclick="x()" href="/a"/></a>`,
    '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>',
    '<a xmlns:x="http://www.w3.org/1999/XSL/Transform"><x:script/></a>',
    `<a>${svg('<script/>')}</a>`,
    '<math xmlns="http://www.w3.org/1998/Math/MathML" href="javascript:x()"/>',
    svg('<a href="javascript:x()"/>'),
    '<a><b></a>',
    '<?xml version="1.0" encoding="iso-2022-jp"?><a/>',
    '<a>'.repeat(5000) + '</a>'.repeat(5000),
  ],
  'page.xhtml': [`<html ${xhtml}/>`],
  'styles.xsl': ['<xsl:stylesheet xmlns:xsl="http://www.w3.org/1999/XSL/Transform"/>'],
  'page.xht': [`${' '.repeat(600)}<html ${xhtml}><script/></html>`],
  'page.xht.en': [`<html ${xhtml}/>`],
  'page.xhtm': [`<html ${xhtml}/>`],
  'page.mht': ['<script>'],
  'page.mhtml': ['Content-Type: text/html\n\nPHNjcmlwdD4='],
  'page.eml.de': ['Content-Type: text/html; charset=utf-7\n\n+ADw-script+AD4-'],
  '.well-known/host-meta': ['<a/>', '<?xml version="1.0"?><a><script/></a>'],
  'feed.rss.de': [`<rss><b ${xhtml}/></rss>`],
};

for (const [path, all] of Object.entries(active))
  for (const contents of all)
    faults(`${path} with ${JSON.stringify(contents.slice(0, 50))} is refused`, () => {
      assert.is(faultOf(path, contents), 'active-file');
    });

faults('a document that is packed, or not UTF-8, is read as a browser reads it or refused', () => {
  assert.is(faultOf('a.svgz', gzipSync(svg('<script/>'))), 'active-file');
  assert.is(faultOf('a.svgz', svg('<script/>')), 'active-file');
  for (const name of ['a.html.gz', 'a.htm.br']) assert.is(faultOf(name, gzipSync('<script>')), 'active-file', name);
  assert.is(faultOf('page.gz', gzipSync(`${' '.repeat(5000)}<script>`)), 'misnamed-file');
  assert.is(faultOf('page.gz', gzipSync(' '.repeat(9_000_000))), 'misnamed-file');
  assert.is(faultOf('list.tar.gz', gzipSync('list/a.html')), undefined);
  assert.is(faultOf('sitemap.xml.gz', gzipSync('<?xml version="1.0"?><urlset/>')), undefined);
  assert.is(faultOf('a.html.gz', gzipSync('<p>')), undefined);
  assert.is(faultOf('a.svgz', gzipSync(svg('<g/>'))), undefined);
  assert.is(faultOf('a.svgz', gzipSync(Buffer.alloc(51_000_000))), 'active-file');
  for (const encoding of ['utf16le', 'latin1'] as const)
    assert.is(faultOf('a.html', Buffer.from('\ufeff<p>é', encoding)), 'active-file', encoding);
});

faults('what a browser only shows is published', () => {
  for (const [path, contents] of [
    ['google0123.html', 'google-site-verification: google0123.html'],
    ['a.html', '<!doctype html><meta charset="utf-8"><title>A</title><a href="/b/">The data: on 3 days</a>'],
    ['a.html', '<img src="data:image/png;base64,AA=="><p>javascript: a language</p>'],
    ['BingSiteAuth.xml', '<?xml version="1.0"?><users><user>0</user></users>'],
    ['a.xml', svg('<g/>')],
    [
      'sitemap.xml',
      `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:h="http://www.w3.org/1999/xhtml"><url>
<h:link rel="alternate" hreflang="de" href="https://a.example/de/"/></url></urlset>`,
    ],
    ['a.xml', '<?xml-stylesheet type="text/css" href="/a.css"?><a/>'],
    ['a.plist', '<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/a.dtd"><plist/>'],
    ['yandex_0.html', '<meta http-equiv="Content-Type" content="text/html; charset=UTF-8"><p>Verification: 0'],
    ['a.html', '<style>p { background: url(/a.png) }</style><img src="/a.png" srcset="/a.png 1x, b.png 2x" alt="">'],
    [
      '.well-known/host-meta',
      '<?xml version="1.0"?><XRD xmlns="http://docs.oasis-open.org/ns/xri/xrd-1.0"><Link/></XRD>',
    ],
    ['a.pdf', '\ufeff\n%PDF-1.4'],
    ['a.mov', '\0\0\0\x08wide\0\0\0\0mdat'],
    ['a.txt', '<script>x()</script>'],
    ['a.js', '<!-- x() -->'],
    ['a.csv', '<script>'],
    ['a.yml', 'a: 1'],
    ['a.toml', 'a = 1'],
    ['a.sol', 'a'],
    ['LICENSE', 'Copyright <a@b.example>'],
    ['data.bin', '\x01\x02<script>'],
    ['.well-known/security.txt', 'Contact: a'],
  ] as const)
    assert.is(faultOf(path, contents), undefined, `${path} ${contents}`);
});

faults('a document whose name does not say that it is one is refused', () => {
  for (const path of ['page', 'page.unknown', 'a.bin', '.well-known/page.a'])
    for (const contents of ['<html>', '\ufeff\n <script>', `${' \0'.repeat(5000)}<!-- --><html>`])
      for (const encoding of ['utf8', 'utf16le'] as const)
        assert.is(faultOf(path, Buffer.from(contents, encoding)), 'misnamed-file', path);
});

const beginnings: Record<string, string> = {
  png: '\x89PNG\r\n\x1a\n',
  jpg: '\xff\xd8\xff\xe0',
  gif: 'GIF89a',
  webp: 'RIFF\x01\0\0\0WEBP',
  avif: '\0\0\0 ftypavif',
  ico: '\0\0\x01\0',
  pdf: '%PDF-1.7',
  woff2: 'wOF2',
  zip: 'PK\x03\x04',
  mp4: '\0\0\0 ftypisom',
};

for (const [ending, beginning] of Object.entries(beginnings))
  faults(`a file with .${ending} begins as one`, () => {
    assert.is(faultOf(`a.${ending}`, Buffer.from(`${beginning}rest`, 'latin1')), undefined);
    for (const contents of ['', '<html>', `x${beginning}`, 'MZ', svg('')])
      assert.is(faultOf(`A.${ending.toUpperCase()}`, Buffer.from(contents, 'latin1')), 'misnamed-file', contents);
  });

/** Files of other formats that have a script behind their first bytes. */
const disguised: Record<string, string> = {
  ...beginnings,
  cur: '\0\0\x02\0',
  jfif: '\xff\xd8\xff',
  mp3: 'ID3',
  opus: 'OggS',
  ttf: '\0\x01\0\0',
  bmp: 'BM',
  jp2: '\0\0\0\x0cjP  ',
  epub: 'PK\x03\x04',
};

for (const [ending, beginning] of Object.entries(disguised))
  faults(`a file with .${ending} is not named as a page before it`, () => {
    const contents = Buffer.from(`${beginning}<script src=/a.js></script>`, 'latin1');
    for (const name of [`x.html.${ending}`, `x.HTM.de.${ending}`, `x.mht.${ending}`])
      assert.is(faultOf(name, contents), 'misnamed-file', name);
    for (const name of [`x.svg.${ending}`, `html.${ending}`, `x-html.${ending}`])
      assert.is(faultOf(name, contents), undefined, name);
  });

faults('no markup is behind the first bytes of a format of which some can be any', () => {
  for (const [name, start] of [
    ['a.svg.heic', '<!--ftyp-->'],
    ['a.xhtml.jp2', '<!--jP  -->'],
    ['a.xml.mov', '\n<!-free--><!--'],
    ['a.avif', '<!--ftypavif-->'],
    ['a.m4a', '<?a ftyp?>'],
  ] as const)
    assert.is(faultOf(name, Buffer.from(`${start}${svg('<script/>')}`, 'latin1')), 'misnamed-file', name);
  assert.is(faultOf('a.mp4', Buffer.from(`\0\0\0<ftypisom${'mp42'.repeat(12)}`, 'latin1')), undefined);
});

faults.run();
