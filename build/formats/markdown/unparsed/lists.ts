import type { List, Nodes, Paragraph } from 'mdast';
import type { UnparsedMarkdown } from './unparsed.ts';
import { textsOf } from './written-text.ts';

/** What is before a line of a paragraph: its indentation, and the markers of quotations. */
const lead = /^[ \t>]*/;

/** What begins an item in other texts: hyphens and stars with words right behind them, bullets, dashes. Not `-5`, `->`. */
const bullet =
  /^(?:-(?=[\p{L}"“«‘'*_[(`])|[*+](?=[\p{L}“«])(?![^*]*\*)|[‐‑‒–—−－＊＋・･‧∙⋅○■□◆◇▶►➢➤✓✔→]\s*(?=[\p{L}\p{N}"“«「【[(（*_`]))/u;

/** A number or a letter with the characters around it. Not `1. ` and `1) `, which begin an item, `1.5`, `10:30`, `（1）式` and `二、三日`. */
const number =
  /^(?!\d+[.)]\s|一、二|二、三|三、四|四、五|五、六|六、七|七、八|八、九|九、十)(?:([(（〔]?)(\p{N}{1,3}|[一二三四五六七八九十]{1,3}|[ivx]{1,4}|\p{L})(\s?[-–—](?:\)|(?=\s|\p{sc=Arab}))|[.．。、）)〕°º׳]{1,2}-?|\/(?=\s)|(?<=\p{sc=Hebr})')|([①-⓿❶-➓㈀-㈩㉠-㉻㊀-㊉㋐-㋾]))(\s*)(?=[\p{L}"“«「【[（*_`])(?!式)/iu;

/** Symbols that follow one another, though not in Unicode. */
const series =
  '一二三四五六七八九十 甲乙丙丁戊己庚辛壬癸 가나다라마바사아자차카타파하 أبتثجحخد أبجدهوزح ابتث ابجد イロハニホヘト';

/** Finds the first of several lines of a paragraph that begin like items and are shown in one. One alone may be a sentence. */
export function findUnreadItems({ position }: Pick<Paragraph, 'position'>, source: string): UnparsedMarkdown[] {
  const { start, end } = position ?? {};
  if (start?.offset === undefined || start.line === end?.line) return [];
  const lines = source.slice(start.offset, end?.offset).split('\n');
  const words = lines.map((line) => line.replace(lead, ''));
  const later = findLaterList(words);
  if (later > 0) {
    const at = { line: start.line + later, column: 1 + (lead.exec(lines[later] ?? '')?.[0].length ?? 0) };
    return [{ kind: 'listItem', meant: 'an empty line above the list.', at }];
  }
  const first = words.findIndex(
    // A line that ends where its author breaks it is shown as one.
    (line, index) => areItems(words, index) && !/(?:\\| {2})$/.test(line),
  );
  const line = words[first];
  if (line === undefined) return [];
  const column = (first === 0 ? start.column : 1) + (lead.exec(lines[first] ?? '')?.[0].length ?? 0);
  const meant = line.replace(bullet, '- ').replace(number, '1. ').trim();
  const speech = /^[–—]/.test(line) ? ' (or, for speech, an empty line between the lines)' : '';
  return [{ kind: 'listItem', meant: meant + speech, at: { line: start.line + first, column } }];
}

/** Finds the first line of a list that begins above 1 below its sentence, and is read as a part of that; -1 if none is. */
function findLaterList(lines: readonly string[]): number {
  const numbers = lines.map((line) => /^(\d{1,3})([.)])[ \t]+\S/.exec(line));
  return numbers.findIndex((one, index) => {
    const next = numbers[index + 1];
    const isNext = one && next && Number(next[1]) === Number(one[1]) + 1 && next[2] === one[2];
    return isNext && /[:：]\s*$/.test(lines[index - 1] ?? '');
  });
}

/** A line that begins with a number or a letter. */
interface Item {
  number: string;
  /** The signs around it. */
  signs: string;
  words: string;
}

/** Letters that abbreviate names and words: `I. Kant`, `г. Москва`, `د. أحمد`. */
const initial = /^(?!\p{N})[\p{Ll}\p{sc=Arab}\p{sc=Hebr}]$/u;

function readItem(line: string): Item | undefined {
  const [all = '', open = '', one = '', close = '', only = one, space = ''] = number.exec(line.toLowerCase()) ?? [];
  // Not `e.g. this`.
  if (!only || (close === '.' && !space && initial.test(only))) return undefined;
  return { number: only, signs: `${open} ${close}`, words: line.slice(all.length) };
}

/**
 * Returns whether a line and the next begin with bullets, or with a number or letter and the next one in the same characters.
 * Two alone may be of a sentence that was broken there; three are not, apart from initials of names.
 */
function areItems(lines: readonly string[], index: number): boolean {
  const [line = '', next = '', third = ''] = lines.slice(index, index + 3);
  if (bullet.test(line)) return bullet.test(next);
  const [one, two] = [readItem(line), readItem(next)];
  if (!one || !two || !areInOrder(one, two)) return false;
  // Not `5° north`.
  if (/[°º]/.test(one.signs) && one.number !== '1') return false;
  const three = readItem(third);
  const isAbbreviation = initial.test(two.number) && /^ (?:[.׳'/]|\s?[-–—])$/.test(one.signs);
  if (three && areInOrder(two, three)) return !isAbbreviation || ![one, two].some(({ words }) => isOpen(words));
  return !isAbbreviation && !isInSentence(one, two, lines[index - 1] ?? '');
}

/** Returns whether words end as those of an enumeration: `M. Müller,`, `А. Пушкин и`. */
function isOpen(words: string): boolean {
  return /[,،]$|\s[\p{Ll}\p{Lo}]{1,3}$/u.test(words);
}

/** Returns whether two numbers or letters are those of a sentence: `points\n(a) and\n(b) of Article 6`. */
function isInSentence(one: Item, two: Item, above: string): boolean {
  const isConjunction = /^[\p{Ll}\p{sc=Arab}\p{sc=Hebr}]{1,4}$/u.test(one.words) && /\s/.test(two.words);
  return isConjunction || (one.signs.trim() !== '' && /[\p{L}\p{M},]$/u.test(above));
}

function areInOrder(one: Item, two: Item): boolean {
  return one.signs === two.signs && follows(one.number, two.number);
}

/** Returns whether a number or letter is the next one: all but the last character are equal. */
function follows(one: string, next: string): boolean {
  const [last, nextLast] = [one.slice(-1), next.slice(-1)];
  // In Unicode, a variant of a letter may be between it and the next letter of its alphabet.
  const isNext = [1, 2].includes(nextLast.charCodeAt(0) - last.charCodeAt(0)) || series.includes(last + nextLast);
  return next === `${one}i` || (isNext && one.slice(0, -1) === next.slice(0, -1));
}

/** Finds lists among the blocks of a parent whose numbers are not those that are written. */
export function findWrongNumbers(blocks: readonly Nodes[], source: string): UnparsedMarkdown[] {
  return blocks.flatMap((block, index) =>
    block.type === 'list' && !block.ordered
      ? findDateInBullet(block, source)
      : block.type === 'list'
        ? (findDate(block, source) ?? [
            ...findMiscounted(block, source),
            ...findInSentence(block, blocks[index - 1], source),
          ])
        : [],
  );
}

/** A word or an amount with the star of a note behind it: not `A*`, and not the stars of a hotel. */
const starred = /(?:[\p{L}\p{M}\p{N}€$£][\p{L}\p{M}\p{N}]|[%€$£)"”»])\*(?=[\s.,;:!?)|]|$)/u;

/** Finds a note that begins with its star, below a text with the star: `Free delivery*`, `* Over 30 €`. */
export function findStarredNote(blocks: readonly Nodes[], source: string): UnparsedMarkdown[] {
  const lists = blocks.filter(
    (block): block is List => block.type === 'list' && source.startsWith('* ', block.position?.start.offset),
  );
  const note = lists.at(-1);
  const { start } = note?.position ?? {};
  // Where stars are bullets, only a list of one item may be a note.
  if (!note || !start || note.children.length > (lists.length > 1 ? 1 : 2)) return [];
  const before = blocks.slice(0, blocks.indexOf(note));
  const above = before.at(-1);
  const isIntroduced = above?.type === 'heading' || /[:：]$/.test(above ? (textsOf(above).at(-1)?.value ?? '') : '');
  const hasNote = blocks.some((block) => block.type === 'paragraph' && textsOf(block)[0]?.value.startsWith('*'));
  if (isIntroduced || hasNote || !before.flatMap(textsOf).some(({ value }) => starred.test(value))) return [];
  return [{ kind: 'starredNote', meant: '\\* at its beginning.', at: { line: start.line, column: start.column } }];
}

/** Finds bullets that are a list of one number, where those do not count the bullets: `- 1. Mai: a`, `- 3. Oktober: b`. */
function findDateInBullet({ children }: List, source: string): UnparsedMarkdown[] {
  const found = children.flatMap(({ children: [only, ...others], position }, index) => {
    const isNumber = only?.type === 'list' && only.ordered && only.children.length === 1 && others.length === 0;
    const { start } = only?.position ?? {};
    // A date of more numbers is found in that list.
    if (isNumber && only.children[0]?.children[0]?.type === 'list') return [];
    if (!isNumber || !start || start.line !== position?.start.line) return [];
    return { index, mark: markAt(source, start.offset), at: { line: start.line, column: start.column } };
  });
  const [first] = found;
  if (!first || found.every(({ mark, index }) => Number.parseInt(mark, 10) === index + 1)) return [];
  return [{ kind: 'listInList', meant: `${escapeMark(first.mark)} in a date.`, at: first.at }];
}

/** Finds an item that begins with the number of another list: a date such as `10. 1. 2027`. */
function findDate({ children }: List, source: string): UnparsedMarkdown[] | undefined {
  const date = children.find(
    ({ children: [first], position }) =>
      first?.type === 'list' && first.ordered && first.position?.start.line === position?.start.line,
  );
  const { line, column, offset = 0 } = date?.position?.start ?? {};
  if (line === undefined || column === undefined) return undefined;
  // The first of three numbers is enough.
  if (/\d[.)][ \t]+$/.test(source.slice(Math.max(0, offset - 4), offset))) return [];
  return [{ kind: 'listInList', meant: `${escapeMark(markAt(source, offset))} in a date.`, at: { line, column } }];
}

/** Finds the first item that is shown with another number. A list may have 1 or 0 at each item, to be counted. */
function findMiscounted({ children, start }: List, source: string): UnparsedMarkdown[] {
  const marks = children.map(({ position }) => markAt(source, position?.start.offset));
  const numbers = marks.map((mark) => Number.parseInt(mark, 10));
  const first = start ?? 1;
  if (first <= 1 && numbers.every((number) => number === first)) return [];
  const wrong = numbers.findIndex((number, index) => number !== first + index);
  const { line, column } = children[wrong]?.position?.start ?? {};
  if (line === undefined || column === undefined) return [];
  const mark = marks[wrong] ?? '';
  const meant = `${first + wrong}${mark.slice(-1)} or, where the number is a part of the text, ${escapeMark(mark)}`;
  return [{ kind: 'listNumber', meant, at: { line, column } }];
}

/** Finds a list of one item that begins at a line of a sentence: a date, or a number at its end. */
function findInSentence({ children, position }: List, before: Nodes | undefined, source: string): UnparsedMarkdown[] {
  const { start } = position ?? {};
  if (children.length !== 1 || before?.type !== 'paragraph' || !start || before.position?.end.line !== start.line - 1)
    return [];
  const sentence = source.slice(before.position.start.offset, before.position.end.offset);
  if (!/[\p{L}\p{N},]$/u.test(sentence)) return [];
  const meant = `${escapeMark(markAt(source, start.offset))} in the sentence, or an empty line above the list.`;
  return [{ kind: 'listInSentence', meant, at: { line: start.line, column: start.column } }];
}

/** Returns the number of an item with the character after it. */
function markAt(source: string, offset = 0): string {
  return /^\d+./.exec(source.slice(offset, offset + 10))?.[0] ?? '';
}

/** Writes the number of an item so that it begins none. */
function escapeMark(mark: string): string {
  return `${mark.slice(0, -1)}\\${mark.slice(-1)}`;
}
