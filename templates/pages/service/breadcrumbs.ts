import type { Breadcrumb } from '#authoring/facets/breadcrumb.ts';
import type { PageContext } from '#authoring/page.ts';

/** Returns the pages above a service. */
export const breadcrumbs = (page: PageContext): Breadcrumb[] => [
  { text: page.t('pages.service.all'), target: 'pages/activities' },
];
