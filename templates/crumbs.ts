import type { Crumb } from './components/breadcrumbs/index.tsx';
import type { PageContext } from './page.ts';

/** What stands above the pages of each type, from the outermost: the interface text that names it, and the page. */
const above: Record<string, readonly (readonly [key: string, target: string])[]> = {
  assessment: [['pages.assessment.above', 'pages/change-management']],
  calendar: [['pages.training.center', 'pages/weniversity']],
  case: [['pages.case.all', 'pages/client-cases']],
  guide: [['pages.guide.all', 'pages/toolbox']],
  job: [['pages.job.all', 'pages/careers']],
  newsletter: [['pages.home.name', 'pages/index']],
  office: [['pages.office.all', 'pages/contact#offices']],
  programme: [['pages.training.center', 'pages/weniversity']],
  service: [['pages.service.all', 'pages/activities']],
  training: [
    ['pages.training.center', 'pages/weniversity'],
    ['pages.training.all', 'pages/training-calendar'],
  ],
};

/** The pages above the one shown, as far as they exist in its language. */
export function crumbsOf(page: PageContext): Crumb[] {
  return (above[page.entry.type] ?? [])
    .filter(([, target]) => page.exists(target))
    .map(([key, target]) => ({ text: page.t(key), href: page.href(target) }));
}
