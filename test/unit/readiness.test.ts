import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { resultOf, scoreReadiness } from '../../templates/forms/readiness.ts';

const readiness = suite('change readiness');

readiness('no score before the last answer', () => {
  assert.is(
    scoreReadiness(
      [
        [5, 5],
        [5, undefined],
      ],
      5,
    ),
    undefined,
  );
});

readiness('a score is the sum of the answers, divided by the highest it could be', () => {
  const score = scoreReadiness(
    [
      [5, 5],
      [1, 1],
      [3, 4],
      [1, 1],
    ],
    5,
  );
  assert.equal(score, {
    percent: 53,
    dimensions: [
      { index: 1, percent: 20 },
      { index: 3, percent: 20 },
      { index: 2, percent: 70 },
      { index: 0, percent: 100 },
    ],
  });
});

readiness('a result begins at its lower bound', () => {
  const results = [{ from: 0 }, { from: 35 }, { from: 55 }, { from: 75 }];
  assert.equal(
    [0, 34, 35, 54, 55, 100].map((percent) => resultOf(results, percent)?.from),
    [0, 0, 35, 35, 55, 75],
  );
});

readiness.run();
