import type { HeadContext, StructuredData } from '#authoring/head.ts';
import type { PageContext } from '#authoring/page.ts';
import { describeArticle } from '../../structured-data.ts';
import type { Case } from './schema.ts';

/** Describes a client case as an article by the company. */
export const structuredData = (page: PageContext, { facts }: Case, head: HeadContext): StructuredData[] => [
  describeArticle(page, facts, head),
];
