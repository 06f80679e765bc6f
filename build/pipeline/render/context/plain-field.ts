import type { EntryKind, EntryView } from '../../../authoring/define.ts';
import { walkStruct } from '../../../model/struct/walk.ts';

/**
 * Returns the field of an entry that has a text as its value, and that its kind declares as plain text; `undefined` if a
 * field of Markdown has the same text.
 */
export function findPlainField(
  { facts, words }: EntryView,
  kind: Pick<EntryKind, 'facts' | 'words'>,
  text: string,
): string | undefined {
  let plain: string | undefined;
  let isMarkdown = false;
  for (const [struct, data] of [[kind.words, words] as const, [kind.facts, facts] as const])
    walkStruct(struct, data, ({ node, value, path }) => {
      if (node.kind !== 'leaf' || value !== text) return;
      if (node.schema.isMarkdown) isMarkdown = true;
      else if (node.type === 'line' || node.type === 'text')
        plain ??= path.filter((step) => typeof step === 'string').join('.');
    });
  return isMarkdown ? undefined : plain;
}
