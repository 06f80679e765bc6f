import type { Nodes, Text } from 'mdast';

/** How the characters of a text are written in its source. */
interface WrittenText {
  /** Where each character begins in the source. */
  offsets: number[];
  /** The characters that are escapes or entities. */
  escaped: Set<number>;
}

/**
 * Compares a text with its source, character by character: the source also has backslashes, entities, and what continued
 * lines begin with. Returns `undefined` if the two do not match.
 */
export function alignText({ value, position }: Text, source: string): WrittenText | undefined {
  const { start, end } = position ?? {};
  if (start?.offset === undefined || end?.offset === undefined) return undefined;
  const written = source.slice(start.offset, end.offset);
  const offsets: number[] = [];
  const escaped = new Set<number>();
  let offset = 0;
  while (offsets.length < value.length) {
    const index = offsets.length;
    const found = findWritten(written, offset, value, index);
    if (found === undefined) return undefined;
    // A line break is where its line ends, behind the spaces.
    const own = value[index] === '\n' ? found.indexOf('\n') : 0;
    offsets.push(start.offset + offset + own);
    offset += found.length;
    if (value[index] === '\n' || found.length === 1) continue;
    escaped.add(index);
    // An entity can write a character that has two halves.
    if (/^[\uD800-\uDBFF]/.test(value.slice(index, index + 1))) offsets.push(start.offset + offset - found.length);
  }
  return { offsets, escaped };
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

/** Returns the texts in a node, except in links. */
export function textsOf(node: Nodes): Text[] {
  if (node.type === 'text') return [node];
  return 'children' in node && node.type !== 'link' ? node.children.flatMap(textsOf) : [];
}
