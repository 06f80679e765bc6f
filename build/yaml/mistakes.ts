import { limits } from '../model/limits.ts';
import { quoteYaml } from './quote.ts';

/** What YAML's parser stumbled over, and at which offset of which text. */
interface Stumble {
  reason: string;
  text: string;
  position: number;
}

/** What an editor is told: what is wrong, what to write instead, and where that is. */
interface Advice {
  message: string;
  hint: string;
  position: number;
}

/** The lines about a stumble: its own, and those above it that are not empty, the nearest first. */
interface Scene extends Stumble {
  line: Line;
  above: Line[];
  /** Whether something stands before the stumble on its line. */
  isInside: boolean;
}

interface Line {
  text: string;
  start: number;
  indent: number;
}

type Explain = (scene: Scene) => (Omit<Advice, 'position'> & { position?: number }) | undefined;

/** Says in an editor's words what YAML's parser found, with the line as it should be written where that can be told. */
export function explainYaml(stumble: Stumble): Advice {
  const scene = sceneOf(stumble);
  for (const explain of explanations) {
    const advice = explain(scene);
    if (advice) return { position: stumble.position, ...advice };
  }
  return {
    message: `This cannot be read as YAML: ${stumble.reason}.`,
    hint: 'Look for a missing colon, quote or space here or in the line above.',
    position: stumble.position,
  };
}

function sceneOf({ reason, text, position }: Stumble): Scene {
  const start = text.lastIndexOf('\n', position - 1) + 1;
  const above: Line[] = [];
  for (let at = start; at > 0 && above.length < 100; ) {
    at = at < 2 ? 0 : text.lastIndexOf('\n', at - 2) + 1;
    const line = lineAt(text, at);
    if (line.text.trim() !== '') above.push(line);
  }
  const isInside = text.slice(start, position).trim() !== '';
  return { reason, text, position, line: lineAt(text, start), above, isInside };
}

/** Of a longer line the explanations look at no more: some of them would take its length squared. */
const longestLine = 500;

function lineAt(whole: string, start: number): Line {
  const end = whole.indexOf('\n', start);
  const text = whole.slice(start, Math.min(end === -1 ? whole.length : end, start + longestLine)).trimEnd();
  return { text, start, indent: text.length - text.trimStart().length };
}

/** Takes a line apart: all up to its value, as in `  - title: `, and the value. */
function fieldOf(line: string): { lead: string; value: string } {
  const [, lead = '', key = '', value = ''] = /^(\s*(?:- +)*)([\w./-]+:(?:\s+|$))?(.*)$/.exec(line) ?? [];
  return { lead: lead + key, value };
}

const inQuotesHint = (lead: string, value: string): string =>
  `Put it in quotes: ${lead.trim()} ${quoteYaml(withoutCurlyQuotes(value))}`;

/** Removes curly quotes that enclose a whole text: they are what a word processor makes of straight ones. */
function withoutCurlyQuotes(value: string): string {
  return /^“([^“”]*)”$/.exec(value)?.[1] ?? /^‘([^‘’]*)’$/.exec(value)?.[1] ?? value;
}

const tab: Explain = ({ reason }) =>
  /tab characters/.test(reason)
    ? { message: 'This line is indented with a tab.', hint: 'Indent with two spaces instead.' }
    : undefined;

const invisibleSpace: Explain = ({ line, above }) => {
  for (const { text, start } of [line, ...above.slice(0, 1)]) {
    const found = /^[ ]*([\u00A0\u2000-\u200B\u202F\u3000\uFEFF])/.exec(text);
    if (!found) continue;
    const code = found[1]?.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
    return {
      message: `This line is indented with another character than a space (U+${code}).`,
      hint: 'Delete what stands before its first letter, and type spaces.',
      position: start + found[0].length - 1,
    };
  }
  return undefined;
};

const fieldTwice: Explain = ({ reason, line, above }) => {
  if (!/duplicated mapping key/.test(reason)) return undefined;
  const key = /^[\s-]*([^:]+):/.exec(line.text)?.[1]?.trim() ?? 'This field';
  const message = `The field "${key}" stands here twice.`;
  const start = above.find(({ indent }) => indent < line.indent);
  const isInItem = start && /^\s*- +\S/.test(start.text) && start.indent + 2 === line.indent;
  if (!isInItem) return { message, hint: 'Keep one of the two.' };
  const item = `${' '.repeat(start.indent)}- ${line.text.trim()}`;
  return {
    message,
    hint: `If a new item of the list begins here, write its dash: ${item.trim()}. If not, keep one of the two.`,
  };
};

const listDash: Explain = ({ line, above, reason }) => {
  const found = /^\s*(-(?=[^\s-])|[–—•·*+](?=\s*\S))\s*(.*)$/.exec(line.text);
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

const reservedSign: Explain = ({ line, position, isInside }) => {
  const { lead, value } = fieldOf(line.text);
  const at = line.start + lead.length;
  if (!isInside && lead.trim() !== '') return undefined;
  const isReserved =
    /^[@`%,\]}]/.test(value) ||
    /^[-?](\s|$)/.test(value) ||
    (/^[>|]/.test(value) && !/^[>|][-+\d]*(\s+#.*)?$/.test(value)) ||
    /^&(\s|$)/.test(value) ||
    /^\*(?![\w-]+$)/.test(value) ||
    /^!(?!!)/.test(value) ||
    /^(\[[^\],]*\]|\{[^}:]*\})\s*[^\s#]/.test(value);
  if (!isReserved || position < at) return undefined;
  return {
    message: `A text that begins with ${value[0]} must stand in quotes.`,
    hint: inQuotesHint(lead, value),
    position: at,
  };
};

const textBehindList: Explain = ({ line, isInside }) => {
  const { lead, value } = fieldOf(line.text);
  const found = /^\[[^\]]*\]\s*(?=[^\s#])/.exec(value);
  if (!found || !isInside) return undefined;
  return {
    message: 'Nothing may follow the ] that closes a list.',
    hint: `Move it inside the brackets; if all of it is text, write: ${lead.trim()} ${quoteYaml(value)}`,
    position: line.start + lead.length + found[0].length,
  };
};

const alias: Explain = ({ reason, line }) => {
  if (!/maxAliases|alias node|anchor (node|property)/.test(reason)) return undefined;
  const { lead, value } = fieldOf(line.text);
  return {
    message: 'Anchors and aliases (& and *) are not read.',
    hint: `Write the value out; if it is text that begins with ${value[0]}, write: ${lead.trim()} ${quoteYaml(value)}`,
    position: line.start + lead.length,
  };
};

const tag: Explain = ({ reason }) =>
  /unknown .*tag/.test(reason)
    ? {
        message: 'Tags (words that begin with !) are not read.',
        hint: 'Write the plain value, or put it in quotes if it begins with !.',
      }
    : undefined;

const depth: Explain = ({ reason }) =>
  /maxDepth/.test(reason)
    ? {
        message: 'This file nests lists and fields too deeply.',
        hint: `No content needs more than ${limits.depth} levels.`,
      }
    : undefined;

const colonInText: Explain = ({ reason, line }) => {
  const { lead, value } = fieldOf(line.text);
  if (!/bad indentation/.test(reason) || !lead.includes(':') || /^["'[{]/.test(value)) return undefined;
  if (/:\s/.test(value))
    return { message: 'This line has a second colon followed by a space.', hint: inQuotesHint(lead, value) };
  if (value.endsWith(':'))
    return { message: 'A text that ends in a colon must stand in quotes.', hint: inQuotesHint(lead, value) };
  return undefined;
};

const quoteInText: Explain = ({ reason, line, isInside }) => {
  const { lead, value } = fieldOf(line.text);
  const [, quote] = /^(["']).*\S/.exec(value) ?? [];
  if (!/bad indentation/.test(reason) || !quote || !isInside) return undefined;
  return {
    message: `The quote ${quote} that opened this value is closed before it ends.`,
    hint: `Write: ${lead.trim()} ${quoteYaml(meantBy(value, quote))}`,
  };
};

const backslash: Explain = ({ reason, line }) => {
  const { lead, value } = fieldOf(line.text);
  if (!/escape/.test(reason) || !/^".*"$/.test(value)) return undefined;
  return {
    message: 'Within " " a backslash has a meaning of its own.',
    hint: `Write: ${lead.trim()} ${quoteYaml(value.slice(1, -1))}`,
  };
};

/** What stands in quotes that also has quotes within: `'l'IA'` → `l'IA`; `"Yes" and "no"` are quotes of the text. */
function meantBy(value: string, quote: string): string {
  const isWhole = value.endsWith(quote) && value.length > 1;
  const inner = value.slice(1, isWhole ? -1 : undefined);
  const second = inner.indexOf(quote);
  const isClosing = /\s/.test(inner[second + 1] ?? ' ') && !/\s/.test(inner[second - 1] ?? ' ');
  return isClosing || !isWhole ? value : inner;
}

/** The fields that stand within { } on a line: the name, and the value up to the next name or the end. */
const entriesInBraces = /([\w./-]+:\s+)([^\s{[].*?)(?=,\s+[\w./-]+:\s|\s*\}\s*$|\s*$)/g;

const hashInBraces: Explain = ({ reason, line, above }) => {
  if (!/deficient indentation|end of the stream/.test(reason)) return undefined;
  for (const { text, start } of [line, ...above.slice(0, 1)]) {
    const hash = /^[^"'#]*[{[][^"'#]*\s(#)/.exec(text)?.[0].length;
    const entry = [...text.matchAll(entriesInBraces)].find(([, , value]) => / #|^#/.test(value ?? ''));
    if (!hash || !entry) continue;
    return {
      message: 'A # after a space begins a remark: this is not read.',
      hint: `Text that has a # stands in quotes: ${entry[1]?.trim()} ${quoteYaml(entry[2] ?? '')}`,
      position: start + hash - 1,
    };
  }
  return undefined;
};

const flowValue: Explain = ({ reason, line, position }) => {
  if (!/flow collection/.test(reason)) return undefined;
  for (const found of line.text.matchAll(entriesInBraces)) {
    const [whole, key = '', value = ''] = found;
    const start = line.start + found.index;
    if (position <= start + key.length || position > start + whole.length) continue;
    const quote = /^["']/.exec(value)?.[0];
    return {
      message: quote
        ? `The quote ${quote} that opened this value is closed before it ends.`
        : 'Within { } a value that has one of , [ ] { } in it must stand in quotes.',
      hint: `Write: ${key.trim()} ${quoteYaml(quote ? meantBy(value, quote) : value)}`,
    };
  }
  return {
    message: 'Something is missing between two values in brackets.',
    hint: 'Put a comma between them, and a value that has one of , [ ] { } in it in quotes.',
  };
};

const lostIndentation: Explain = ({ reason, line, above, text, position, isInside }) => {
  if (!/bad indentation/.test(reason) || !isInside || text[position] !== ':') return undefined;
  const [previous, before] = above;
  if (!previous || previous.indent >= line.indent || !fieldOf(previous.text).value) return undefined;
  if (before?.indent === line.indent) {
    return {
      message: 'This line is indented less than its neighbors.',
      hint: `Begin it with ${line.indent} spaces.`,
      position: previous.start + previous.indent,
    };
  }
  const key = fieldOf(previous.text).lead.trim();
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

const otherIndentation: Explain = ({ reason, isInside }) => {
  if (!/bad indentation/.test(reason)) return undefined;
  return isInside
    ? {
        message: 'What stands here does not belong to the value before it.',
        hint: 'A quote or bracket was closed too early: see that each on this line has its partner.',
      }
    : {
        message: 'This line is indented differently from its neighbors.',
        hint: 'Give fields of one level the same number of spaces.',
      };
};

const openQuote: Explain = ({ reason }) => {
  if (/deficient indentation/.test(reason))
    return {
      message: 'A quote or bracket that was opened above is not closed.',
      hint: 'Close the quote " or \', or the bracket ] or }, that was opened last.',
    };
  if (/unexpected end of the stream/.test(reason))
    return {
      message: 'The file ends before a quote or bracket is closed.',
      hint: 'Close the quote ", or the bracket ] or }, that was opened last.',
    };
  return undefined;
};

const spaceBehindColon: Explain = ({ line, above }) => {
  for (const { text, start, indent } of [line, ...above.slice(0, 1)]) {
    const found = /^\s*(?:- +)?([\w-]+)([:：])(?=[^\s/])\s*(.*)$/.exec(text);
    if (!found || /:\s/.test(text)) continue;
    return {
      message: 'A colon and a space must stand between a field and its value.',
      hint: `Write: ${found[1]}: ${found[3]}`,
      position: start + indent + text.trim().search(/[:：]/),
    };
  }
  return undefined;
};

const textNotIndented: Explain = ({ above }) => {
  const [text, field] = above;
  if (!text || !field || /^\s*(- )?[\w-]+:(\s|$)/.test(text.text) || text.indent > field.indent) return undefined;
  const key = /^\s*(?:- )?([\w-]+):\s*(?:[>|][-+]?)?$/.exec(field.text)?.[1];
  if (key === undefined) return undefined;
  return {
    message: `This text belongs to "${key}", but is not indented.`,
    hint: `Begin each of its lines with ${field.indent + 2} spaces.`,
    position: text.start + text.indent,
  };
};

const itemNotIndented: Explain = ({ line, above, reason }) => {
  if (!/end of the stream or a document separator/.test(reason)) return undefined;
  const sibling = above.find(({ text }) => /^\s+- /.test(text));
  if (!sibling || !/^- /.test(line.text)) return undefined;
  return {
    message: 'This list item is not indented as those above it.',
    hint: `Begin it with ${sibling.indent} spaces.`,
  };
};

const colonMissing: Explain = ({ reason }) =>
  /implicit key|end of the stream or a document separator|':' after a mapping key/.test(reason)
    ? {
        message: 'A field has no colon, here or in the line above.',
        hint: 'Write it with a colon and a space, like name: value.',
      }
    : undefined;

/** Tried in this order: the first that matches explains the mistake. */
const explanations: Explain[] = [
  tab,
  invisibleSpace,
  fieldTwice,
  depth,
  listDash,
  reservedSign,
  textBehindList,
  alias,
  tag,
  colonInText,
  quoteInText,
  backslash,
  flowValue,
  lostIndentation,
  otherIndentation,
  hashInBraces,
  openQuote,
  itemNotIndented,
  spaceBehindColon,
  textNotIndented,
  colonMissing,
];
