import type { Breadcrumb } from '#authoring/facets/breadcrumb.ts';
import type { PageContext } from '#authoring/page.ts';

/** Returns the pages above an office. */
export const breadcrumbs = (page: PageContext): Breadcrumb[] => [
  { text: page.t('pages.office.all'), target: 'pages/contact#offices' },
];
