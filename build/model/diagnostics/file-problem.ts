import type { Problem } from '../diagnostic.ts';

/** A problem, and the path of its file. */
export type FileProblem = readonly [file: string, problem: Problem];
