import { load, YAMLException } from 'js-yaml';
import type { Problem } from '../model/diagnostic.ts';
import { yamlLimits } from './limits.ts';
import { explainParserError } from './mistakes.ts';

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
  try {
    return load(text, yamlLimits);
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    const { message, hint, position } = explainParserError({
      reason: error.reason,
      text,
      position: error.mark?.position ?? 0,
    });
    throw new YamlProblem({
      code: 'yaml-syntax',
      severity: 'error',
      message,
      hint,
      at: { offset: offset + position },
    });
  }
}
