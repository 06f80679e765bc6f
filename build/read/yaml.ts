import { load, YAMLException } from 'js-yaml';
import type { Problem } from '../model.ts';
import { yamlLimits } from '../positions.ts';

/** YAML that cannot be used, as the problem its author is shown. */
export class YamlProblem extends Error {
  constructor(readonly problem: Problem) {
    super(problem.message);
  }
}

/** Parses YAML of the core schema: days and times stay text, no tag makes objects. `offset` is added to positions. */
export function parseYaml(text: string, offset = 0): unknown {
  try {
    return load(text, yamlLimits);
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    const { message, hint } = explain(error.reason, text, error.mark?.position ?? 0);
    throw new YamlProblem({
      code: 'yaml-syntax',
      severity: 'error',
      message,
      hint,
      at: { offset: offset + (error.mark?.position ?? 0) },
    });
  }
}

/** Says in an editor's words what YAML's parser found. */
function explain(reason: string, text: string, position: number): { message: string; hint: string } {
  const line = text.slice(text.lastIndexOf('\n', position - 1) + 1).split('\n', 1)[0] ?? '';
  if (/tab characters/.test(reason))
    return { message: 'This line is indented with a tab.', hint: 'Indent with two spaces instead.' };
  if (/duplicated mapping key/.test(reason)) {
    const key = /^[\s-]*([^:]+):/.exec(line)?.[1]?.trim() ?? 'This field';
    return { message: `The field "${key}" stands here twice.`, hint: 'Keep one of the two.' };
  }
  if (/maxAliases/.test(reason))
    return {
      message: 'Anchors and aliases (& and *) are not read.',
      hint: 'Write the value out, or put it in quotes if it begins with & or *.',
    };
  if (/unknown .*tag/.test(reason))
    return {
      message: 'Tags (words that begin with !) are not read.',
      hint: 'Write the plain value, or put it in quotes if it begins with !.',
    };
  if (/maxDepth/.test(reason))
    return { message: 'This file nests lists and fields too deeply.', hint: 'No content needs more than 60 levels.' };
  if (/bad indentation/.test(reason) && /^[\s-]*[^\s"'[{][^:]*:\s+[^\s"'[{].*:\s/.test(line)) {
    return {
      message: 'This line has a second colon followed by a space.',
      hint: 'Put the whole value in quotes: "like: this".',
    };
  }
  const column = position - (text.lastIndexOf('\n', position - 1) + 1);
  if (/bad indentation/.test(reason) && line.slice(0, column).trim() !== '')
    return {
      message: 'What stands here does not belong to the value before it.',
      hint: 'A quote or bracket was closed too early: see that each on this line has its partner.',
    };
  if (/bad indentation/.test(reason))
    return {
      message: 'This line is indented differently from its neighbours.',
      hint: 'Give fields of one level the same number of spaces.',
    };
  if (/deficient indentation/.test(reason))
    return {
      message: 'A quote or bracket that was opened above is not closed.',
      hint: 'Close the quote " or \', or the bracket ] or }, that was opened last.',
    };
  if (/implicit key/.test(reason))
    return {
      message: 'A field has no colon, here or in the line above.',
      hint: 'Write it with a colon and a space, like name: value.',
    };
  if (/unexpected end of the stream/.test(reason))
    return {
      message: 'The file ends before a quote or bracket is closed.',
      hint: 'Close the quote ", or the bracket ] or }, that was opened last.',
    };
  return {
    message: `This cannot be read as YAML: ${reason}.`,
    hint: 'Look for a missing colon, quote or space here or in the line above.',
  };
}
