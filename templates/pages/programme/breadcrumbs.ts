import type { Breadcrumb } from '#authoring/facets/breadcrumb.ts';
import type { PageContext } from '#authoring/page.ts';

/** Returns the pages above a programme. */
export const breadcrumbs = (page: PageContext): Breadcrumb[] => [
  { text: page.t('pages.training.center'), target: 'pages/weniversity' },
];
