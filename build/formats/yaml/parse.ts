import { load, YAMLException } from 'js-yaml';
import type { Problem } from '../../model/diagnostic.ts';
import { createContext, type Explanation } from './error-context.ts';
import { yamlLimits } from './limits.ts';
import { explainParserError } from './mistakes.ts';
import { otherSpace } from './space-mistakes.ts';
import { findUnindentedText } from './unindented-text.ts';

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
