import type { Problem } from '../../model/diagnostic.ts';
import { lineStarts } from '../../model/files/line-counter.ts';

/** The line above a text of several lines: what is before it, its name if it has one, and its indicator (`>` or `|`). */
const header = /^( *(?:- +)*)([\w-]+:[ \t]+)?([>|])([-+]?)[ \t]*(?:#.*)?\r?$/;

/** What begins a line of its own in Markdown. A hyphen or a number may also continue a sentence, unless two lines begin so. */
const markers = [
  { sign: /^[-*+] +\S/, least: 2 },
  { sign: /^\d+[.)] +\S/, least: 2 },
  { sign: /^\|/, least: 2 },
  { sign: /^(?:#{2,6} +\S|```|~~~)/, least: 1 },
];

/**
 * Finds lists, headings, tables and code in texts whose lines YAML joins: the first line of each text.
 * @param offset the number that is added to positions
 */
export function findJoinedLines(text: string, offset: number): Problem[] {
  // Only texts after the indicator `>` have joined lines.
  if (!/[:-][ \t]+>/.test(text)) return [];
  const lines = text.split('\n');
  const starts = lineStarts(text);
  const problems: Problem[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const [, lead = '', name, style, chomping = ''] = header.exec(lines[index] ?? '') ?? [];
    if (style === undefined) continue;
    const outer = name ? lead.length : lead.trimEnd().length - 1;
    const begin = index + 1;
    while (index + 1 < lines.length && isInBlock(lines[index + 1] ?? '', outer)) index += 1;
    const joined = style === '>' ? findJoined(lines.slice(begin, index + 1)) : -1;
    if (joined === -1) continue;
    const line = lines[begin + joined] ?? '';
    const at = offset + (starts[begin + joined] ?? 0) + indentOf(line);
    problems.push({
      code: 'yaml-syntax',
      severity: 'error',
      message: `\`>${chomping}\` joins these lines to one.`,
      hint: `Write \`|${chomping}\` to keep them; where the field is one paragraph, write sentences in their place.`,
      at: { offset: at, length: line.trim().length },
    });
  }
  return problems;
}

/** Returns the index of the first line with a marker that a folded text joins to the line above; -1 without one. */
function findJoined(lines: readonly string[]): number {
  const base = indentOf(lines.find((line) => line.trim() !== '') ?? '');
  // Lines that are empty or indented deeper are kept.
  const isFolded = lines.map((line) => line.trim() !== '' && indentOf(line) === base);
  const folded = [...lines.keys()].filter((index) => isFolded[index]);
  const found = markers.flatMap(({ sign, least }) => {
    const marked = folded.filter((index) => sign.test((lines[index] ?? '').trimStart()));
    return marked.length >= least ? marked.filter((index) => isFolded[index - 1]) : [];
  });
  return found.length > 0 ? Math.min(...found) : -1;
}

const indentOf = (line: string): number => line.length - line.trimStart().length;

function isInBlock(line: string, outer: number): boolean {
  return line.trim() === '' || indentOf(line) > outer;
}
