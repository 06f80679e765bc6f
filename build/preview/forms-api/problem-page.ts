import { apiTexts } from '../../authoring/forms/api-texts.ts';
import type { FormDefinition } from '../../authoring/forms/definition.ts';
import {
  type FormContext,
  type FormView,
  formContext,
  formElementId,
  formView,
  inLanguage,
} from '../../authoring/forms/form-view.ts';
import type { Problem, SubmittedValue } from '../../authoring/forms/rules.ts';
import type { SiteView } from '../../authoring/page.ts';
import { parseUrl } from '../../authoring/web-address.ts';

/** The interface text of a key in a language. */
export type Translate = (locale: string, key: string, values?: Record<string, string | number>) => string;

/** What the forms API knows of the site's pages. */
export interface FormPages {
  site: SiteView;
  /** The address of the thank-you page in a language. */
  thankYou(locale: string): string;
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
  const page = { locale, site: pages.site, url: '/', t, href: () => pages.thankYou(locale) };
  const title = inLanguage(form.title, locale);
  const view = formView(page, { form, thankYou: pages.thankYou(locale), options: chosenOptions(form, values) });
  const back = pagePath(context.pageURL);
  return [
    '<!DOCTYPE html>',
    `<html lang="${locale}">`,
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeText(t('errors.title', { title }))}</title><meta name="robots" content="noindex">`,
    ...pages.styles.map((address) => `<link rel="stylesheet" href="${escapeText(address)}">`),
    '</head><body><main class="wrap" id="main">',
    `<h1>${escapeText(title)}</h1>`,
    pages.renderForm({ ...view, values, problems }),
    ...Object.entries(formContext(page, form, context)).map(
      ([name, value]) =>
        `<input type="hidden" form="${formElementId(view)}" name="${name}" value="${escapeText(value)}">`,
    ),
    ...(back ? [`<p><a href="${escapeText(back)}">${escapeText(t(apiTexts.back))}</a></p>`] : []),
    '</main></body></html>',
    '',
  ].join('\n');
}

/** A choice whose options only the page knows stays as it was made. */
function chosenOptions(form: FormDefinition, values: Record<string, SubmittedValue>) {
  const chosen = form.fields.flatMap(({ name, kind, options }) => {
    const value = values[name];
    return kind === 'select' && !options && typeof value === 'string' ? [[name, [{ value, label: value }]]] : [];
  });
  return Object.fromEntries(chosen);
}

/** Only the path is used: the address was sent by the visitor's browser and could lead anywhere. */
function pagePath(address: string | undefined): string | undefined {
  return address && parseUrl(address)?.pathname.replace(/^\/+/, '/');
}

function escapeText(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
}
