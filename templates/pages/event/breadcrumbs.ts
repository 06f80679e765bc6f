import type { Breadcrumb } from '#authoring/facets/breadcrumb.ts';
import type { PageContext } from '#authoring/page.ts';

/** Returns the pages above an event. */
export const breadcrumbs = (page: PageContext): Breadcrumb[] => [
  { text: page.t('pages.event.all'), target: 'pages/spark-the-change' },
];
