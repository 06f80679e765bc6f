/** Where an output goes: the published site, the documents that are sent on request, or the hosts' configuration. */
export type OutputArea = 'site' | 'documents' | 'hosts';

/** The contents of a file. A string is written as UTF-8. */
export type Contents = Uint8Array | string;

/** A file that is on disk already, in a folder beside the output with the same paths; its size and time. */
export interface StagedFile {
  folder: string;
  /** From the folder, as in the output. */
  path: string;
  /** Bytes. */
  size: number;
  /** Milliseconds since 1970. */
  modified: number;
}

/** The HTML of a page, or where it waits to be written. */
export type StoredHtml = Uint8Array | StagedFile;

/** A file that the build makes. */
export interface OutputFile {
  area: OutputArea;
  /** Relative to the area's folder, with `/`. */
  path: string;
  /** Digest of the contents, or of everything that they are made from. */
  digest: string;
  /** The file that it is made from, relative to the content folder; missing for what the build makes by itself. */
  source?: string;
  /** The stage that progress shows while files of this kind are made; by default `write`. */
  stage?: string;
  /** Makes the contents; asked only when they are not there yet. */
  contents: () => Contents | Promise<Contents>;
  /** The contents on disk; the writer moves them into the output. */
  staged?: StagedFile;
}

/** Keeps the HTML of a page, by its path in the output, until it is written. */
export type StorePage = (html: Uint8Array, path: string) => StoredHtml;

/** A file that was written: the digest of its contents, and its size and time on disk. */
export interface WrittenFile {
  digest: string;
  size: number;
  modified: number;
}

/** `area:path` → what was written there. */
export type Written = ReadonlyMap<string, WrittenFile>;
