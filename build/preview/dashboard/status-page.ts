import type { WeighedPage } from '../../../scripts/weights/weigh.mjs';
import { countNoun } from '../../model/format-count.ts';
import { html, type Markup } from '../html.ts';
import { linkText, problemList } from '../pages/problem-list.ts';
import { dashboardPage } from '../pages/shell.ts';
import type { ShownProblem } from '../problems.ts';
import type { PreviewSettings } from '../settings.ts';

/** What time alone will change. */
interface ComingChange {
  date: string;
  ref: string;
  kind: string;
  what: string;
  /** Opens the entry's facts in the editor. */
  href?: string;
}

export interface Status {
  /** Locale → number of pages. */
  pages: Readonly<Record<string, number>>;
  problems: readonly ShownProblem[];
  /** Whether the site is being rendered: all this is of the run before. */
  building: boolean;
  settings: PreviewSettings;
  /** Why the settings that were sent were not taken. */
  refused?: string;
  /** Addresses that the ledger does not have yet. */
  unrecorded: readonly string[];
  /** The command that adds them. */
  recordCommand: string;
  /** Published addresses that would stop answering, each with the redirect to add. */
  lost: readonly ShownProblem[];
  coming: readonly ComingChange[];
  heaviest: readonly WeighedPage[];
  /** Locale → how many of its texts are stale or missing; nothing before the site is built. */
  translations: readonly { locale: string; stale: number; missing: number }[];
  messages: number;
  components: number;
}

/** How many coming changes and new addresses are listed. */
const listed = 12;

/** Shows the state of the content. */
export function statusPage(status: Status): string {
  const { problems, coming, heaviest, translations, messages, components } = status;
  return dashboardPage({
    title: 'Status',
    path: '/_preview/',
    body: html`<p class="preview-lead">${lead(status)}</p>
${section('View', settingsForm(status))}
${section('Problems', problems.length === 0 ? html`<p>${noProblems(status)}</p>` : problemList(problems))}
${section('Addresses', addresses(status))}
${section(
  'Translations',
  html`<ul class="preview-rows">${translations.map(
    ({ locale, stale, missing }) =>
      html`<li><strong>${locale}</strong> <span>${stale + missing === 0 ? 'no text stale or missing' : `${stale} stale, ${missing} missing`}</span></li>`,
  )}</ul><p><a href="/_preview/translations/">All translations</a></p>`,
)}
${section(
  'Coming changes',
  coming.length === 0
    ? html`<p>Nothing in the content ends or begins by itself.</p>`
    : html`<p>On these days the site changes without an edit; it has to be built again.</p><ul class="preview-rows">${coming
        .slice(0, listed)
        .map(
          (change) =>
            html`<li><time datetime="${change.date}">${change.date}</time> <span>${linkText(change.ref, change.href)} ${change.what}</span></li>`,
        )}</ul>${more(coming.length)}`,
)}
${section(
  'Heaviest pages',
  html`<p>With the pictures as they are: the build makes smaller ones.</p><ul class="preview-rows">${heaviest.slice(0, 5).map((page) => html`<li><span class="preview-number">about ${(page.weights.all / 1024).toFixed(0)} KB</span> <a href="${page.url}">${page.url}</a></li>`)}</ul><p><a href="/_preview/weights/">All weights</a></p>`,
)}
${section(
  'More',
  html`<ul class="preview-rows">
<li><a href="/_preview/messages/">Messages</a> <span>${messages === 0 ? 'none received by the forms' : `${messages} received by the forms`}</span></li>
<li><a href="/_preview/components/">Components</a> <span>${components} with their examples</span></li>
</ul>
<p>On any page of the site, hold Alt and click a text: its line opens in your editor. Alt and Enter does the same for the selected text or the element that has the focus.</p>`,
)}`,
  });
}

function noProblems({ building }: Status): string {
  return building ? 'They are shown when the site is rendered.' : 'None. The content is as the build wants it.';
}

function lead({ pages, problems }: Status): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const counts = Object.entries(pages).map(([locale, count]) => `${locale} ${count}`);
  const warnings = problems.length - errors;
  return `${Object.values(pages).reduce((sum, count) => sum + count, 0)} pages (${counts.join(', ')}), ${countNoun(errors, 'error')}, ${countNoun(warnings, 'warning')}.`;
}

function settingsForm({ settings, refused }: Status): Markup {
  return html`<form class="preview-form" method="post" action="/_preview/settings">
${refused ? html`<p class="preview-error" id="refused" role="alert">${refused}</p>` : ''}
<p><label for="date">The site as on this day</label> <input id="date" name="date" type="date" value="${settings.date}" required${refused ? html` aria-describedby="refused" aria-invalid="true"` : ''}></p>
<p><label><input type="checkbox" name="drafts"${settings.drafts ? html` checked` : ''}> Show drafts</label></p>
<p><label><input type="checkbox" name="pseudo"${settings.pseudo ? html` checked` : ''}> The default language in the pseudo-locale: accented, longer, in ⟦brackets⟧</label></p>
<p><button class="preview-button" type="submit">Show the site so</button></p>
</form>`;
}

function addresses({ unrecorded, lost, recordCommand }: Status): Markup {
  if (unrecorded.length + lost.length === 0)
    return html`<p>The ledger has every address, and every address it has still answers.</p>`;
  return html`${lost.length > 0 ? html`<h3>Would stop answering</h3>${problemList(lost)}` : ''}
${
  unrecorded.length > 0
    ? html`<h3>New, not in the ledger yet</h3><ul class="preview-rows">${unrecorded.slice(0, listed).map((address) => html`<li><a href="${address}">${address}</a></li>`)}</ul>${more(unrecorded.length)}
<p>When they are published, run <code>${recordCommand}</code> and commit the ledger.</p>`
    : ''
}`;
}

function section(title: string, body: Markup): Markup {
  const id = title.toLowerCase().replace(/ /g, '-');
  return html`<section class="preview-section" aria-labelledby="${id}"><h2 id="${id}">${title}</h2><div>${body}</div></section>`;
}

function more(total: number): Markup | string {
  return total > listed ? html`<p>And ${total - listed} more.</p>` : '';
}
