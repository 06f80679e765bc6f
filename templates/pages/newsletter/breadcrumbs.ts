import type { Breadcrumb } from '#authoring/facets/breadcrumb.ts';
import type { PageContext } from '#authoring/page.ts';

/** Returns the pages above the newsletter. */
export const breadcrumbs = (page: PageContext): Breadcrumb[] => [
  { text: page.t('pages.home.name'), target: 'pages/index' },
];
