import {
  COLLECTION_STYLE,
  EVENT_DOCUMENT,
  EVENT_MAPPING,
  EVENT_POP,
  EVENT_SCALAR,
  EVENT_SEQUENCE,
  type Event,
  parseEvents,
  SCALAR_STYLE,
} from 'js-yaml';
import type { Problem } from '../model/diagnostic.ts';
import { yamlLimits } from './positions.ts';
import { quoteYaml } from './quote.ts';

type ScalarEvent = Extract<Event, { type: typeof EVENT_SCALAR }>;

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
  let before: ScalarEvent | undefined;
  for (const { event, isInBraces } of scalarsOf(text)) {
    const isEmpty = event.valueEnd <= event.valueStart;
    // What has no value is taken from the end of its name on.
    const rest = isEmpty ? /^:(.*)/.exec(lineFrom(text, before?.valueEnd ?? -1))?.[1] : lineFrom(text, event.valueEnd);
    const remark = (isWords ? /^[ \t]+(#.*)/ : /^[ \t]+(#\S.*)/).exec(rest ?? '')?.[1]?.trimEnd();
    if (event.style === SCALAR_STYLE.PLAIN && remark) {
      const at = text.indexOf(remark, isEmpty ? before?.valueEnd : event.valueEnd);
      const start = isEmpty ? at : event.valueStart;
      report(
        at,
        remark.length,
        'A # after a space begins a remark: this is not read.',
        `${isWords ? 'A remark goes on a line of its own. ' : ''}Text that has a # stands in quotes: ${asQuoted(text, start)}`,
      );
    }
    if (event.anchorStart >= 0) {
      const start = event.anchorStart - 1;
      report(start, 1, 'A text that begins with & must stand in quotes.', `Put it in quotes: ${asQuoted(text, start)}`);
    }
    if (isInBraces && /^\d,$/.test(text.slice(event.valueStart - 2, event.valueStart))) {
      const [whole = '', digits = '', rest = ''] =
        /(\d{1,20}),(\d{1,20})$/.exec(text.slice(Math.max(0, event.valueEnd - 41), event.valueEnd)) ?? [];
      if (whole)
        report(
          event.valueStart - 1,
          1,
          'A comma ends a value within { }.',
          `Write the number ${rest.length === 3 ? `without it: ${digits}${rest}` : `with a point: ${digits}.${rest}`}`,
        );
    }
    before = event;
  }
  return problems;
}

/** Walks the scalars of a text; `isInBraces` tells those that stand directly within { }. */
function* scalarsOf(text: string): Generator<{ event: ScalarEvent; isInBraces: boolean }> {
  const braces: boolean[] = [];
  for (const event of parseEvents(text, yamlLimits)) {
    if (event.type === EVENT_MAPPING) braces.push(event.style === COLLECTION_STYLE.FLOW);
    else if (event.type === EVENT_SEQUENCE || event.type === EVENT_DOCUMENT) braces.push(false);
    else if (event.type === EVENT_POP) braces.pop();
    else if (event.type === EVENT_SCALAR) yield { event, isInBraces: braces.at(-1) ?? false };
  }
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
