/**
 * Text that is shown unchanged, though it looks like a link, a picture, bold words, a heading, a directive or a list item,
 * or is left out of a table, or is none.
 */
export interface UnparsedMarkdown {
  /** What its author meant, and why it is not read so. */
  kind: UnparsedKind;
  /** How it is written. */
  meant: string;
  /** What reads markup of other generators, or the character that is no space, as messages name them. */
  of?: string;
  at: { line: number; column: number };
  /** The name that an entry must have, and whose reference `…` stands for; otherwise nothing is wrong. */
  name?: string;
}

export type UnparsedKind =
  | 'spacedLink'
  | 'spacedPicture'
  | 'unclosedLink'
  | 'partedLink'
  | 'partedPicture'
  | 'reversedLink'
  | 'swappedLink'
  | 'bracketsOfLink'
  | 'bracketOfLink'
  | 'angledAddress'
  | 'definition'
  | 'bareReference'
  | 'nestedLink'
  | 'bold'
  | 'emphasis'
  | 'code'
  | 'codeBlock'
  | 'heading'
  | 'directive'
  | 'listItem'
  | 'foreign'
  | 'otherSpace'
  | 'partOfAddress'
  | 'addressEnd'
  | 'listNumber'
  | 'listInSentence'
  | 'footnoteMark'
  | 'footnote'
  | 'secondFootnote'
  | 'emptyFootnote'
  | 'table'
  | 'tableCell'
  | 'tableRow';

/** A finding, and which characters of its block it is about. */
export interface FoundPart extends UnparsedMarkdown {
  start: number;
  end: number;
}

/** Returns whether some of the characters belong to a finding. */
export function isTaken(start: number, end: number, found: readonly FoundPart[]): boolean {
  return found.some((other) => start < other.end && other.start < end);
}
