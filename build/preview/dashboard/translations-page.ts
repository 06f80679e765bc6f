import { type Board, type BoardRow, type BoardText, boardStates } from '../../translations/freshness/board.ts';
import { describeChange, shorten } from '../../translations/units/word-change.ts';
import { html, type Markup } from '../html.ts';
import { dashboardPage } from '../pages/shell.ts';

/** Opens the line of a text in the editor. */
type Open = (text: BoardText) => string | undefined;

interface PageInput {
  open: Open;
  /** Writes a command for this site. */
  commandLine: (line: string) => string;
}

/** Shows how far every translation is: the languages' sums, then each text that somebody must look at, with its line. */
export function translationsPage(board: Board, { open, commandLine }: PageInput): string {
  const rows = board.rows.map((row) => ({ row, texts: row.texts.filter(({ state }) => state !== 'unconfirmed') }));
  const due = rows.filter(({ texts }) => texts.length > 0);
  return dashboardPage({
    title: 'Translations',
    path: '/_preview/translations/',
    body: html`<p>A text is current when someone has confirmed it for the words that it is a translation of, and stale once those have changed. The source is <code>${board.sourceLocale}</code>.</p>
${sums(board)}
${
  due.length === 0
    ? html`<p>No translation is stale or missing.</p>`
    : due.map(({ row, texts }) => resource(row, texts, open))
}
<p>When a translation says what its source says, <code>${commandLine('translations -- confirm ENTRY --locale LANGUAGE')}</code> marks it as current.</p>`,
  });
}

function sums({ locales }: Board): Markup {
  return html`<div class="preview-scroll" tabindex="0" role="region" aria-labelledby="languages"><table>
<caption id="languages">Texts by language</caption>
<thead><tr><th scope="col">Language</th>${boardStates.map((state) => html`<th scope="col">${state}</th>`)}</tr></thead>
<tbody>${locales.map(
    ({ locale, counts, followed }) =>
      html`<tr><th scope="row">${locale}${followed ? '' : ' (nothing confirmed yet)'}</th>${boardStates.map((state) => html`<td class="preview-number">${counts[state]}</td>`)}</tr>`,
  )}</tbody></table></div>`;
}

function resource({ resource: name, locale }: BoardRow, texts: readonly BoardText[], open: Open): Markup {
  return html`<section class="preview-section"><h2>${name} <span class="preview-code">${locale}</span></h2>
<ul class="preview-rows">${texts.map((text) => html`<li>${line(text, open(text))} <span>${text.state}</span> ${change(text)}</li>`)}</ul></section>`;
}

function line({ file, line: number, name }: BoardText, href: string | undefined): Markup {
  return href ? html`<a href="${href}">${name}</a>` : html`<span>${name} (${file}:${number})</span>`;
}

function change({ before, after }: BoardText): Markup | string {
  if (before !== undefined && after !== undefined) {
    const words = describeChange(before, after);
    return html`<span>was <del>${words.before}</del>, is <ins>${words.after}</ins></span>`;
  }
  if (after !== undefined) return html`<span>${shorten(after)}</span>`;
  return before === undefined ? '' : html`<span>no longer in the source: ${shorten(before)}</span>`;
}
