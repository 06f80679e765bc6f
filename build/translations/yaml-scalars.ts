import {
  EVENT_ALIAS,
  EVENT_MAPPING,
  EVENT_POP,
  EVENT_SCALAR,
  EVENT_SEQUENCE,
  getScalarValue,
  parseEvents,
  SCALAR_STYLE,
  type ScalarEvent,
} from 'js-yaml';
import type { DataPath } from '../model.ts';
import { yamlLimits } from '../positions.ts';

/** A scalar of a YAML text: where it stands in the data, and in the text. */
export interface YamlScalar {
  path: DataPath;
  value: string;
  /** Offsets of the whole node in the text: quotes, and the `>-` of a block, are part of it. */
  start: number;
  end: number;
}

/** Lists the scalars of valid YAML in the order of the text, each with its path and range. */
export function yamlScalars(text: string): YamlScalar[] {
  const scalars: YamlScalar[] = [];
  const stack: { list: boolean; index: number; key?: string; expectsKey: boolean }[] = [];
  const advance = () => {
    const frame = stack.at(-1);
    if (!frame) return;
    if (frame.list) frame.index += 1;
    else frame.expectsKey = true;
  };
  for (const event of parseEvents(text, yamlLimits)) {
    const frame = stack.at(-1);
    if (event.type === EVENT_POP) {
      stack.pop();
      advance();
    } else if (event.type === EVENT_MAPPING || event.type === EVENT_SEQUENCE) {
      stack.push({ list: event.type === EVENT_SEQUENCE, index: 0, expectsKey: event.type === EVENT_MAPPING });
    } else if (event.type === EVENT_ALIAS) {
      advance();
    } else if (event.type === EVENT_SCALAR) {
      if (frame && !frame.list && frame.expectsKey) {
        frame.key = getScalarValue(text, event);
        frame.expectsKey = false;
        continue;
      }
      if (event.valueStart >= 0) {
        const path = stack.map((step) => (step.list ? step.index : (step.key ?? '')));
        scalars.push({ path, value: getScalarValue(text, event), ...rangeOf(text, event) });
      }
      advance();
    }
  }
  return scalars;
}

/** Events give what is between quotes, or below a block's header; a range takes both in, and no line break at its end. */
function rangeOf(text: string, { valueStart, valueEnd, style }: ScalarEvent): { start: number; end: number } {
  if (style === SCALAR_STYLE.SINGLE_QUOTED || style === SCALAR_STYLE.DOUBLE_QUOTED)
    return { start: valueStart - 1, end: valueEnd + 1 };
  if (style === SCALAR_STYLE.PLAIN) return { start: valueStart, end: valueEnd };
  const lineStart = text.lastIndexOf('\n', valueStart - 2) + 1;
  const header = text.slice(lineStart, valueStart).search(/[|>][-+0-9]*[ \t]*(#[^\n]*)?\r?\n$/);
  return {
    start: lineStart + Math.max(header, 0),
    end: valueStart + text.slice(valueStart, valueEnd).trimEnd().length,
  };
}
