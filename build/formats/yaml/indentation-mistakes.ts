import { type Explain, splitField } from './error-context.ts';

/** Explains a tab before the first word of a line. */
export const tab: Explain = ({ reason }) =>
  /tab characters/.test(reason)
    ? { message: 'This line is indented with a tab.', hint: 'Indent with two spaces instead.' }
    : undefined;

/** Explains a list item without a hyphen and a space. */
export const listDash: Explain = ({ line, above, reason }) => {
  const found = /^\s*(-(?=[^\s-])|[–—•·*+](?=\s*\S))\s*(.*)$/s.exec(line.text);
  const [previous] = above;
  if (!found || /^\s*\*[\w-]+$/.test(line.text) || /unknown/.test(reason)) return undefined;
  if (!previous || !/^\s*- |:$/.test(previous.text)) return undefined;
  const [, sign = '', item = ''] = found;
  return {
    message: `A list item begins with a hyphen and a space; here it begins with ${sign === '-' ? 'a hyphen alone' : sign}.`,
    hint: `Write: - ${item}`,
    position: line.start + line.indent,
  };
};

/** Explains a line that is indented less than its neighbors, or the line below a text that continues. */
export const lostIndentation: Explain = ({ reason, line, above, text, position, isInside }) => {
  if (!/bad indentation/.test(reason) || !isInside || text[position] !== ':') return undefined;
  const [previous, before] = above;
  if (!previous || previous.indent >= line.indent || !splitField(previous.text).value) return undefined;
  if (before?.indent === line.indent) {
    return {
      message: 'This line is indented less than its neighbors.',
      hint: `Begin it with ${line.indent} spaces.`,
      position: previous.start + previous.indent,
    };
  }
  const key = splitField(previous.text).lead.trim();
  if (/^\s*[\w-]+:(\s|$)/.test(line.text))
    return {
      message: 'This line is indented differently from its neighbors.',
      hint: 'Give fields of one level the same number of spaces.',
      position: line.start + line.indent,
    };
  return {
    message: 'This text goes on from the line above, and has a colon followed by a space.',
    hint: `Write ${key} >- and all of the text below it, each line with ${line.indent} spaces before it.`,
  };
};

/** Explains a line whose indentation fits no line above it. */
export const otherIndentation: Explain = ({ reason, isInside }) => {
  if (!/bad indentation/.test(reason)) return undefined;
  return isInside
    ? {
        message: 'This does not belong to the value before it.',
        hint: 'A quote or bracket was closed too early: see that each on this line has its partner.',
      }
    : {
        message: 'This line is indented differently from its neighbors.',
        hint: 'Give fields of one level the same number of spaces.',
      };
};

/** Explains a text of several lines in which some or all lines are not indented. */
export const textNotIndented: Explain = ({ line, above, isInside }) => {
  // At the end of a file the parser stops behind the text itself.
  const lines = isInside && !isField(line.text) ? [line, ...above] : above;
  const end = lines.findIndex(({ text }) => isField(text));
  const field = lines[end];
  const [, key, mark] = /^\s*(?:- )?([\w-]+):\s*([>|][-+]?)?$/.exec(field?.text ?? '') ?? [];
  if (!field || key === undefined) return undefined;
  const below = lines.slice(0, end).reverse();
  const textAt = below.findIndex(({ indent }) => indent <= field.indent);
  const text = below[textAt];
  const deeper = below.filter(({ indent }) => indent > field.indent);
  const isBarelyIndented = deeper.every(({ indent }) => indent === field.indent + 1);
  if (!text || text.text.trim().startsWith('- ')) return undefined;
  if (deeper.length > 0 && !(mark !== undefined && (isBarelyIndented || continues(text.text, below[textAt - 1]?.text))))
    return undefined;
  return { ...describeNotIndented(key, field.indent), position: text.start + text.indent };
};

/** Returns whether a line goes on with a text, and is no field without a colon: `title Us`. */
function continues(line: string, before = ''): boolean {
  const text = line.trim();
  return /^[^a-z]/.test(text) || (!/[.!?…][”"»’)]*$/.test(before) && !/^[\w-]+\s+["'\p{Lu}\d]/u.test(text));
}

const isField = (text: string): boolean => /^\s*(- )?[\w-]+:(\s|$)/.test(text);

/** Describes a text that is not indented below its field. */
export function describeNotIndented(key: string, indent: number): { message: string; hint: string } {
  return {
    message: `This text belongs to "${key}", but is not indented.`,
    hint: `Begin each of its lines with ${indent + 2} spaces.`,
  };
}

/** Explains a list item that is indented less than those above it. */
export const itemNotIndented: Explain = ({ line, above, reason }) => {
  if (!/end of the stream or a document separator/.test(reason)) return undefined;
  const sibling = above.find(({ text }) => /^\s+- /.test(text));
  if (!sibling || !/^- /.test(line.text)) return undefined;
  return {
    message: 'This list item is not indented as those above it.',
    hint: `Begin it with ${sibling.indent} spaces.`,
  };
};
