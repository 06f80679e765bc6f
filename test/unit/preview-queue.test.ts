import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createQueue } from '../../build/preview/rebuild/queue.ts';
import { eventually } from '../support/eventually.ts';

const queue = suite('queue of builds');

/** A build that ends when the test says so. */
function createBuild() {
  const built: string[][] = [];
  let end: (problem?: Error) => void = () => {};
  return {
    built,
    end: (problem?: Error) => end(problem),
    build: (paths: readonly string[]) => {
      built.push([...paths]);
      return new Promise<void>((resolve, reject) => {
        end = (problem) => (problem ? reject(problem) : resolve());
      });
    },
  };
}

queue('what is saved during a build is built after it, together', async () => {
  const { built, build, end } = createBuild();
  const { add, hasChanges } = createQueue(build, () => {});
  add('b.md');
  add('a.md');
  await eventually(() => built.length, 1);
  add('c.md');
  add('d.md');
  assert.is(hasChanges(), true);
  // What was added to another queue later has been waited for as long.
  const other = createBuild();
  createQueue(other.build, () => {}).add('x.md');
  await eventually(() => other.built.length, 1);
  end();
  await eventually(
    () => built,
    [
      ['a.md', 'b.md'],
      ['c.md', 'd.md'],
    ],
  );
  assert.is(hasChanges(), false);
});

queue('a build that fails is logged, and the next one runs', async () => {
  const { built, build, end } = createBuild();
  const logged: string[] = [];
  const { add } = createQueue(build, (line) => logged.push(line));
  add('a.md');
  await eventually(() => built.length, 1);
  end(new Error('no memory'));
  await eventually(() => logged.length, 1);
  assert.match(logged[0] ?? '', /no memory/);
  add('b.md');
  await eventually(() => built, [['a.md'], ['b.md']]);
});

queue.run();
