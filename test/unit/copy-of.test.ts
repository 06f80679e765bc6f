import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { scanHtml } from '../../build/formats/html/scan.ts';

const copies = suite('what is kept of texts');

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

/** Returns how many bytes of the heap the results of 200 calls keep, per call. */
function keptBy(make: (index: number) => unknown): number {
  const kept: unknown[] = [make(-1)];
  collect();
  const before = process.memoryUsage().heapUsed;
  for (let index = 0; index < 200; index++) kept.push(make(index));
  collect();
  const bytes = (process.memoryUsage().heapUsed - before) / 200;
  assert.is(kept.length, 201);
  return bytes;
}

const long = (index: number) => `<p>${'word '.repeat(20_000)}${index}</p>`;

copies('the facts of a page do not keep its markup', () => {
  const bytes = keptBy((index) =>
    scanHtml(`<h2 id="the-heading-number-${index}">a</h2><a href="/the/address/number/${index}/">b</a>${long(index)}`),
  );
  assert.ok(bytes < 20_000, `${bytes} bytes a page`);
});

copies.run();
