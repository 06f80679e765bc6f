import { apiTexts } from '../../authoring/forms/api-texts.ts';
import type { FormDefinition } from '../../authoring/forms/definition.ts';
import { formElementId } from '../../authoring/forms/element-id.ts';
import type { SubmittedValue } from '../../authoring/forms/field-kinds.ts';
import { fieldKinds } from '../../authoring/forms/field-kinds.ts';
import { type FormContext, type FormView, formContext, formText, formView } from '../../authoring/forms/form-view.ts';
import type { Problem } from '../../authoring/forms/rules.ts';
import { parseUrl } from '../../authoring/values/web-address.ts';
import type { DocumentView } from '../../authoring/views/document-view.ts';
import type { SiteView } from '../../authoring/views/site-view.ts';
import { textDirection } from '../../languages/text-direction.ts';
import { escapeXml } from '../../model/files/escape-xml.ts';
import type { Translate } from '../../pipeline/emit/entry-context.ts';

/** What the forms API knows of the site's pages. */
export interface FormPages {
  site: SiteView;
  /** The address of the thank-you page in a language. */
  thankYou(locale: string): string;
  /** A published PDF by its entry, for the labels that link one. */
  document(locale: string, ref: string): DocumentView | undefined;
  /** The form's markup: the island `form`, rendered as in a page. */
  renderForm(view: FormView): string;
  /** Addresses of the style sheets that show a form. */
  styles: readonly string[];
}

interface RefusedSubmission {
  form: FormDefinition;
  context: FormContext;
  values: Record<string, SubmittedValue>;
  problems: Problem[];
  locale: string;
}

/** Renders a page that shows a refused form again: what is wrong, and all that was typed, ready to be sent once more. */
export function problemPage(
  { form, context, values, problems, locale }: RefusedSubmission,
  pages: FormPages,
  strings: Translate,
): string {
  const t = (key: string, more?: Record<string, string | number>) => strings(locale, key, more);
  const page = {
    locale,
    site: pages.site,
    url: '/',
    t,
    href: () => pages.thankYou(locale),
    document: (ref: string) => pages.document(locale, ref),
  };
  const title = formText(form.title, locale);
  const view = formView(page, { form, thankYou: pages.thankYou(locale), options: chosenOptions(form, values) });
  const back = pagePath(context.pageURL);
  return htmlPage({
    locale,
    title: t('errors.title', { title }),
    styles: pages.styles,
    body: [
      `<h1>${escapeXml(title)}</h1>`,
      pages.renderForm({ ...view, values, problems }),
      ...Object.entries(formContext(page, form, context)).map(
        ([name, value]) =>
          `<input type="hidden" form="${formElementId(view)}" name="${name}" value="${escapeXml(value)}">`,
      ),
      ...(back ? [linkBack(back, t(apiTexts.back))] : []),
    ],
  });
}

/**
 * Renders a page for what was too large to be read, in every language of the site because the visitor's is not known.
 * It leads back to the page that the browser names, else to the home page.
 */
export function tooLargePage(referrer: string | null, pages: FormPages, strings: Translate): string {
  const { locales, defaultLocale } = pages.site;
  const back = pagePath(referrer ?? undefined);
  const parts = locales.map(({ id, home }) =>
    [
      `<div lang="${id}" dir="${textDirection(id)}"><p>${escapeXml(strings(id, apiTexts.tooMuch))}</p>`,
      linkBack(back && back !== '/' ? back : home, strings(id, apiTexts.back)),
      '</div>',
    ].join('\n'),
  );
  const title = strings(defaultLocale, apiTexts.tooMuch);
  return htmlPage({ locale: defaultLocale, title, styles: pages.styles, body: parts });
}

interface HtmlPage {
  locale: string;
  title: string;
  styles: readonly string[];
  body: readonly string[];
}

function htmlPage({ locale, title, styles, body }: HtmlPage): string {
  return [
    '<!DOCTYPE html>',
    `<html lang="${locale}" dir="${textDirection(locale)}">`,
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeXml(title)}</title><meta name="robots" content="noindex">`,
    ...styles.map((address) => `<link rel="stylesheet" href="${escapeXml(address)}">`),
    '</head><body><main class="wrap" id="main">',
    ...body,
    '</main></body></html>',
    '',
  ].join('\n');
}

function linkBack(address: string, text: string): string {
  return `<p><a href="${escapeXml(address)}">${escapeXml(text)}</a></p>`;
}

/** Returns the chosen value as the only option of each choice whose options only the page knows. */
function chosenOptions(form: FormDefinition, values: Record<string, SubmittedValue>) {
  const chosen = form.fields.flatMap(({ name, kind, options }) => {
    const value = values[name];
    return fieldKinds[kind].hasOptions && !options && typeof value === 'string'
      ? [[name, [{ value, label: value }]]]
      : [];
  });
  return Object.fromEntries(chosen);
}

/** Returns the path of an address. The rest is not used: the visitor's browser sent it, and it could lead anywhere. */
function pagePath(address: string | undefined): string | undefined {
  return address && parseUrl(address)?.pathname.replace(/^\/+/, '/');
}
