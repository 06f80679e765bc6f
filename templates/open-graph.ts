import type { ArticleDays, OpenGraph } from '#authoring/head.ts';
import type { Picture } from './brand/social-image.ts';

/** Describes pages as articles, with the days in their facts. */
export const datedArticle: OpenGraph<ArticleDays> = {
  type: 'article',
  days: ({ published, updated }: ArticleDays) => ({ published, ...(updated === undefined ? {} : { updated }) }),
};

/** Describes pages whose social image says what they are about, because they show no picture. */
export const describedInWords: OpenGraph<unknown, { description: string }> = {
  type: 'website',
  picture: (_, { words }): Picture => ({ subject: { kind: 'words', of: {} }, labels: [words.description] }),
};
