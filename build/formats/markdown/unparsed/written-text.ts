import type { Nodes, Text } from 'mdast';

interface Place {
  line: number;
  column: number;
}

/** How the characters of a text are written in its source. */
interface WrittenText {
  /** Returns whether some of the characters are escapes or entities: those are meant to be shown. */
  isEscaped: (start: number, end: number, signs?: RegExp) => boolean;
  /** Returns the place of a character in the source, counted from 1. */
  placeOf: (index: number) => Place;
}

/**
 * Compares a text with its source, character by character: the source also has backslashes, entities, and what continued
 * lines begin with. Returns `undefined` if the two do not match.
 */
export function alignText({ value, position }: Text, source: string): WrittenText | undefined {
  const { start, end } = position ?? {};
  if (!start || start.offset === undefined || end?.offset === undefined) return undefined;
  const written = source.slice(start.offset, end.offset);
  const places: Place[] = [];
  const escaped = new Set<number>();
  let [offset, line, column] = [0, start.line, start.column];
  while (places.length < value.length) {
    const index = places.length;
    const found = findWritten(written, offset, value, index);
    if (found === undefined) return undefined;
    places.push({ line, column });
    offset += found.length;
    if (value[index] === '\n') {
      line += 1;
      column = found.length - found.indexOf('\n');
      continue;
    }
    column += found.length;
    if (found.length === 1) continue;
    escaped.add(index);
    // An entity can write a character that has two halves.
    if (/^[\uD800-\uDBFF]/.test(value.slice(index, index + 1))) places.push({ line, column });
  }
  return {
    isEscaped(from, to, signs) {
      for (let index = from; index < to; index += 1)
        if (escaped.has(index) && (signs?.test(value[index] ?? '') ?? true)) return true;
      return false;
    },
    placeOf: (index) => places[index] ?? { line, column },
  };
}

const lineBreak = /[ \t]*\r?\n[ \t>]*/y;
const escapedSign = /\\[!-/:-@[-`{-~]/y;
const entity = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/iy;

/** Returns what the source has for a character, with the indentation around a line break; `undefined` if it has another. */
function findWritten(written: string, offset: number, value: string, index: number): string | undefined {
  const match = (pattern: RegExp) => {
    pattern.lastIndex = offset;
    return pattern.exec(written)?.[0];
  };
  if (value[index] === '\n') return match(lineBreak);
  const escaped = match(escapedSign);
  if (escaped) return escaped[1] === value[index] ? escaped : undefined;
  const named = match(entity);
  if (named && !value.startsWith(named, index)) return named;
  return written[offset] === value[index] ? value[index] : undefined;
}

/** Returns the texts in a node, without those of links. */
export function textsOf(node: Nodes): Text[] {
  if (node.type === 'text') return [node];
  return 'children' in node && node.type !== 'link' ? node.children.flatMap(textsOf) : [];
}
