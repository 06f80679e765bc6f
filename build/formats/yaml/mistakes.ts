import { limits } from '../../model/limits.ts';
import { createContext, type Explain, type Explanation, type ParserError, splitField } from './error-context.ts';
import {
  itemNotIndented,
  listDash,
  lostIndentation,
  otherIndentation,
  tab,
  textNotIndented,
} from './indentation-mistakes.ts';
import { quoteYaml } from './quote.ts';
import {
  backslash,
  colonInText,
  flowValue,
  hashInBraces,
  openQuote,
  quoteInText,
  reservedSign,
  textAfterList,
} from './quote-mistakes.ts';
import { otherSpace } from './space-mistakes.ts';

/** Explains an error of the YAML parser to editors, with the corrected line if it is known. */
export function explainParserError(error: ParserError): Explanation {
  const context = createContext(error);
  for (const explain of explanations) {
    const explanation = explain(context);
    if (explanation) return { position: error.position, ...explanation };
  }
  return {
    message: `This cannot be read as YAML: ${error.reason}.`,
    hint: 'Look for a missing colon, quote or space here or in the line above.',
    position: error.position,
  };
}

const fieldTwice: Explain = ({ reason, line, above }) => {
  if (!/duplicated mapping key/.test(reason)) return undefined;
  const key = /^[\s-]*([^\s:-][^:]*):/.exec(line.text)?.[1]?.trim() ?? 'This field';
  const message = `The field "${key}" is here twice.`;
  const start = above.find(({ indent }) => indent < line.indent);
  const isInItem = start && /^\s*- +\S/.test(start.text) && start.indent + 2 === line.indent;
  if (!isInItem) return { message, hint: 'Keep one of the two.' };
  const item = `${' '.repeat(start.indent)}- ${line.text.trim()}`;
  return {
    message,
    hint: `If a new item of the list begins here, write its dash: ${item.trim()}. If not, keep one of the two.`,
  };
};

const secondDocument: Explain = ({ reason, text }) => {
  if (!/single document/.test(reason)) return undefined;
  const { index = 0 } = /(?<=\n)---(?=\s|$)/.exec(text.slice(text.search(/[^\s-]/))) ?? {};
  const position = index + text.search(/[^\s-]/);
  const isLast = text.slice(position + 3).trim() === '';
  return {
    message: 'This line ends the fields of the file: only a file of words (.md) has it, with its text below.',
    hint: isLast ? 'Remove it.' : 'Remove it, and move what is below it into the file of words.',
    position,
  };
};

const alias: Explain = ({ reason, line }) => {
  if (!/maxAliases|alias node|anchor (node|property)/.test(reason)) return undefined;
  const { lead, value } = splitField(line.text);
  return {
    message: 'Anchors and aliases (& and *) are not read.',
    hint: `Write the value out; if it is text that begins with ${value[0]}, write: ${lead.trim()} ${quoteYaml(value)}`,
    position: line.start + lead.length,
  };
};

const tag: Explain = ({ reason }) =>
  /unknown (?:\w+ )?tag/.test(reason)
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

const spaceBehindColon: Explain = ({ line, above }) => {
  const glued = above.find(({ text }) => /^\s*(?:- +)?[\w-]+:(?:\s|$|[>|][-+]?$)/.test(text));
  const folded = /^(\s*(?:- +)?[\w-]+:)([>|][-+]?)$/.exec(glued?.text ?? '');
  if (glued && folded)
    return {
      message: 'A colon and a space must be between a field and its value.',
      hint: `Write: ${folded[1]?.trim()} ${folded[2]}`,
      position: glued.start + (folded[1]?.length ?? 1) - 1,
    };
  for (const { text, start, indent } of [line, ...above.slice(0, 1)]) {
    const found = /^\s*(?:- +)?([\w-]+)([:：])(?=[^\s/])\s*(.*)$/.exec(text);
    if (!found || /:\s/.test(text)) continue;
    return {
      message: 'A colon and a space must be between a field and its value.',
      hint: `Write: ${found[1]}: ${found[3]}`,
      position: start + indent + text.trim().search(/[:：]/),
    };
  }
  return undefined;
};

const colonMissing: Explain = ({ reason }) =>
  /implicit key|end of the stream or a document separator|':' after a mapping key/.test(reason)
    ? {
        message: 'A field has no colon, here or in the line above.',
        hint: 'Write it with a colon and a space, like name: value.',
      }
    : undefined;

/** The explanations in the order in which they are tried. */
const explanations: Explain[] = [
  tab,
  otherSpace,
  secondDocument,
  fieldTwice,
  depth,
  listDash,
  reservedSign,
  textAfterList,
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
