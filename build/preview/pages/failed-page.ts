import { html } from '../html.ts';
import type { ShownProblem } from '../problems.ts';
import { problemList } from './problem-list.ts';
import { dashboardPage } from './shell.ts';

/** The page that could not be rendered. */
interface FailedPageView {
  url: string;
  entry: { ref: string; source: { words: string } };
}

/** Returns the page that is shown until the first build is done. */
export function waitingPage(): string {
  return dashboardPage({
    title: 'This page is being rendered',
    path: '',
    body: html`<div data-preview-waiting><p class="preview-lead">It is shown here when the whole site is rendered for the first time.</p></div>`,
  });
}

/** Returns the page that is shown in place of what takes too long, by its address. */
export function slowPage(address: string, seconds: number): string {
  return dashboardPage({
    title: 'This takes too long',
    path: '',
    body: html`<p class="preview-lead"><code>${address}</code> is not ready after ${seconds} seconds. The preview goes on with it: <a href="${address}">ask again</a>. Its terminal and <a href="/_preview/">the status</a> name the file if it cannot be made.</p>`,
  });
}

/**
 * Returns the page that replaces one that could not be rendered, with its errors.
 * @param page missing before the first build, when the errors are those of the site
 */
export function failedPage(problems: readonly ShownProblem[], page?: FailedPageView): string {
  const errors = problems.filter(({ severity }) => severity === 'error');
  const what = errors.every(({ inTemplates }) => inTemplates) ? 'template' : 'content';
  return dashboardPage({
    title: 'This page could not be rendered',
    path: '',
    body: html`<div data-preview-failed><p class="preview-lead">Correct the ${what}, and the page is shown here.</p>
${page ? html`<p>The page is <code>${page.url}</code>, of the entry <code>${page.entry.ref}</code>. <a href="/_preview/">All problems of the site</a></p>` : ''}
${problemList(errors)}</div>`,
  });
}
