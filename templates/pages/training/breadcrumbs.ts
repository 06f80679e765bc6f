import type { Breadcrumb } from '#authoring/facets/breadcrumb.ts';
import type { PageContext } from '#authoring/page.ts';

/** Returns the pages above a training. */
export const breadcrumbs = (page: PageContext): Breadcrumb[] => [
  { text: page.t('pages.training.center'), target: 'pages/weniversity' },
  { text: page.t('pages.training.all'), target: 'pages/training-calendar' },
];
