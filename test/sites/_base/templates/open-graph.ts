import type { ArticleDays, OpenGraph } from '#authoring/head.ts';

/** Describes pages as articles, with the days in their facts. */
export const datedArticle: OpenGraph<ArticleDays> = {
  type: 'article',
  days: ({ published, updated }: ArticleDays) => ({ published, ...(updated === undefined ? {} : { updated }) }),
};
