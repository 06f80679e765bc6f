import type { Problem } from '../diagnostic.ts';

export type FileProblem = readonly [file: string, problem: Problem];
