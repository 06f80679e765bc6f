import type { HeadContext, StructuredData } from '#authoring/head.ts';
import type { PageContext } from '#authoring/page.ts';
import { describeArticle } from '../../structured-data.ts';
import type { Insight } from './schema.ts';

/** Describes an insight as an article by its author. */
export const structuredData = (page: PageContext, { facts }: Insight, head: HeadContext): StructuredData[] => [
  describeArticle(page, facts, head),
];
