import type { Problem } from '../../model/diagnostic.ts';
import { quoteYaml } from './quote.ts';
import { parseYamlTree, walkYaml, type YamlLeaf } from './tree.ts';

interface IgnoredTextInput {
  text: string;
  /** The number that is added to positions. */
  offset: number;
  /** Whether the values are words, which no comment may follow; other values may have a comment, “# like this”. */
  isWords: boolean;
}

/** Most texts have none of these; parsing them again would double the time of reading. */
const mayBeMisread = /\S[ \t]+#|\s&|[{}][^{}]*\d,\d|: [“‘]|- [“‘]|^( *)- .*(?:\n\1 +(?!- )\S.*)*\n\1 +- /m;

/**
 * Finds text that YAML reads differently from what its author meant: text behind a #, after an & or a comma; curly
 * quotes in place of straight ones; a list item that its indentation makes part of the text above.
 */
export function findIgnoredText({ text, offset, isWords }: IgnoredTextInput): Problem[] {
  if (!mayBeMisread.test(text)) return [];
  const problems: Problem[] = [];
  const report = (start: number, length: number, message: string, hint: string) =>
    problems.push({ code: 'yaml-syntax', severity: 'error', message, hint, at: { offset: offset + start, length } });
  let before: YamlLeaf['written'];
  for (const { leaf, isInBraces } of scalarsOf(text)) {
    const { start: valueStart, end: valueEnd } = leaf.written ?? { start: -1, end: -1 };
    const isEmpty = valueEnd <= valueStart;
    // A field without a value ends with its name.
    const rest = isEmpty ? /^:(.*)/.exec(lineFrom(text, before?.end ?? -1))?.[1] : lineFrom(text, valueEnd);
    const remark = (isWords ? /^[ \t]+(#.*)/ : /^[ \t]+(#\S.*)/).exec(rest ?? '')?.[1]?.trimEnd();
    if (leaf.plain && remark) {
      const at = text.indexOf(remark, isEmpty ? before?.end : valueEnd);
      const start = isEmpty ? at : valueStart;
      report(
        at,
        remark.length,
        'A # after a space begins a remark: this is not read.',
        `${isWords ? 'A remark goes on a line of its own. ' : ''}Put text that has a # in quotes: ${quoteRest(text, start)}`,
      );
    }
    const plainMistake = leaf.plain && valueEnd > valueStart ? explainPlain(text, valueStart, valueEnd) : undefined;
    if (plainMistake) report(plainMistake.start, plainMistake.length, plainMistake.message, plainMistake.hint);
    if (leaf.anchor) {
      const start = leaf.anchor.start - 1;
      report(start, 1, 'A text that begins with & must be in quotes.', `Put it in quotes: ${quoteRest(text, start)}`);
    }
    if (isInBraces && /^\d,$/.test(text.slice(valueStart - 2, valueStart))) {
      const [whole = '', digits = '', rest = ''] =
        /(?<!\d)(\d{1,20}),(\d{1,20})$/.exec(text.slice(Math.max(0, valueEnd - 41), valueEnd)) ?? [];
      if (whole)
        report(
          valueStart - 1,
          1,
          'A comma ends a value within { }.',
          `Write the number ${rest.length === 3 ? `without it: ${digits}${rest}` : `with a point: ${digits}.${rest}`}`,
        );
    }
    before = leaf.written;
  }
  return problems;
}

interface PlainMistake {
  start: number;
  length: number;
  message: string;
  hint: string;
}

/** Explains why a text without quotes is not what its author meant. */
function explainPlain(text: string, start: number, end: number): PlainMistake | undefined {
  const value = text.slice(start, end);
  const [, quoted] = /^(?:“([^“”]*)”|‘([^‘’]*)’)$/.exec(value)?.filter((part) => part !== undefined) ?? [];
  if (quoted !== undefined)
    return {
      start,
      length: value.length,
      message: 'Curly quotes are part of a text: readers would see them.',
      hint: `If they only enclose it, write straight ones: ${quoteYaml(quoted)}. If readers should see them, write: ${quoteYaml(value)}`,
    };
  const item = /\n([ \t]*)- (?=\S)/.exec(value);
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const indent = /^ *(?=- )/.exec(text.slice(lineStart, start))?.[0];
  if (!item || indent === undefined) return undefined;
  return {
    start: start + item.index + 1 + (item[1]?.length ?? 0),
    length: 1,
    message: 'This list item is indented deeper than the one above it, so it is read as part of its text.',
    hint: `Write it below the one above: ${indent}- ${/^.*/.exec(value.slice(item.index + item[0].length))?.[0]}`,
  };
}

/** Lists the scalars of a text, names of fields included, and whether each is directly within { }. */
function scalarsOf(text: string): { leaf: YamlLeaf; isInBraces: boolean }[] {
  return [...walkYaml(parseYamlTree(text))].flatMap(({ node, parent }) =>
    node.type === 'scalar' ? [{ leaf: node, isInBraces: parent?.type === 'map' && parent.flow }] : [],
  );
}

function lineFrom(text: string, start: number): string {
  const end = text.indexOf('\n', start);
  return start < 0 ? '' : text.slice(start, end === -1 ? undefined : end);
}

/** Returns the line of a value with the value in quotes, up to the end of the line. */
function quoteRest(text: string, start: number): string {
  const line = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  return `${line.trim()} ${quoteYaml(lineFrom(text, start).trim())}`;
}
