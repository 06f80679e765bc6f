import type { Nodes, PhrasingContent } from 'mdast';
import { inspectMarkdown } from '../../formats/markdown/inspect.ts';
import { parseMarkdown } from '../../formats/markdown/parse.ts';
import { extractBody } from '../../formats/yaml/positions.ts';
import type { Unit, UnitKind } from '../../model/unit.ts';

/** Lists the blocks of a words file's text that have words: headings, paragraphs, items, cells, and code. */
export function markdownUnits({ path, text, locale }: { path: string; text: string; locale: string }): Unit[] {
  const body = extractBody(text);
  if (body.text.trim() === '') return [];
  const tree = parseMarkdown(body.text);
  const anchors = inspectMarkdown(tree).headings.map(({ id }) => id);
  const resource = path.slice(0, path.lastIndexOf('/'));
  const units: Unit[] = [];
  let anchor = '-';
  let sections = 0;
  let section: string | undefined;
  let block = 0;
  const add = (place: string, kind: UnitKind, range: { start: number; end: number }) => {
    const source = body.text.slice(range.start, range.end);
    const start = body.start + range.start;
    units.push({
      file: path,
      locale,
      resource,
      key: `body/${anchor}${place}`,
      place: `body/${sections}${place}`,
      kind,
      text: kind === 'code' ? source : onOneLine(source),
      range: { start, end: start + source.length },
      ...(section === undefined ? {} : { section }),
    });
  };
  /** Blocks inside blocks are counted in their container: `3.2` is the second item of the third block. */
  const walk = (node: Nodes, place: string, kind: UnitKind) => {
    if (node.type === 'code') return add(`/${place}`, 'code', spanOf(node));
    if (node.type === 'paragraph' || node.type === 'tableCell') {
      const range = inlineRange(node.children);
      if (range) add(`/${place}`, kind, range);
    } else if ('children' in node) {
      const own = node.type === 'listItem' ? 'item' : node.type === 'tableRow' ? 'cell' : 'paragraph';
      node.children.forEach((child, index) => {
        const only = node.type === 'listItem' && index === 0;
        walk(child, only ? place : `${place}.${index + 1}`, own);
      });
    }
  };
  for (const node of tree.children) {
    if (node.type === 'heading') {
      anchor = anchors.shift() ?? '-';
      sections += 1;
      block = 0;
      const range = inlineRange(node.children);
      section = undefined;
      if (range) add('', 'heading', range);
      section = range ? onOneLine(body.text.slice(range.start, range.end)) : undefined;
    } else {
      block += 1;
      walk(node, String(block), 'paragraph');
    }
  }
  return units;
}

/** Returns the offsets of a node in the Markdown text. */
function spanOf(node: Nodes): { start: number; end: number } {
  return { start: node.position?.start.offset ?? 0, end: node.position?.end.offset ?? 0 };
}

/** Returns where the words of a block begin and end, without its marks (`#`, `-`, `|`). */
function inlineRange(children: readonly PhrasingContent[]): { start: number; end: number } | undefined {
  const [first] = children;
  const last = children.at(-1);
  return first && last ? { start: spanOf(first).start, end: spanOf(last).end } : undefined;
}

/** Removes a paragraph's line breaks and the marks of the list or quotation around it; a break after `\` stays. */
function onOneLine(source: string): string {
  return source.replace(/\\?(?<![ \t])[ \t]*\r?\n[\s>]*/g, (lineBreak) =>
    /^(?:\\| {2})/.test(lineBreak) ? '\\\n' : ' ',
  );
}
