import type { Problem } from '../model/diagnostic.ts';
import { quoteYaml } from './quote.ts';
import { parseYamlTree, walkYaml, type YamlLeaf } from './tree.ts';

interface IgnoredTextInput {
  text: string;
  /** Added to positions. */
  offset: number;
  /** Whether the values are words, where no remark may stand behind one; elsewhere “# like this” may. */
  isWords: boolean;
}

/** Finds what YAML can be read without, though its author wrote it to be read: text behind a #, after an & or a comma. */
export function findIgnoredText({ text, offset, isWords }: IgnoredTextInput): Problem[] {
  // Most texts have none of the three; taking them apart would double the time of reading.
  if (!/\s[#&]|\d,\d/.test(text)) return [];
  const problems: Problem[] = [];
  const report = (start: number, length: number, message: string, hint: string) =>
    problems.push({ code: 'yaml-syntax', severity: 'error', message, hint, at: { offset: offset + start, length } });
  let before: YamlLeaf['written'];
  for (const { leaf, isInBraces } of scalarsOf(text)) {
    const { start: valueStart, end: valueEnd } = leaf.written ?? { start: -1, end: -1 };
    const isEmpty = valueEnd <= valueStart;
    // What has no value is taken from the end of its name on.
    const rest = isEmpty ? /^:(.*)/.exec(lineFrom(text, before?.end ?? -1))?.[1] : lineFrom(text, valueEnd);
    const remark = (isWords ? /^[ \t]+(#.*)/ : /^[ \t]+(#\S.*)/).exec(rest ?? '')?.[1]?.trimEnd();
    if (leaf.plain && remark) {
      const at = text.indexOf(remark, isEmpty ? before?.end : valueEnd);
      const start = isEmpty ? at : valueStart;
      report(
        at,
        remark.length,
        'A # after a space begins a remark: this is not read.',
        `${isWords ? 'A remark goes on a line of its own. ' : ''}Text that has a # stands in quotes: ${asQuoted(text, start)}`,
      );
    }
    if (leaf.anchor) {
      const start = leaf.anchor.start - 1;
      report(start, 1, 'A text that begins with & must stand in quotes.', `Put it in quotes: ${asQuoted(text, start)}`);
    }
    if (isInBraces && /^\d,$/.test(text.slice(valueStart - 2, valueStart))) {
      const [whole = '', digits = '', rest = ''] =
        /(\d{1,20}),(\d{1,20})$/.exec(text.slice(Math.max(0, valueEnd - 41), valueEnd)) ?? [];
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

/** Lists the scalars of a text, names of fields too, and whether they are directly within { }. */
function scalarsOf(text: string): { leaf: YamlLeaf; isInBraces: boolean }[] {
  return [...walkYaml(parseYamlTree(text))].flatMap(({ node, parent }) =>
    node.type === 'scalar' ? [{ leaf: node, isInBraces: parent?.type === 'map' && parent.flow }] : [],
  );
}

function lineFrom(text: string, start: number): string {
  const end = text.indexOf('\n', start);
  return start < 0 ? '' : text.slice(start, end === -1 ? undefined : end);
}

/** The line of a value as it is written with the value, up to the end of the line, in quotes. */
function asQuoted(text: string, start: number): string {
  const line = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  return `${line.trim()} ${quoteYaml(lineFrom(text, start).trim())}`;
}
