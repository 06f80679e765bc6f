import {
  EVENT_ALIAS,
  EVENT_DOCUMENT,
  EVENT_MAPPING,
  EVENT_POP,
  EVENT_SCALAR,
  EVENT_SEQUENCE,
  type Event,
  getScalarValue,
  parseEvents,
} from 'js-yaml';
import type { DataPath, Diagnostic, Problem } from '../model/diagnostic.ts';
import { limits } from '../model/limits.ts';
import { quoteYaml } from './quote.ts';

/** Anchors and aliases have no use in content and are how small files grow without bound. */
export const yamlLimits = { maxAliases: 0, maxDepth: limits.depth };

/** Turns a file's problem into a diagnostic with line and column, given the file's text. */
export function placeProblem(file: string, text: string, problem: Problem): Diagnostic {
  const { at, needsQuotes: wantsQuotes, ...rest } = problem;
  const { offset, length } = withoutIndentation(text, spanOf(file, text, at));
  const hint = wantsQuotes ? `Put it in quotes: ${asQuoted(text, offset, length)}` : rest.hint;
  return {
    ...rest,
    ...(hint ? { hint } : {}),
    file,
    ...lineAndColumn(text, offset),
    ...(length > 1 ? { length } : {}),
  };
}

/** Text of several lines begins at its first letter, not at the beginning of its line. */
function withoutIndentation(text: string, { offset, length }: { offset: number; length: number }) {
  const blank = /^ */.exec(text.slice(offset, offset + length - 1))?.[0].length ?? 0;
  return { offset: offset + blank, length: length - blank };
}

/** A value with its name before it, in quotes. */
function asQuoted(text: string, offset: number, length: number): string {
  const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
  const name = /([\w-]+:|-)\s+$/.exec(line)?.[0] ?? '';
  return name + quoteYaml(text.slice(offset, offset + length));
}

function spanOf(file: string, text: string, at: Problem['at']): { offset: number; length: number } {
  if (!at) return { offset: 0, length: 1 };
  if ('offset' in at) return { offset: at.offset, length: at.length ?? 1 };
  const yaml = extractYaml(file, text);
  const { offset, length } = locateYaml(yaml.text, at.path, at.key);
  return { offset: offset + yaml.start, length };
}

/** Finds the YAML of a file: all of it, or a Markdown file's front matter → its text, and where it begins. */
export function extractYaml(file: string, text: string): { text: string; start: number } {
  if (!file.endsWith('.md')) return { text, start: 0 };
  const start = text.indexOf('\n') + 1;
  const end = text.indexOf('\n---', start - 1);
  return { text: text.slice(start, end === -1 ? undefined : end + 1), start };
}

/** Counts an offset's line and column, both from 1. */
export function lineAndColumn(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset);
  const line = before.split('\n').length;
  return { line, column: offset - (before.lastIndexOf('\n') + 1) + 1 };
}

/** Finds where the value (or, with `key`, the name) at a path stands in YAML text → its offset and length. */
export function locateYaml(text: string, path: DataPath, key = false): { offset: number; length: number } {
  try {
    return find(text, parseEvents(text, yamlLimits), path, key);
  } catch {
    return { offset: 0, length: 1 };
  }
}

interface Frame {
  kind: 'map' | 'list';
  /** Whether this node is on the path so far. */
  depth: number;
  index: number;
  key?: string;
  expectsKey: boolean;
}

/** Walks the events once, remembering the deepest node of the path that was met. */
function find(text: string, events: Event[], path: DataPath, key: boolean): { offset: number; length: number } {
  const stack: Frame[] = [];
  let best = { depth: -1, offset: 0, length: 1 };
  const offer = (depth: number, offset: number, length: number) => {
    // A name or value that is not written has no offset.
    if (depth > best.depth && offset >= 0) best = { depth, offset, length };
  };
  const enter = (): number => {
    const frame = stack.at(-1);
    if (!frame) return 0;
    const step = frame.kind === 'list' ? frame.index : frame.key;
    return frame.depth >= 0 && path[frame.depth] === step ? frame.depth + 1 : -1;
  };
  const advance = () => {
    const frame = stack.at(-1);
    if (!frame) return;
    if (frame.kind === 'list') frame.index += 1;
    else frame.expectsKey = true;
  };
  for (const event of events) {
    if (event.type === EVENT_DOCUMENT) continue;
    if (event.type === EVENT_POP) {
      stack.pop();
      advance();
      continue;
    }
    const frame = stack.at(-1);
    if (frame?.kind === 'map' && frame.expectsKey && event.type === EVENT_SCALAR) {
      frame.key = getScalarValue(text, event);
      frame.expectsKey = false;
      if (key && frame.depth === path.length - 1 && frame.key === path[frame.depth]) {
        offer(path.length + 1, event.valueStart, event.valueEnd - event.valueStart);
      }
      if (frame.depth >= 0 && path[frame.depth] === frame.key)
        // Better than what surrounds it, where the key has no value.
        offer(frame.depth + 0.5, event.valueStart, event.valueEnd - event.valueStart);
      continue;
    }
    const depth = enter();
    if (event.type === EVENT_SCALAR) {
      if (depth >= 0 && event.valueEnd > event.valueStart)
        offer(depth, event.valueStart, singleLine(text, event.valueStart, event.valueEnd));
      advance();
    } else if (event.type === EVENT_ALIAS) {
      advance();
    } else if (event.type === EVENT_MAPPING || event.type === EVENT_SEQUENCE) {
      if (depth > 0 || stack.length === 0) offer(depth, event.start, 1);
      stack.push({
        kind: event.type === EVENT_MAPPING ? 'map' : 'list',
        depth,
        index: 0,
        expectsKey: event.type === EVENT_MAPPING,
      });
    }
  }
  return { offset: best.offset, length: best.length };
}

function singleLine(text: string, start: number, end: number): number {
  const lineEnd = text.indexOf('\n', start);
  return Math.max(1, (lineEnd === -1 ? end : Math.min(end, lineEnd)) - start);
}

/** Finds the Markdown below a file's front matter → its text, where it begins, and on which line. */
export function extractBody(text: string): { text: string; start: number; line: number } {
  const close = /\n---[ \t]*\r?\n/g;
  close.lastIndex = 3;
  const start = close.exec(text) ? close.lastIndex : text.length;
  return { text: text.slice(start), start, line: lineAndColumn(text, start).line };
}
