import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { basePathOf } from '../../build/model/addresses/base-path.ts';
import { prefixCss, prefixHtml, prefixSearchIndex } from '../../build/model/addresses/prefix-base.ts';

const below = suite('addresses below a path');

below('the path of an origin', () => {
  assert.is(basePathOf('https://a.example'), '');
  assert.is(basePathOf('https://a.example/site/'), '/site');
});

below('every address of a page gets the path, and nothing else', () => {
  const html = (base: string) =>
    [
      `<a href="${base}/">home</a><a href="${base}/a/?b=/c#d">a</a><img src="${base}/a.png">`,
      `<source srcSet="${base}/a.avif 1x, ${base}/b.avif 2x"><form action="${base}/search/" data-search="${base}/assets/s.json">`,
      `<div data-props="{~href~:~${base}/file/a.pdf~,~api~:~https://a.example/~}"></div>`,
      '<a href="//other.example/">other</a><a href="https://other.example/">other</a><a href="#part">part</a>',
      '<p title="/not"> href="/words" of a text</p><code>&#x3C;a href="/x"></code>',
      `<script src="${base}/assets/a.js"></script>`,
      '<script type="application/ld+json">{"text":"<a href=\\"/x\\">", "url": " href="/x"}</script>',
    ].join('\n');
  assert.is(prefixHtml(html(''), '/site'), html('/site'));
  assert.is(prefixHtml(html(''), ''), html(''));
});

below('style sheets and search indexes', () => {
  const css = (base: string) =>
    `@font-face{src:url(${base}/assets/a.woff2)}a{background:url("${base}/b.png") url(data:x)}`;
  assert.is(prefixCss(css(''), '/site'), css('/site'));
  const index = (base: string) =>
    `{"records":[{"url":"${base}/a/","text":"{\\"url\\":\\"/b/"},{"url":"${base}/b/#c"}]}`;
  assert.is(prefixSearchIndex(index(''), '/site'), index('/site'));
});

below.run();
