import type { HeadContext, StructuredData } from '#authoring/head.ts';
import type { PageContext } from '#authoring/page.ts';
import type { Guide } from '../../entries.ts';
import { describeArticle } from '../../structured-data.ts';

/** Describes a guide as an article. */
export const structuredData = (page: PageContext, { facts }: Guide, head: HeadContext): StructuredData[] => [
  describeArticle(page, facts.published, head),
];
