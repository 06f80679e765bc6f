import { html } from '../html.ts';
import type { ShownProblem } from '../problems.ts';
import { dashboardPage } from './shell.ts';
import { problemList } from './status-page.ts';

/** Returns the page that replaces one that could not be rendered. It has the errors of the site. */
export function failedPage(problems: readonly ShownProblem[]): string {
  return dashboardPage({
    title: 'This page could not be rendered',
    path: '',
    body: html`<p class="preview-lead">Correct the template, and the page is shown here.</p>
${problemList(problems.filter(({ severity }) => severity === 'error'))}`,
  });
}
