/** What a dimension of the change-readiness assessment scored, in percent of the most it can. */
interface DimensionScore {
  /** Its place among the dimensions. */
  index: number;
  percent: number;
}

/** The score of an assessment. Percents are from 0 to 100. */
export interface ReadinessScore {
  percent: number;
  /** The weakest first; those that score the same in their own order. */
  dimensions: DimensionScore[];
}

/**
 * Scores the answers of each dimension: their sum, divided by the highest it could be.
 * Every answer is a number from 1 to `best`, or `undefined` while it is missing; then there is no score.
 */
export function scoreReadiness(
  answers: readonly (readonly (number | undefined)[])[],
  best: number,
): ReadinessScore | undefined {
  const given = answers.map((dimension) => dimension.filter((answer) => answer !== undefined));
  if (given.some((dimension, index) => dimension.length < (answers[index]?.length ?? 0))) return undefined;
  return {
    percent: shareOf(given.flat(), best),
    dimensions: given
      .map((dimension, index) => ({ index, percent: shareOf(dimension, best) }))
      .sort((one, other) => one.percent - other.percent),
  };
}

/** Finds the result that a score leads to: the last one whose lower bound it reaches. */
export function resultOf<R extends { from: number }>(results: readonly R[], percent: number): R | undefined {
  return results.findLast((result) => percent >= result.from);
}

function shareOf(answers: readonly number[], best: number): number {
  const sum = answers.reduce((total, answer) => total + answer, 0);
  return Math.round((100 * sum) / (best * answers.length));
}
