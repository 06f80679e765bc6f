import { load, YAMLException } from 'js-yaml';
import type { Problem } from '../../model/diagnostic.ts';
import { createContext, type Explanation } from './error-context.ts';
import { describeNotIndented } from './indentation-mistakes.ts';
import { yamlLimits } from './limits.ts';
import { explainParserError } from './mistakes.ts';
import { otherSpace } from './space-mistakes.ts';

/** YAML that cannot be used, as the problems its author is shown. */
export class YamlProblem extends Error {
  readonly problems: Problem[];
  constructor(...problems: Problem[]) {
    super(problems[0]?.message);
    this.problems = problems;
  }
}

/** Parses YAML of the core schema: days and times stay text, no tag makes objects. `offset` is added to positions. */
export function parseYaml(text: string, offset = 0): unknown {
  const data = loadYaml(text, offset);
  // Without a space behind its colon, a single field is a text.
  const noField = typeof data === 'string' && otherSpace(createContext({ reason: '', text, position: text.length }));
  if (noField) throw problemOf({ position: 0, ...noField }, offset);
  const unindented = findUnindentedText(text, data);
  if (unindented) throw problemOf(unindented, offset);
  return data;
}

function loadYaml(text: string, offset: number): unknown {
  try {
    return load(text, yamlLimits);
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    throw problemOf(explainParserError({ reason: error.reason, text, position: error.mark?.position ?? 0 }), offset);
  }
}

function problemOf({ message, hint, position }: Explanation, offset: number): YamlProblem {
  return new YamlProblem({
    code: 'yaml-syntax',
    severity: 'error',
    message,
    hint,
    at: { offset: offset + position },
  });
}

/** A field for a text of several lines, and a line below it that YAML can read as another field: `Slow, not lazy: why`. */
const fieldAndLine = /^( *(?:- +)*)([\w-]+):[ \t]*[>|][-+]?[ \t]*\r?\n(?:[ \t]*\r?\n)*( *)([^\s#"'-][^\n:]*):(?=\s)/gm;

/** Finds a text that is not indented below its field, which is then empty, and whose first line YAML reads as a field. */
function findUnindentedText(text: string, data: unknown): Explanation | undefined {
  for (const { 0: whole, 1: lead = '', 2: field = '', 3: indent = '', 4: line = '', index } of text.matchAll(
    fieldAndLine,
  )) {
    if (indent.length !== lead.length || !/[\s,]/.test(line) || !hasEmptyBefore(data, field, line)) continue;
    return { ...describeNotIndented(field, lead.length), position: index + whole.length - 1 - line.length };
  }
  return undefined;
}

/** Returns whether a mapping has an empty field right before another: the lines may be those of a longer text. */
function hasEmptyBefore(data: unknown, field: string, next: string): boolean {
  if (typeof data !== 'object' || data === null) return false;
  const entries = Object.entries(data);
  return (
    entries.some(([key, value], index) => key === field && value === '' && entries[index + 1]?.[0] === next) ||
    entries.some(([, value]) => hasEmptyBefore(value, field, next))
  );
}
