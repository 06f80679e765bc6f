import type { EntryKind, EntryView, PageType } from '../authoring/define.ts';

/** One thing in one language: what a template shows, and where it came from. */
export interface Entry extends EntryView {
  kind: EntryKind | PageType;
  /** The address's last part in this language; empty for base pages and data. */
  slug: string;
  /** Digest of facts and words, without the body. */
  summary: string;
  /** Digest of facts, words and body. */
  digest: string;
  source: { facts: string; words: string };
}
