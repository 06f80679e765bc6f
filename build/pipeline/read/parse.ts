import matter from 'gray-matter';
import { type ExceededLimit, findExceededLimit } from '../../formats/markdown/limits.ts';
import { type FieldLimit, findUnsupportedYaml } from '../../formats/yaml/features.ts';
import { findIgnoredText } from '../../formats/yaml/ignored-text.ts';
import { findJoinedLines } from '../../formats/yaml/joined-lines.ts';
import { parseYaml, YamlProblem } from '../../formats/yaml/parse.ts';
import { findUnusableValues } from '../../formats/yaml/values.ts';
import { findWrongDirectionMark } from '../../languages/direction-marks.ts';
import { codePoint } from '../../model/code-point.ts';
import type { Problem } from '../../model/diagnostic.ts';
import { decodeText, findConflict } from '../../model/files/decode-text.ts';
import { digestOf } from '../../model/files/digest.ts';
import { formatCount } from '../../model/format-count.ts';
import { limits } from '../../model/limits.ts';
import type { ParsedFile } from '../../model/source-file.ts';

/** Parses a content file's bytes: YAML as data; Markdown as front matter and the offset of its body. */
export function parseSource(path: string, bytes: Uint8Array, digest: string): ParsedFile {
  const nothing = { path, digest, data: undefined, dataDigest: digest, bodyStart: -1, characters: '' };
  const broken = (...problems: Problem[]): ParsedFile => ({ ...nothing, problems });
  // Lists of one entry a line, such as the ledger, are read in linear time.
  const sizeLimits = sizeLimitsOf(path);
  if (bytes.length > sizeLimits.bytes && !path.endsWith('.txt')) return broken(tooManyBytes(path, bytes.length));
  const text = decodeText(bytes);
  if (typeof text !== 'string') return broken(text);
  if (text.trim() === '' || (/\.ya?ml$/.test(path) && hasOnlyComments(text))) {
    return broken({
      code: 'empty-file',
      severity: 'error',
      message: `${path} is empty.`,
      hint: path.endsWith('.md') ? 'Write its fields, or remove the file.' : 'Write its fields.',
    });
  }
  const unusable = findConflict(text) ?? findControl(text) ?? findLoneReturn(text);
  if (unusable) return broken(unusable);
  // Such a mark keeps nothing else from being read.
  const marks = findDirectionMark(text);
  // No page shows plain lists, such as the ledger, or old addresses.
  if (path.endsWith('.txt')) return { ...nothing, problems: marks };
  const characters = path === 'redirects.yaml' || marks.length > 0 ? '' : charactersBeyondAscii(text);
  try {
    if (/\.ya?ml$/.test(path)) {
      const data = parseWholly(text, { offset: 0, isWords: path.startsWith('strings/'), sizeLimits });
      return { ...nothing, characters, data, problems: marks };
    }
    if (path.endsWith('.md')) {
      const { closing, bodyStart } = splitFrontMatter(path, text);
      const excess = bodyStart === -1 ? undefined : findExceededLimit(text.slice(bodyStart));
      if (excess) return broken(...marks, excessProblem(excess, bodyStart));
      const { data, problems } = parseFrontMatter(path, text.slice(0, closing));
      // The text below wrong fields is checked too.
      if (problems.length > 0) return { ...nothing, bodyStart, problems: joinMarks(marks, problems) };
      const dataDigest = digestOf(bodyStart === -1 ? text : text.slice(0, bodyStart));
      return { ...nothing, characters, data, bodyStart, dataDigest, problems: marks };
    }
  } catch (error) {
    if (error instanceof YamlProblem) return broken(...joinMarks(marks, error.problems));
    throw error;
  }
  return { ...nothing, characters, problems: marks };
}

function hasOnlyComments(yaml: string): boolean {
  return yaml.split('\n').every((line) => /^\s*(#|$)/.test(line));
}

function tooManyBytes(path: string, bytes: number): Problem {
  const { bytes: most, hint } = sizeLimitsOf(path);
  return {
    code: 'too-large',
    severity: 'error',
    message: `${path} has ${formatCount(bytes)} bytes; ${formatCount(most)} are the most.`,
    hint,
  };
}

function excessProblem({ message, hint, offset }: ExceededLimit, start: number): Problem {
  return { code: 'too-large', severity: 'error', message, hint, at: { offset: start + offset } };
}

/** Finds the first line that ends in a carriage return alone, which current editors do not show as a line end. */
function findLoneReturn(text: string): Problem | undefined {
  const offset = text.search(/\r(?!\n)/);
  if (offset === -1) return undefined;
  return {
    code: 'control-character',
    severity: 'error',
    message: 'A line ends here with a carriage return alone, as old programs write it.',
    hint: 'Save the file again with line ends LF or CRLF.',
    at: { offset },
  };
}

/** Finds the first mark of text direction that is wrong. */
function findDirectionMark(text: string): Problem[] {
  const mark = findWrongDirectionMark(text);
  if (!mark) return [];
  const { message, hint, offset } = mark;
  return [{ code: 'control-character', severity: 'error', message, hint, at: { offset } }];
}

/** Adds other mistakes to those of marks, unless they are at the same place. */
function joinMarks(marks: readonly Problem[], others: readonly Problem[]): Problem[] {
  const offsetOf = ({ at }: Problem) => (at && 'offset' in at ? at.offset : undefined);
  const places = new Set(marks.map(offsetOf));
  return [...marks, ...others.filter((problem) => offsetOf(problem) === undefined || !places.has(offsetOf(problem)))];
}

/** Finds the first control character, which word processors may leave behind. */
function findControl(text: string): Problem | undefined {
  const offset = text.search(/[^\P{Cc}\t\r\n]/u);
  if (offset === -1) return undefined;
  const before = /\S{0,12}$/.exec(text.slice(0, offset))?.[0];
  return {
    code: 'control-character',
    severity: 'error',
    message: `An invisible character is here (${codePoint(text.charAt(offset))}).`,
    hint: `Delete it${before ? `: it is behind "${before}"` : ''}. Where a line should end, press Enter instead.`,
    at: { offset },
  };
}

/** Finds where the front matter ends, and where the body begins; -1 if there is none. */
function splitFrontMatter(path: string, text: string): { closing: number; bodyStart: number } {
  const opening = /^---([^\n]*)\n/.exec(text);
  const blank = /^[\s\uFEFF\u200B]+(?=---)/.exec(text)?.[0];
  if (blank)
    throw problemWithFrontMatter(
      `${blank.includes('\n') ? 'An empty line' : 'A space'} is before the first ---.`,
      'Remove it: the file must begin with ---.',
      0,
    );
  if (!opening)
    throw problemWithFrontMatter(
      `${path} does not begin with front matter.`,
      'Begin the file with a line --- and close the fields with another line ---.',
      0,
    );
  const [language] = /\S+/.exec(opening[1] ?? '') ?? [];
  if (language) {
    throw problemWithFrontMatter(
      `The front matter of ${path} is marked as "${language}"; only YAML is read.`,
      'Write only --- in the first line, and the fields as YAML.',
      3,
    );
  }
  const end = text.indexOf('\n---');
  if (end === -1)
    throw problemWithFrontMatter(
      `The front matter of ${path} is not closed.`,
      'Write a line --- after the last field.',
      0,
    );
  if (!/^\n---[ \t]*(\r?\n|$)/.test(text.slice(end, text.indexOf('\n', end + 1) + 1 || undefined)))
    throw problemWithFrontMatter(
      'This line closes the front matter, and has more than --- in it.',
      'Write --- alone on its line, and text below it.',
      end + 1,
    );
  const closing = end + 4;
  const bodyStart = closing + (/^\r?\n?/.exec(text.slice(closing, closing + 2))?.[0].length ?? 0);
  return { closing, bodyStart: text.slice(bodyStart).trim() === '' ? -1 : bodyStart };
}

/** Parses front matter. Only YAML is accepted as its language: every other engine of gray-matter is refused. */
function parseFrontMatter(path: string, text: string): { data: unknown; problems: Problem[] } {
  const refuse = {
    parse(): never {
      throw problemWithFrontMatter(`The front matter of ${path} is not YAML.`, 'Write the fields as YAML.', 0);
    },
  };
  const yaml = {
    parse: (source: string) =>
      asObject(parseWholly(source, { offset: text.indexOf('\n'), isWords: true, sizeLimits: sizeLimitsOf(path) })),
  };
  try {
    // gray-matter does not get the body: it would copy the body, and use it as a cache key.
    const { data } = matter(text, {
      language: 'yaml',
      engines: { yaml, json: refuse, javascript: refuse, js: refuse, coffee: refuse, toml: refuse },
    });
    return { data, problems: [] };
  } catch (error) {
    if (error instanceof YamlProblem) return { data: undefined, problems: error.problems };
    throw error;
  }
}

/** The maximum number of problems that are shown for one file. */
const mostProblems = 100;

/** Parses YAML, and refuses it where a part of it would not be read. */
function parseWholly(
  text: string,
  { offset, isWords, sizeLimits }: { offset: number; isWords: boolean; sizeLimits: FieldLimit },
): unknown {
  const data = parseYaml(text, offset);
  const unsupported = findUnsupportedYaml(text, offset, sizeLimits);
  if (unsupported) throw new YamlProblem(unsupported);
  const problems = [
    ...findIgnoredText({ text, offset, isWords }),
    ...findJoinedLines(text, offset),
    ...findUnusableValues(data, text),
  ];
  if (problems.length > 0) throw new YamlProblem(...problems.slice(0, mostProblems));
  return data;
}

function asObject(data: unknown): object {
  return data !== null && typeof data === 'object' ? data : {};
}

function problemWithFrontMatter(message: string, hint: string, offset: number): YamlProblem {
  return new YamlProblem({ code: 'front-matter', severity: 'error', message, hint, at: { offset } });
}

/** Collects the characters that font subsets must add to printable ASCII, sorted. */
function charactersBeyondAscii(text: string): string {
  const found = new Set<string>();
  for (const character of text.match(/[^\p{ASCII}]/gu) ?? []) found.add(character);
  return [...found].sort().join('');
}

/** The most that a content file may have, and what to do if it has more. */
interface SizeLimits extends FieldLimit {
  bytes: number;
}

const notNeeded = 'remove what is not needed.';

/** Returns how large a content file may be, by its path. */
function sizeLimitsOf(path: string): SizeLimits {
  const usual = { bytes: limits.fileBytes, fields: limits.fields };
  if (path === 'redirects.yaml')
    return {
      bytes: limits.redirectsBytes,
      fields: limits.redirectsFields,
      hint: 'Join redirects that share a beginning into one that ends in *, or remove those that nobody follows any more.',
    };
  if (path.startsWith('forms/')) return { ...usual, hint: `Make two forms of it, or ${notNeeded}` };
  const isEntry = path.includes('/') && !path.startsWith('strings/');
  if (isEntry) return { ...usual, hint: `Make two entries of it, or ${notNeeded}` };
  return { ...usual, hint: `This file cannot be split: ${notNeeded}` };
}
