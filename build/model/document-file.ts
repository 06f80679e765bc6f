import type { DocumentSource } from '../authoring/views/document-view.ts';
import type { Entry } from './entry.ts';

/** One document in one language: where its PDF goes. */
export interface DocumentFile {
  entry: Entry;
  source: DocumentSource;
  /** The published address, or nothing for a document that is sent on request. */
  url?: string;
  /** Relative to the output folder, or to the folder of requested documents. */
  output: string;
}
