/** A mark that changes the direction of text where it may not, and what to do about it. */
interface WrongDirectionMark {
  offset: number;
  message: string;
  hint: string;
}

const marks = /[\u202a-\u202e\u2066-\u2069]/;
const closing = '\u2069';
const rightToLeft =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}\p{Script=Mandaic}\p{Script=Hanifi_Rohingya}]/u;

/**
 * Finds the first mark that changes the direction of text where no language needs it: a reviewer would read other words
 * than the file has. Isolates (U+2066 to U+2068) are needed around words of the other direction. They must be in a line
 * with letters that are written from right to left, and be closed there (U+2069). Embeddings and overrides never are.
 */
export function findWrongDirectionMark(text: string): WrongDirectionMark | undefined {
  if (!marks.test(text)) return undefined;
  let start = 0;
  for (const line of text.split('\n')) {
    const found = findInLine(line);
    if (found) return { ...found, offset: start + found.offset };
    start += line.length + 1;
  }
  return undefined;
}

function findInLine(line: string): WrongDirectionMark | undefined {
  const open: number[] = [];
  for (const { 0: mark, index } of line.matchAll(new RegExp(marks, 'g'))) {
    if (mark <= '\u202e')
      return wrong(mark, index, 'Delete it: isolates do the same (U+2066, U+2067, closed by U+2069).');
    if (!rightToLeft.test(line))
      return wrong(mark, index, 'Delete it: every letter of this line is written from left to right.');
    if (mark !== closing) open.push(index);
    else if (open.pop() === undefined)
      return wrong(mark, index, 'Delete it: it closes an isolate, and none is open in this line.');
  }
  const [first] = open;
  return first === undefined
    ? undefined
    : wrong(line[first] ?? '', first, 'Close it in the same line, with U+2069 behind the words, or delete it.');
}

function wrong(mark: string, offset: number, hint: string): WrongDirectionMark {
  const code = mark.charCodeAt(0).toString(16).toUpperCase();
  return { offset, message: `An invisible mark of text direction is here (U+${code}).`, hint };
}
