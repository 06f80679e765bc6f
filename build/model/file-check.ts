import type { DataPath, Problem } from './diagnostic.ts';

/** What validating one file gave; kept as long as neither the file nor its struct changes. */
export interface FileCheck {
  digest: string;
  struct: string;
  problems: Problem[];
  uses: Use[];
}

/** A place in an entry's data that points elsewhere. */
export interface Use {
  type: 'ref' | 'link' | 'static-file';
  target: string;
  path: DataPath;
}
