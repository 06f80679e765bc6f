import type { EntryContext } from '#authoring/entry-context.ts';
import type { MarkdownTwin } from '#authoring/facets/markdown-twin.ts';
import { formatDay } from '#authoring/format.ts';
import type { EntryView } from '#authoring/views/entry-view.ts';
import type { Expert } from './pages/expert/schema.ts';

type PublishedEntry = EntryView<
  { published: string; updated?: string; author?: string; client?: string; industry?: string },
  { title: string; lead: string }
>;

/** Describes what is above the text of a published entry in its Markdown twin: what the page's hero says. */
export function markdownTwin(site: EntryContext, { facts, words }: PublishedEntry): MarkdownTwin {
  const { published, updated, author, client, industry } = facts;
  const name = author && site.find<Expert>(author)?.facts.name;
  return {
    title: words.title,
    lead: words.lead,
    facts: [
      ...(client ? [{ term: site.t('facts.client'), value: client }] : []),
      ...(industry ? [{ term: site.t('facts.industry'), value: site.t(`values.industry.${industry}`) }] : []),
      ...(name ? [{ term: site.t('facts.author'), value: name }] : []),
      { term: site.t('facts.published'), value: formatDay(site.locale, published) },
      ...(updated ? [{ term: site.t('facts.updated'), value: formatDay(site.locale, updated) }] : []),
    ],
  };
}
