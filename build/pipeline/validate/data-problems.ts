import { findCharacterReferences, findPlainMarkdown } from '../../formats/markdown/plain-markdown.ts';
import type { DataPath } from '../../model/diagnostic.ts';
import { nameCharacter } from '../../model/other-spaces.ts';
import { fieldsOfData } from '../../model/struct/mapping.ts';
import { type AnyStruct, readStruct } from '../../model/struct/struct.ts';
import { walkStruct } from '../../model/struct/walk.ts';
import { type FieldProblem, nameOf } from './struct-problems.ts';

/** Finds mistakes in data that has all its fields: ids that occur twice in a list, HTML in texts. */
export function dataProblems(data: unknown, path: DataPath = []): FieldProblem[] {
  if (typeof data === 'string') return findHtml(data, path);
  if (Array.isArray(data))
    return [...repeatedIds(data, path), ...data.flatMap((item, index) => dataProblems(item, [...path, index]))];
  if (data === null || typeof data !== 'object') return [];
  return Object.entries(data).flatMap(([key, value]) => dataProblems(value, [...path, key]));
}

function repeatedIds(items: readonly unknown[], path: DataPath): FieldProblem[] {
  const ids = items.map((item) => fieldsOfData(item).id);
  return ids.flatMap((id, index): FieldProblem[] => {
    const first = ids.indexOf(id);
    if (id === undefined || first === index) return [];
    return [
      {
        code: 'duplicate-id',
        severity: 'error',
        message: `"${nameOf([...path, first])}" has the id ${id} already.`,
        hint: 'Give this one an id of its own.',
        at: { path: [...path, index, 'id'] },
      },
    ];
  });
}

/** Finds entries that a list names twice. A list with a required length may: a small site may have no others. */
export function repeatedRefs(struct: AnyStruct, data: unknown): FieldProblem[] {
  const problems: FieldProblem[] = [];
  walkStruct(struct, data, ({ node, value: items, path }) => {
    if (node.kind !== 'list' || node.newLength > 1 || !Array.isArray(items)) return;
    const item = readStruct(node.item);
    if (item.kind !== 'leaf' || item.type !== 'ref') return;
    for (const [index, target] of items.entries()) {
      const first = items.indexOf(target);
      if (first < index)
        problems.push({
          code: 'duplicate-id',
          severity: 'error',
          message: `"${nameOf([...path, first])}" is ${target} already.`,
          hint: 'Remove this item, or name another entry.',
          at: { path: [...path, index] },
        });
    }
  });
  return problems;
}

/** Finds Markdown in the fields of plain text. */
export function markdownProblems(struct: AnyStruct, data: unknown): FieldProblem[] {
  const problems: FieldProblem[] = [];
  walkStruct(struct, data, ({ node, value, path }) => {
    if (node.kind !== 'leaf' || typeof value !== 'string' || node.schema.isMarkdown) return;
    if (node.type === 'line' || node.type === 'text') problems.push(...findMarkdown(value, path));
  });
  return problems;
}

/** Finds Markdown and character references in a text that is shown unchanged. */
export function findMarkdown(text: string, path: DataPath): FieldProblem[] {
  const references = findReferences(text, path);
  const found = findPlainMarkdown(text);
  if (!found) return references;
  return [
    ...references,
    {
      code: 'unread-markdown',
      severity: 'error',
      message: `"${nameOf(path)}" is plain text: ${found.written} would be shown as it is written.`,
      hint: `Write it without the signs: ${found.words}. Markdown is read below the front matter, and in fields of Markdown.`,
      at: { path, part: found.written },
    },
  ];
}

function findReferences(text: string, path: DataPath): FieldProblem[] {
  const references = [...findCharacterReferences(text)];
  const [first] = references;
  if (!first) return [];
  const instead = references.map(([reference, character]) => `${nameCharacter(character)} for ${reference}`);
  return [
    {
      code: 'raw-html',
      severity: 'error',
      message: `"${nameOf(path)}" is plain text: ${first[0]} would be shown as it is written.`,
      hint: `Write ${instead.join(', ')}.`,
      at: { path, part: first[0] },
    },
  ];
}

/** Finds HTML in a text that is shown unchanged. */
export function findHtml(text: string, path: DataPath): FieldProblem[] {
  const tag =
    /<\/?(a|b|br|div|em|font|h[1-6]|i|img|li|ol|p|small|span|strong|sub|sup|u|ul)(?:\s[^<>=]*=[^<>]*|\s*\/?)>/i.exec(
      text,
    )?.[0];
  if (!tag) return [];
  return [
    {
      code: 'raw-html',
      severity: 'error',
      message: `HTML is not read in "${nameOf(path)}": ${tag} would be shown as it is written.`,
      hint: 'Remove it.',
      at: { path },
    },
  ];
}
