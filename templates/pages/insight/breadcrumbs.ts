import type { Breadcrumb, PageContext } from '#authoring/page.ts';

/** Returns the pages above an article. */
export const breadcrumbs = (page: PageContext): Breadcrumb[] => [
  { text: page.t('pages.insight.all'), target: 'pages/insights' },
];
