import type { EntryContext } from '#authoring/entry-context.ts';
import type { MarkdownTwin } from '#authoring/facets/markdown-twin.ts';
import { formatDay } from '#authoring/format.ts';
import type { EntryView } from '#authoring/views/entry-view.ts';

/** Describes what is above the text of a published entry in its Markdown twin. */
export function markdownTwin(
  site: EntryContext,
  { facts, words }: EntryView<{ published: string }, { title: string; lead: string }>,
): MarkdownTwin {
  return {
    title: words.title,
    lead: words.lead,
    facts: [{ term: site.t('facts.published'), value: formatDay(site.locale, facts.published) }],
  };
}
