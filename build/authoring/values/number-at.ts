/** Returns the number at an index of the list; NaN for one that is not in it. */
export const numberAt = (values: ArrayLike<number>, index: number): number => values[index] ?? Number.NaN;
