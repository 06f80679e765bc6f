import type { Diagnostic, Place } from '../../../model/diagnostic.ts';

/** What one page, or one shared part of pages, has read, and the problems found in it. */
export interface Recorder {
  reads: Set<string>;
  diagnostics: Diagnostic[];
  /** Address of a link → its place in the content, where that is known. */
  places: Map<string, Place>;
}

/** Returns a recorder with nothing in it. */
export function createRecorder(): Recorder {
  return { reads: new Set(), diagnostics: [], places: new Map() };
}
