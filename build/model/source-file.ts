import type { Problem } from './diagnostic.ts';

interface SourceFile {
  /** Relative to the content folder, with `/`. */
  path: string;
  digest: string;
}

/** A content file parsed: its YAML data, and where its Markdown begins. */
export interface ParsedFile extends SourceFile {
  data: unknown;
  /** Digest of the YAML alone, without the Markdown body. */
  dataDigest: string;
  /** Offset of the Markdown body in the file's text; -1 where it has none. */
  bodyStart: number;
  /** Characters beyond ASCII that the file uses, sorted. */
  characters: string;
  /** What is wrong. With `data`, nothing of it keeps other mistakes from being found. */
  problems: Problem[];
}

/** Size and times of a file when it was last read. If they are the same, the file has not changed. */
export interface FileStamp {
  changed: number;
  size: number;
  inode: number;
}

/** A parsed file with the stamp of what was read. */
export interface CachedFile extends ParsedFile {
  stamp: FileStamp;
}
