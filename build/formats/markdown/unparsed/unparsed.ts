/** Text that Markdown reads in another way than its author meant: mostly, its signs are shown as they are written. */
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
  | 'picture'
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
  | 'indented'
  | 'underlined'
  | 'starredNote'
  | 'heading'
  | 'quotation'
  | 'directive'
  | 'listItem'
  | 'foreign'
  | 'otherSpace'
  | 'partOfAddress'
  | 'addressEnd'
  | 'brokenAddress'
  | 'singleTilde'
  | 'multiplied'
  | 'listNumber'
  | 'listInSentence'
  | 'listInList'
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

/** Which characters of a block belong to a finding. */
interface Taken {
  take: (part: { start: number; end: number }) => void;
  includes: (start: number, end: number) => boolean;
}

/** Returns what remembers which characters belong to a finding, in the time of their number. */
export function createTaken(found: readonly FoundPart[] = []): Taken {
  const taken = new Set<number>();
  const take: Taken['take'] = ({ start, end }) => {
    for (let index = start; index < end; index += 1) taken.add(index);
  };
  found.forEach(take);
  return {
    take,
    includes(start, end) {
      for (let index = start; index < end; index += 1) if (taken.has(index)) return true;
      return false;
    },
  };
}
