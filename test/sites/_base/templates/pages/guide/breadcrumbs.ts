import type { Breadcrumb } from '#authoring/facets/breadcrumb.ts';
import type { PageContext } from '#authoring/page.ts';

/** Returns the pages above a guide. */
export const breadcrumbs = (page: PageContext): Breadcrumb[] => [
  { text: page.t('pages.guide.all'), target: 'pages/toolbox' },
];
