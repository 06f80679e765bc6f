import { findWrongDirectionMark } from '../../languages/direction-marks.ts';
import { codePoint } from '../../model/code-point.ts';
import type { DataPath, Problem } from '../../model/diagnostic.ts';
import { findExceededLimit } from '../markdown/limits.ts';

/** A control character, or half of a surrogate pair: values have them only by escapes. */
const unwanted = /[^\P{Cc}\t\n\r]|\p{Cs}/u;

/** Returns a character of a text that no page can hold, or a wrong mark of text direction. */
export function findUnwanted(text: string): string | undefined {
  const mark = findWrongDirectionMark(text);
  return unwanted.exec(text)?.[0] ?? (mark && text[mark.offset]);
}

/** Finds names and values of parsed YAML that no page can hold: control characters, Markdown that exceeds a limit. */
export function findUnusableValues(data: unknown, text: string): Problem[] {
  const mayHaveControls = text.includes('\\');
  const problems: Problem[] = [];
  const walk = (value: unknown, path: DataPath): void => {
    if (typeof value === 'string') {
      const found = mayHaveControls ? findUnwanted(value) : undefined;
      if (found !== undefined) problems.push(controlCharacter(found, { path }));
      const excess = value.length > 200 ? findExceededLimit(value) : undefined;
      if (excess)
        problems.push({
          code: 'too-large',
          severity: 'error',
          message: excess.message,
          hint: excess.hint,
          at: { path },
        });
    } else if (Array.isArray(value)) {
      for (const [index, item] of value.entries()) walk(item, [...path, index]);
    } else if (value !== null && typeof value === 'object') {
      for (const [key, item] of Object.entries(value)) {
        const own = [...path, key];
        const found = mayHaveControls ? findUnwanted(key) : undefined;
        if (found !== undefined) problems.push(controlCharacter(found, { path: own, key: true }));
        walk(item, own);
      }
    }
  };
  walk(data, []);
  return problems;
}

function controlCharacter(character: string, at: Problem['at']): Problem {
  return {
    code: 'control-character',
    severity: 'error',
    message: `This value has a character that cannot be shown (${codePoint(character)}), written with a backslash.`,
    hint: 'Delete it; for a backslash as such, write two of them, or put the value in single quotes.',
    at,
  };
}
