import type { LayoutName } from '../../authoring/define.ts';
import type { Documented, Example } from '../gallery/examples.ts';
import { html, type Markup } from '../html.ts';
import { dashboardPage } from '../pages/shell.ts';

/** If a component has more examples than this, they are shown side by side. */
const many = 8;

/** Which part of the gallery is shown. */
interface GalleryView {
  locale: string;
  /** Only examples in this layout's style; each in its usual one by default. */
  layout?: LayoutName;
}

interface GalleryPageInput {
  documented: readonly Documented[];
  problems: readonly string[];
  locales: readonly { id: string; name: string }[];
  layouts: readonly LayoutName[];
  view: GalleryView;
}

/** Shows every component with its sentence and its examples, each in a frame with its layout's style. */
export function galleryPage({ documented, problems, locales, layouts, view }: GalleryPageInput): string {
  const shown = documented.filter(({ examples }) =>
    examples.some(({ layouts }) => view.layout === undefined || layouts.includes(view.layout)),
  );
  return dashboardPage({
    title: 'Components',
    path: '/_preview/components/',
    body: html`<p class="preview-lead">${documented.length} components with their examples, which the tests check too. They are in <code>examples.yaml</code> beside each component.</p>
${problems.length > 0 ? html`<ul class="preview-error">${problems.map((problem) => html`<li>${problem}</li>`)}</ul>` : ''}
<form class="preview-form preview-line" method="get" action="/_preview/components/">
<p><label for="locale">Language</label> <select id="locale" name="locale">${locales.map(({ id, name }) => option(id, name, id === view.locale))}</select></p>
<p><label for="layout">Layout</label> <select id="layout" name="layout">${option('', 'each example’s usual one', !view.layout)}${layouts.map((name) => option(name, name, name === view.layout))}</select></p>
<p><button class="preview-button" type="submit">Show</button></p>
</form>
<nav aria-label="Components"><ul class="preview-names">${shown.map(({ name }) => html`<li><a href="#${name}">${name}</a></li>`)}</ul></nav>
${shown.map((component) => entryOf(component, view))}`,
  });
}

function entryOf({ name, source, isIsland, sentence, examples }: Documented, view: GalleryView): Markup {
  return html`<section class="preview-component${examples.length > many ? ' preview-many' : ''}" id="${name}" aria-labelledby="${name}-title">
<h2 id="${name}-title">${name}${isIsland ? html` <span class="preview-code">island</span>` : ''}</h2>
<p>${codeMarked(sentence)}</p>
<p><code>${source}</code></p>
${examples.map((example) => frameOf(example, view))}
</section>`;
}

function frameOf(example: Example, view: GalleryView): Markup {
  const layout = view.layout ?? example.layouts[0] ?? '';
  if (!example.layouts.includes(layout)) return html``;
  const address = exampleAddress(example, { layout, locale: view.locale });
  const others = example.layouts.filter((other) => other !== layout);
  return html`<figure class="preview-example">
<figcaption>${example.name} · <a href="${address}">${layout}</a>${others.map((other) => html` · <a href="${exampleAddress(example, { layout: other, locale: view.locale })}">${other}</a>`)}</figcaption>
<iframe data-place="${example.place}" src="${address}" title="${example.component}: ${example.name}" loading="lazy"></iframe>
</figure>`;
}

/** Returns the text of a comment, with `<code>` for what is between backticks. */
function codeMarked(words: string): Markup[] {
  return words.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : html`${part}`));
}

/** Returns the address of an example by itself. */
export function exampleAddress({ id }: Example, { layout, locale }: { layout: string; locale: string }): string {
  return `/_preview/components/${id}/${layout}/${locale}/`;
}

function option(value: string, text: string, selected: boolean): Markup {
  return html`<option value="${value}"${selected ? html` selected` : ''}>${text}</option>`;
}
