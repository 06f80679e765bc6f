import { quoteYaml } from './quote.ts';

/** An error of the YAML parser, and the offset in the text where it was thrown. */
export interface ParserError {
  reason: string;
  text: string;
  position: number;
}

/** An explanation for editors: what is wrong, what to write instead, and where. */
export interface Explanation {
  message: string;
  hint: string;
  position: number;
}

/** An error with its line, and the lines above it that are not empty, the nearest first. */
interface ErrorContext extends ParserError {
  line: Line;
  above: Line[];
  /** Whether the line has text before the error. */
  isInside: boolean;
}

interface Line {
  text: string;
  start: number;
  indent: number;
}

/** Explains an error, or returns `undefined` if it is another mistake. */
export type Explain = (context: ErrorContext) => (Omit<Explanation, 'position'> & { position?: number }) | undefined;

/** Returns the lines around an error. */
export function createContext({ reason, text, position }: ParserError): ErrorContext {
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

/** The length that longer lines are cut to, because some explanations take quadratic time. */
const longestLine = 500;

function lineAt(whole: string, start: number): Line {
  const end = whole.indexOf('\n', start);
  const text = whole.slice(start, Math.min(end === -1 ? whole.length : end, start + longestLine)).trimEnd();
  return { text, start, indent: text.length - text.trimStart().length };
}

/** Splits a line into what is before its value, such as `  - title: `, and the value. */
export function splitField(line: string): { lead: string; value: string } {
  const [, lead = '', key = '', value = ''] = /^(\s*(?:- +)*)([\w./-]+:(?:\s+|$))?(.*)$/s.exec(line) ?? [];
  return { lead: lead + key, value };
}

/** Returns the hint to put a value in quotes. */
export const hintToQuote = (lead: string, value: string): string =>
  `Put it in quotes: ${lead.trim()} ${quoteYaml(withoutCurlyQuotes(value))}`;

/** Removes curly quotes that enclose a whole text: word processors write them for straight ones. */
function withoutCurlyQuotes(value: string): string {
  return /^“([^“”]*)”$/.exec(value)?.[1] ?? /^‘([^‘’]*)’$/.exec(value)?.[1] ?? value;
}
