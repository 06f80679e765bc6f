import type { OpenGraph } from '#authoring/head.ts';
import type { Picture } from '../../brand/social-image.ts';
import { datedArticle } from '../../open-graph.ts';
import { resultsOf } from './results.ts';
import type { Facts, Words } from './schema.ts';

/** Describes a survey as an article whose image shows the answers to its first question. */
export const openGraph: OpenGraph<Facts, Words> = {
  ...datedArticle,
  picture(_, survey): Picture | undefined {
    const [first] = resultsOf(survey);
    if (!first) return undefined;
    const bars = survey.facts.groups.map((_group, place) =>
      first.answers.map(({ cells }) => (cells[place]?.count ?? 0) / (cells[place]?.people ?? 1)),
    );
    const labels = [first.question, ...survey.words.groups, ...first.answers.map(({ text }) => text)];
    return { subject: { kind: 'bars', of: { bars } }, labels };
  },
};
