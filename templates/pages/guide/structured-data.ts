import type { HeadContext, StructuredData } from '#authoring/head.ts';
import type { PageContext } from '#authoring/page.ts';
import { describeArticle } from '../../structured-data.ts';
import type { Guide } from './schema.ts';

/** Describes a guide as an article by its author. */
export const structuredData = (page: PageContext, { facts }: Guide, head: HeadContext): StructuredData[] => [
  describeArticle(page, facts, head),
];
