import type { EntryContext } from '#authoring/entry-context.ts';
import type { MarkdownTwin } from '#authoring/facets/markdown-twin.ts';
import { formatDay, formatDayRange } from '#authoring/format.ts';
import { answered } from './answered.ts';
import { resultsOf, type Survey } from './results.ts';

/** Describes what is above the text of a survey in its Markdown twin: who was asked and when, and what each question found. */
export function markdownTwin(site: EntryContext, survey: Survey): MarkdownTwin {
  const { published, fielded } = survey.facts;
  const { title, lead } = survey.words;
  return {
    title,
    lead,
    facts: [
      { term: site.t('pages.survey.answered'), value: answered(site, survey) },
      { term: site.t('pages.survey.fielded'), value: formatDayRange(site.locale, fielded.from, fielded.to) },
      { term: site.t('facts.published'), value: formatDay(site.locale, published) },
      ...resultsOf(survey).map(({ question, finding }) => ({ term: question, value: finding })),
    ],
  };
}
