import type { EntryKind } from '../../authoring/define.ts';
import type { ParsedFile } from '../../model/source-file.ts';

export interface EntryFolder {
  /** `folder/id` */
  ref: string;
  folder: string;
  id: string;
  files: ParsedFile[];
  /** The kinds of entries that the folder may hold. */
  kinds: EntryKind[];
  /** All entry folders of the content, by `folder/id`. */
  refs: ReadonlyMap<string, readonly ParsedFile[]>;
}
