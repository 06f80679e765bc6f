import { html, type Markup } from '../html.ts';
import type { ShownProblem } from '../problems.ts';

/** Lists problems with their excerpts, each leading to its line. */
export function problemList(problems: readonly ShownProblem[]): Markup {
  return html`<ol class="preview-problems">${problems.map(
    ({ severity, place, href, message, hint, excerpt, code }) => html`<li class="preview-${severity}">
<p><strong>${severity === 'error' ? 'Error' : 'Warning'}</strong> <code>${linkText(place, href)}</code></p>
<p>${message} <span class="preview-code">${code}</span></p>
${excerpt ? html`<pre tabindex="0">${excerpt}</pre>` : ''}
${hint ? html`<p>${hint}</p>` : ''}
</li>`,
  )}</ol>`;
}

/** Returns a text as a link, if there is an address for it. */
export function linkText(text: string, href: string | undefined): Markup | string {
  return href ? html`<a href="${href}">${text}</a>` : text;
}
