import type { Breadcrumb } from '#authoring/facets/breadcrumb.ts';
import type { PageContext } from '#authoring/page.ts';

/** Returns the pages above the training calendar. */
export const breadcrumbs = (page: PageContext): Breadcrumb[] => [
  { text: page.t('pages.training.center'), target: 'pages/weniversity' },
];
