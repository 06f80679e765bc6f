import type { HeadContext, StructuredData } from '#authoring/head.ts';
import type { PageContext } from '#authoring/page.ts';
import { organizationReference, subjectId } from '../../structured-data.ts';
import { answersFile } from './data-files.ts';
import type { Survey } from './results.ts';

/** Describes a survey as a data set, with its file. */
export const structuredData = (page: PageContext, { facts }: Survey, head: HeadContext): StructuredData[] => [
  {
    '@type': 'Dataset',
    '@id': subjectId(page),
    name: head.title,
    description: head.description,
    datePublished: facts.published,
    temporalCoverage: `${facts.fielded.from}/${facts.fielded.to}`,
    inLanguage: page.locale,
    creator: organizationReference(page),
    distribution: {
      '@type': 'DataDownload',
      encodingFormat: 'text/csv',
      contentUrl: `${page.site.origin}${page.url}${answersFile}`,
    },
  },
];
