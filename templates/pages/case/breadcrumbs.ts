import type { Breadcrumb, PageContext } from '#authoring/page.ts';

/** Returns the pages above a case. */
export const breadcrumbs = (page: PageContext): Breadcrumb[] => [
  { text: page.t('pages.case.all'), target: 'pages/client-cases' },
];
