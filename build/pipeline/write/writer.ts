import type { OutputFile } from '../../model/output.ts';

export interface WriteResult {
  written: string[];
  unchanged: number;
  removed: string[];
}

/** Called after each staged file, with the number of staged files of this stage. */
export type WriteProgress = (stage: string, done: number, total: number) => void;

/** Where a build's files go: the disk, or memory for tests and the preview. */
export interface Writer {
  /** Whether a file is there with the contents that the digest represents. */
  has: (file: Pick<OutputFile, 'area' | 'path' | 'digest'>) => boolean;
  /** Makes the output exactly these files; changes nothing if that fails. */
  write: (files: readonly OutputFile[], progress?: WriteProgress) => Promise<WriteResult>;
}

/** An output that could not be written, in words for the person who runs the build. */
export class WriteProblem extends Error {}

/** An output with files that no build wrote. */
export class ForeignFilesProblem extends WriteProblem {}
