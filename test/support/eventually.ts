import * as assert from 'uvu/assert';
import { lastResort } from './last-resort.ts';

/** Waits until what is read is as expected; fails with what it is instead. */
export async function eventually<T>(read: () => T | Promise<T>, expected: T, message?: string): Promise<void> {
  const wanted = JSON.stringify(expected);
  const end = performance.now() + lastResort;
  let found = await read();
  while (JSON.stringify(found) !== wanted && performance.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    found = await read();
  }
  assert.equal(found, expected, message);
}
