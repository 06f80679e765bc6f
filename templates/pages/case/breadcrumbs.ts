import type { Breadcrumb } from '#authoring/facets/breadcrumb.ts';
import type { PageContext } from '#authoring/page.ts';

/** Returns the pages above a case. */
export const breadcrumbs = (page: PageContext): Breadcrumb[] => [
  { text: page.t('pages.case.all'), target: 'pages/client-cases' },
];
