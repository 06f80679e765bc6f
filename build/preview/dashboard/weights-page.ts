import type { WeighedPage } from '../../../scripts/weights/weigh.mjs';
import { html, type Markup } from '../html.ts';
import { dashboardPage } from '../pages/shell.ts';

/** How many pages are listed, in addition to those over their budget. */
const listed = 40;

const columns = ['html', 'css', 'script', 'reached', 'fonts', 'images', 'all'] as const;

const headings: Record<(typeof columns)[number], string> = {
  html: 'Page',
  css: 'Styles',
  script: 'Script',
  reached: 'Script with islands',
  fonts: 'Fonts',
  images: 'Pictures',
  all: 'First view',
};

/** Lists the heaviest pages and all that are over their budget. */
export function weightsPage(pages: readonly WeighedPage[]): string {
  const shown = pages.filter(({ over }, index) => index < listed || over.length > 0);
  const over = pages.filter((page) => page.over.length > 0).length;
  const rows = shown.map(
    (page) =>
      html`<tr><th scope="row"><a href="${page.url}">${page.url}</a></th>${columns.map((column) => cell(page, column))}</tr>`,
  );
  return dashboardPage({
    title: 'Weights',
    path: '/_preview/weights/',
    body: html`<p>What a visitor’s browser receives, in KB as it is sent. ${over === 0 ? `All ${pages.length} pages are within their budget.` : `${over} of ${pages.length} pages are over their budget.`}</p>
<div class="preview-scroll" tabindex="0" role="region" aria-labelledby="heaviest"><table>
<caption id="heaviest">The heaviest pages</caption>
<thead><tr><th scope="col">Address</th>${columns.map((column) => html`<th scope="col">${headings[column]}</th>`)}</tr></thead>
<tbody>${rows}</tbody></table></div>`,
  });
}

function cell({ weights, over }: WeighedPage, column: (typeof columns)[number]): Markup {
  const size = (weights[column] / 1024).toFixed(1);
  return over.includes(column)
    ? html`<td class="preview-number"><strong>${size} over</strong></td>`
    : html`<td class="preview-number">${size}</td>`;
}
