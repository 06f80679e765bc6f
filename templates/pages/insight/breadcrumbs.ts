import type { Breadcrumb } from '#authoring/facets/breadcrumb.ts';
import type { PageContext } from '#authoring/page.ts';

/** Returns the pages above an article. */
export const breadcrumbs = (page: PageContext): Breadcrumb[] => [
  { text: page.t('pages.insight.all'), target: 'pages/insights' },
];
