import type { UnparsedMarkdown } from '../unparsed/unparsed.ts';
import type { MarkdownContext, MarkdownRule } from './rule.ts';

const reasons: Record<UnparsedMarkdown['kind'], string> = {
  spacedLink: 'is not read as a link: its address has a space.',
  spacedPicture: 'is not read as a picture: its address has a space, or its caption has no quotes.',
  unclosedLink: 'is not read as a link or a picture: its address is not closed.',
  partedLink: 'is not read as a link or a picture: its address is not right behind its words.',
  picture: 'is not read as a picture: that begins with an exclamation mark and its words in square brackets.',
  reversedLink: 'is not read as a link: its words must be in square brackets, its address in round ones.',
  swappedLink: 'is not read as a link: its words come first, in square brackets, then its address in round ones.',
  bracketsOfLink: 'is not read as a link: its words must be in square brackets [ ], its address in round ones ( ).',
  bracketOfLink: 'is not read as a link: a square bracket is missing.',
  angledAddress: 'is shown with its angle bracket: only a whole address without spaces is between two.',
  brokenAddress:
    'is not read as an address: that begins with https:// or http://, or is the name and host of a mailbox.',
  definition: 'is not read as the address of a link: it is a paragraph of its own, [name]: address "title".',
  bareReference: 'is not read as a link: its address must be in round brackets.',
  nestedLink: 'is not read as a link: another link is inside it.',
  bold: 'is not read as bold: the signs of its other end are missing, or stand where they cannot end it.',
  emphasis: 'is not read as emphasis: the sign of its other end is missing, or stands where it cannot end it.',
  code: 'is not read as code: the sign of its other end is missing.',
  codeBlock: 'block of code is not closed: what follows is shown as code, too.',
  indented: 'sentence is shown as code, because its line begins with four spaces or a tab.',
  underlined: 'is read as a heading: the line of hyphens below it makes it one.',
  starredNote: 'is read as a list: the star of a note is not shown.',
  heading: 'is not read as a heading: it begins with # signs and a space.',
  quotation: 'is not read as a quotation: it begins with >.',
  directive: 'is not read as a directive: it begins its line, and only [words] and {attributes} follow its name.',
  listItem: 'is not read as a list: its items begin with a hyphen and a space, or 1. and a space.',
  foreign: 'is markup of …, and is shown as it is written.',
  otherSpace: 'is …, and no space: the sign beside it is shown as it is written.',
  partOfAddress: 'address has … in it.',
  addressEnd: 'address goes on to the next space: … is a part of it.',
  singleTilde: '~ strikes out the words up to the next one.',
  multiplied: 'sign between numbers or letters is read as emphasis, and not shown.',
  listNumber: 'number is not shown: the items of a list are counted from its first one.',
  listInSentence: 'is read as a list, and not as a part of the sentence above it.',
  listInList: 'is read as a list in a list: each number with its full stop begins one.',
  footnoteMark: 'is not read as the mark of a footnote: the text has no footnote of this name.',
  footnote: 'footnote is not shown: nothing in the text refers to it.',
  secondFootnote: 'footnote is not shown: one before it has the same name.',
  emptyFootnote: 'footnote has no words.',
  table: 'is not read as a table: its second line must say how many columns it has.',
  tableCell: 'cell is not shown: its row has more cells than the head of the table.',
  tableRow: 'row has fewer cells than the head of the table.',
};

/** Finds text that looks like Markdown and is shown as it is. */
export const checkUnparsed: MarkdownRule = ({ unparsed }, context) =>
  unparsed.flatMap(({ kind, meant, at, name, of }) => {
    const ref = name === undefined ? undefined : findNamed(name, context);
    if (name !== undefined && ref === undefined) return [];
    return [
      {
        code: 'unread-markdown',
        message: `This ${reasons[kind].replace('…', of ?? '')}`,
        hint: `${kind === 'table' ? 'Write below it:' : 'Write'} ${ref === undefined ? meant : meant.replace('…', ref)}`,
        at,
      },
    ];
  });

/** Returns the entry that is named by its title, or as its address is. */
function findNamed(name: string, { whyMissing }: MarkdownContext): string | undefined {
  const missing = whyMissing(name);
  if (name.includes('/')) return missing ? undefined : name;
  return missing?.type === 'no-entry' ? missing.near : undefined;
}
