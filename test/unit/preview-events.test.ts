import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createEvents } from '../../build/preview/events.ts';
import { findStyleChange } from '../../build/preview/rebuild/early-view.ts';

const events = suite('what open pages of the preview are told');

events('a page that connects after a build without changes hears of the change before it', async () => {
  const { send, sendAhead, open, close } = createEvents();
  const style = { href: '/assets/b.css', integrity: 'sha384-b' };
  sendAhead({ files: ['a/index.html'], styles: { 'b/index.html': style } });
  send({ files: [], errors: 2, warnings: 1 });
  const stream = open('a/index.html').text();
  close();
  assert.equal(JSON.parse((await stream).slice('data: '.length)), {
    version: 1,
    files: ['a/index.html'],
    styles: { 'b/index.html': style },
    errors: 2,
    warnings: 1,
    report: 2,
    building: false,
  });
});

events('each change of the site is another version, and ends the style sheets of the one before', async () => {
  const { send, sendAhead, open, openPages, last, close } = createEvents();
  sendAhead({ files: [], styles: { 'a/index.html': { href: '/assets/b.css', integrity: 'sha384-b' } } });
  send({ files: ['b/index.html'], errors: 0, warnings: 0 });
  assert.is(last().version, 2);
  const stream = open('a/index.html').text();
  assert.equal([...openPages()], ['a/index.html']);
  close();
  assert.equal(JSON.parse((await stream).slice('data: '.length)).styles, {});
});

const page = (style: string, text: string) =>
  `<head><link rel="stylesheet" href="/assets/${style}.css" integrity="sha384-${style}"/></head><body>${text}</body>`;

events('a style sheet is replaced only if nothing else of the page has changed', () => {
  assert.equal(findStyleChange(page('a', 'same'), page('b', 'same')), {
    href: '/assets/b.css',
    integrity: 'sha384-b',
  });
  assert.is(findStyleChange(page('a', 'one'), page('b', 'two')), undefined);
  assert.is(findStyleChange(undefined, page('b', 'two')), undefined);
  assert.is(findStyleChange('<head></head>', '<head></head><body></body>'), undefined);
});

events.run();
