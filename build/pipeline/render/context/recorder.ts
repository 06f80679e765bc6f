import type { Diagnostic, Place } from '../../../model/diagnostic.ts';

/** What one page, or one shared part of pages, has read, and the problems found in it. */
export interface Recorder {
  reads: Set<string>;
  diagnostics: Diagnostic[];
  /** Address of links → their places in the content, where they are known. */
  places: Map<string, Place[]>;
}

/** Returns a recorder with nothing in it. */
export function createRecorder(): Recorder {
  return { reads: new Set(), diagnostics: [], places: new Map() };
}
