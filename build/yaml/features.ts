import {
  EVENT_DOCUMENT,
  EVENT_MAPPING,
  EVENT_POP,
  EVENT_SCALAR,
  EVENT_SEQUENCE,
  type Event,
  parseEvents,
} from 'js-yaml';
import type { Problem } from '../model/diagnostic.ts';
import { formatCount, limits } from '../model/limits.ts';
import { yamlLimits } from './positions.ts';

/** Signs of a tag; French puts a space before its exclamation marks. */
const tagSign = /(?:^|[\s[{,])![\w!<]|[:\-?,[{]\s+!\s/;
/** A colon with nothing before it, or with empty quotes. */
const unnamedSign = /(?:^[ \t]*(?:[-?][ \t]+)*|[{,][ \t]*|""\s*|''\s*):(?:\s|$)/m;
/** A directive stands before everything but comments. */
const directive = /^(?:[ \t]*(?:#.*)?\r?\n)*%/;
/** So many fields or items need at least as many characters. */
const shortestLarge = limits.fields * 2;

/** Finds what YAML allows and content does not: directives, tags, fields without a name, more fields or items than the build reads. */
export function findUnsupportedYaml(text: string, offset: number): Problem | undefined {
  const before = directive.exec(text)?.[0];
  if (before !== undefined)
    return {
      code: 'yaml-syntax',
      severity: 'error',
      message: 'Directives (lines that begin with %) are not read.',
      hint: 'Remove this line. The file is read as YAML 1.2: true and false are not written yes and no.',
      at: { offset: offset + before.length - 1 },
    };
  if (!tagSign.test(text) && !unnamedSign.test(text) && text.length <= shortestLarge) return undefined;
  const events = parseEvents(text, yamlLimits);
  return findTag(events, offset) ?? findUnnamed(events, text, offset) ?? findManyFields(events, offset);
}

function findTag(events: readonly Event[], offset: number): Problem | undefined {
  for (const event of events) {
    if (!('tagStart' in event) || event.tagStart < 0) continue;
    return {
      code: 'yaml-syntax',
      severity: 'error',
      message: 'Tags (words that begin with !) are not read.',
      hint: 'Write the plain value, or put it in quotes if it begins with !.',
      at: { offset: offset + event.tagStart, length: event.tagEnd - event.tagStart },
    };
  }
  return undefined;
}

function findUnnamed(events: readonly Event[], text: string, offset: number): Problem | undefined {
  const unnamed = keysOf(events).find(({ key }) => key.type === EVENT_SCALAR && key.valueEnd <= key.valueStart);
  if (!unnamed) return undefined;
  const colon = text.lastIndexOf(':', unnamed.next ? startOf(unnamed.next) : text.length);
  return {
    code: 'yaml-syntax',
    severity: 'error',
    message: 'A field has no name before its colon.',
    hint: 'Write its name, like title: value.',
    at: { offset: offset + Math.max(0, colon) },
  };
}

/** Lists the names of fields, each with what comes after it. */
function keysOf(events: readonly Event[]): { key: Event; next: Event | undefined }[] {
  const keys: { key: Event; next: Event | undefined }[] = [];
  const open: { isMap: boolean; nodes: number }[] = [];
  for (const [index, event] of events.entries()) {
    if (event.type === EVENT_POP) {
      open.pop();
      continue;
    }
    const parent = open.at(-1);
    if (parent?.isMap && parent.nodes % 2 === 0) keys.push({ key: event, next: events[index + 1] });
    if (parent) parent.nodes += 1;
    if (event.type === EVENT_MAPPING || event.type === EVENT_SEQUENCE || event.type === EVENT_DOCUMENT)
      open.push({ isMap: event.type === EVENT_MAPPING, nodes: 0 });
  }
  return keys;
}

function findManyFields(events: readonly Event[], offset: number): Problem | undefined {
  const open: ('map' | 'list')[] = [];
  const nodes = { map: 0, list: 0 };
  for (const event of events) {
    if (event.type === EVENT_POP) {
      open.pop();
      continue;
    }
    const parent = open.at(-1);
    if (parent) nodes[parent] += 1;
    // A field is two nodes: its name and its value.
    const isField = nodes.map > limits.fields * 2;
    if (isField || nodes.list > limits.fields) {
      return {
        code: 'too-large',
        severity: 'error',
        message: `This file has more than ${formatCount(limits.fields)} ${isField ? 'fields' : 'list items'}.`,
        hint: 'Split it into several files, or remove what is not needed.',
        at: { offset: offset + startOf(event) },
      };
    }
    if (event.type === EVENT_MAPPING) open.push('map');
    else if (event.type === EVENT_SEQUENCE || event.type === EVENT_DOCUMENT) open.push('list');
  }
  return undefined;
}

function startOf(event: Event): number {
  if (event.type === EVENT_SCALAR) return Math.max(0, event.valueStart);
  return 'start' in event ? event.start : 0;
}
