import type { DiagnosticCode } from './diagnostic-codes.ts';

/** A place in a content file; line and column count from 1. */
export interface Place {
  file: string;
  line: number;
  column: number;
}

/** Returns the place of what a file has wrong as a whole. */
export const atStart = (file: string): Place => ({ file, line: 1, column: 1 });

type Severity = 'error' | 'warning';

/** A mistake that an author can correct: what, where, and what to do. */
export interface Diagnostic extends Place {
  /** A permanent code of the catalogue, such as `broken-link`. */
  code: DiagnosticCode;
  severity: Severity;
  message: string;
  hint?: string;
  /** How many characters the mistake spans, for the caret; 1 unless known. */
  length?: number;
  /** What it is about, if other diagnostics may be about the same: `filters.apply in en`. */
  causes?: string;
  /** What else it is about, if others were merged into it. */
  alsoCauses?: readonly string[];
  /** The cause that it follows from: it is dropped if another diagnostic is about that cause. */
  followsFrom?: string;
}

/** A path into YAML data: `['sessions', 2, 'starts']`. */
export type DataPath = readonly (string | number)[];

/** A problem found in a file before its line is known. */
export interface Problem {
  code: DiagnosticCode;
  severity: Severity;
  message: string;
  hint?: string;
  causes?: string;
  alsoCauses?: readonly string[];
  followsFrom?: string;
  /**
   * Where: a path into the file's YAML, with a part of the text there if only that is meant; an offset into its text; or
   * nothing for the file as a whole.
   */
  at?: { path: DataPath; key?: boolean; part?: string; length?: number } | { offset: number; length?: number };
  /** Whether the value there should be in quotes: the hint then ends with the line as it is written. */
  needsQuotes?: true;
}
