import type { FootnoteDefinition } from 'mdast';
import type { UnparsedMarkdown } from './unparsed.ts';

/** Finds the footnotes that nothing refers to, that have no words, or that have the name of an earlier one. */
export function findWrongFootnotes(
  notes: readonly FootnoteDefinition[],
  references: ReadonlySet<string>,
): UnparsedMarkdown[] {
  const names = notes.map(({ identifier }) => identifier);
  return notes.flatMap(({ identifier, label, children, position }, index): UnparsedMarkdown[] => {
    const { line = 1, column = 1 } = position?.start ?? {};
    const at = { line, column };
    const mark = `[^${label ?? identifier}]`;
    if (names.indexOf(identifier) < index)
      return [
        { kind: 'secondFootnote', meant: `another name than ${mark}, here and where the text refers to it.`, at },
      ];
    if (!references.has(identifier))
      return [{ kind: 'footnote', meant: `${mark} where the text refers to it, or remove it.`, at }];
    return children.length > 0
      ? []
      : [{ kind: 'emptyFootnote', meant: `the words of the footnote behind ${mark}:`, at }];
  });
}
