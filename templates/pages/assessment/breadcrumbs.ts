import type { Breadcrumb } from '#authoring/facets/breadcrumb.ts';
import type { PageContext } from '#authoring/page.ts';

/** Returns the pages above the assessment. */
export const breadcrumbs = (page: PageContext): Breadcrumb[] => [
  { text: page.t('pages.assessment.above'), target: 'pages/change-management' },
];
