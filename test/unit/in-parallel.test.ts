import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inParallel } from '../../build/pipeline/write/in-parallel.ts';

const parallel = suite('work in parallel');

const items = Array.from({ length: 9 }, (_, index) => ({ index }));

/** Makes work that ends when it is told to, and records what has begun. */
function controlledWork() {
  const begun: number[] = [];
  const ends = new Map<number, { resolve: () => void; reject: (error: Error) => void }>();
  const work = ({ index }: { index: number }): Promise<void> =>
    new Promise((resolve, reject) => {
      begun.push(index);
      ends.set(index, { resolve, reject });
    });
  return { begun, work, end: (index: number) => ends.get(index)?.resolve(), ends };
}

/** Lets all that waits for a promise run. */
const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

parallel('two items are taken from each end, and each item once', async () => {
  const { begun, work, end } = controlledWork();
  const all = inParallel(items, work);
  assert.equal(begun, [0, 1, 8, 7]);
  for (const index of [1, 8, 7]) end(index);
  await settle();
  assert.equal(begun, [0, 1, 8, 7, 2, 6, 5]);
  for (const index of [2, 6, 5]) end(index);
  await settle();
  for (const index of [0, 3, 4]) end(index);
  await all;
  assert.equal(begun.toSorted(), [0, 1, 2, 3, 4, 5, 6, 7, 8]);
});

parallel('a failure is thrown when what has begun has ended, and nothing more is begun', async () => {
  const { begun, work, end, ends } = controlledWork();
  let isOver = false;
  const all = inParallel(items, work).finally(() => {
    isOver = true;
  });
  ends.get(1)?.reject(new Error('The disk is full.'));
  await settle();
  assert.not(isOver, 'the others are waited for');
  for (const index of [0, 7, 8]) end(index);
  const failure = await all.catch((error) => error);
  assert.is(failure.message, 'The disk is full.');
  assert.equal(begun, [0, 1, 8, 7]);
});

parallel.run();
