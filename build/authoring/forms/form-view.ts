import { formatBytes } from '../format.ts';
import type { PageContext } from '../page.ts';
import type { FormDefinition, FormField } from './definition.ts';
import type { RuledField, SubmittedValue } from './field-kinds.ts';
import { listProblems, type Problem } from './rules.ts';

/** An answer that can be chosen, in the page's language. */
export interface OptionView {
  value: string;
  label: string;
  /** The fragment that leads to it, if it has one. */
  id?: string;
  /** What else to know before it is chosen, such as that it is full. */
  note?: string;
}

/** A label that links a document: the words before the link, in it, and after it. */
export interface LinkedLabel {
  before: string;
  text: string;
  after: string;
  href: string;
  /** The language of the document. */
  locale: string;
  /** Its type, language and size, and that it opens in a new tab. */
  note: string;
}

/** A field in the page's language. */
export interface FieldView extends RuledField {
  kind: FormField['kind'];
  label: string;
  linkedLabel?: LinkedLabel;
  hint?: string;
  autocomplete?: string;
  options?: OptionView[];
}

/** What the country field needs to know and say. */
export interface CountriesView {
  priority: string[];
  /** The languages whose names of countries are understood. */
  locales: string[];
  /** Other names of countries, by ISO code, separated by `, `. */
  /** Other names of countries, as the strings have them: `GB: UK, England; NL: Holland`. */
  synonyms: string;
  text: { choose: string; resultsOne: string; resultsMany: string; resultsNone: string };
}

/** A form in one language: what its island is given. */
export interface FormView {
  /** What the ids of its elements begin with. */
  id: string;
  type: string;
  /** The address of the forms API, and the form's path below it. */
  api: string;
  path: string;
  lang: string;
  fields: FieldView[];
  /** What is submitted beside the fields, from hidden inputs outside the form: each page has its own. */
  context: readonly string[];
  /** Names submitted as `true` by the sending itself. */
  agrees?: string[];
  /** Whether the fields are hidden once it has arrived. */
  givesWay?: true;
  /** Where a browser without script is led after sending; the fragment is the form's id. */
  thankYouURL: string;
  text: {
    submit: string;
    sending: string;
    purpose: string;
    optional: string;
    choose: string;
    trap: string;
    /** How many characters are left, with `{{number}}` in it. */
    left: string;
    thanks: string;
    /** What happens next; empty if the form does not say it. */
    next: string;
    backendError: string;
    incomplete: string;
    /** The page's title while there are problems, with `{{title}}` in it. */
    errorTitle: string;
  };
  /** Messages of the fields' problems, by key. */
  messages: Record<string, string>;
  countries?: CountriesView;
  /** What the page fills in, or what a refused submission held and what was wrong with it, when the form is shown again. */
  values?: Record<string, SubmittedValue>;
  problems?: Problem[];
}

/** What the view of a form is made from, beside the page that shows it. */
export interface FormViewInput {
  form: FormDefinition;
  /** The address of the page that thanks visitors without script. */
  thankYou: string;
  /** What the ids of its elements begin with, where it is not the form's id. */
  id?: string;
  /** The options that the page gives, by field. */
  options?: Record<string, OptionView[]>;
  /** What the fields hold before a visitor changes it, by name. */
  values?: Record<string, SubmittedValue>;
}

/** Where a submission comes from, by name. */
export type FormContext = Partial<Record<string, string>>;

/** What a form's view needs of its page: nothing that is another page's alone. */
type FormPage = Pick<PageContext, 'locale' | 'site' | 't' | 'href' | 'document'>;

/** Makes a form's view in the page's language. */
export function formView(page: FormPage, { form, thankYou, id, options, values }: FormViewInput): FormView {
  const fields = form.fields.map((field) => fieldView(page, field, options));
  return {
    id: id ?? form.id,
    type: form.type,
    api: page.site.formsApi,
    path: form.path,
    lang: page.locale,
    fields,
    context: form.context,
    ...(form.agrees && { agrees: form.agrees }),
    ...((form.thanks === 'full' || form.agrees) && { givesWay: true }),
    thankYouURL: `${page.site.origin}${thankYou}#${form.id}`,
    text: {
      submit: formText(form.submit, page.locale),
      sending: page.t('forms.sending'),
      purpose: formText(form.purpose, page.locale),
      optional: page.t('forms.optional'),
      choose: page.t('forms.choose'),
      trap: page.t('forms.trap'),
      left: page.t('forms.left', { number: '{{number}}' }),
      next: form.next ? formText(form.next, page.locale) : '',
      thanks: page.t(`errors.responseMessage.${form.thanks === 'full' ? 'thankYou' : 'thankYouShort'}`),
      backendError: page.t('errors.responseMessage.errorBackend'),
      incomplete: page.t('errors.form'),
      errorTitle: page.t('errors.title', { title: '{{title}}' }),
    },
    messages: messagesOf(page, fields),
    ...(fields.some((field) => field.kind === 'country') && { countries: countriesView(page) }),
    ...(values && { values }),
  };
}

/** Returns a text of a form in a language of the site; the build has checked that it is there. */
export function formText(words: Readonly<Record<string, string>>, locale: string): string {
  return words[locale] ?? '';
}

/** The page of a form, as far as its submissions name it. */
type ContextPage = Pick<PageContext, 'locale' | 'site' | 'url'>;

/** Returns what a form on a page submits beside its fields; given values override the values of the page. */
export function formContext(page: ContextPage, form: FormDefinition, given: FormContext = {}): Record<string, string> {
  const known: Record<string, string> = {};
  for (const name of form.context) {
    const value = name in given ? given[name] : placeOf(page, name);
    if (value !== undefined) known[name] = value;
  }
  return known;
}

/** Returns a part of the context. The first address of the visit is the page's, until the script has replaced it. */
function placeOf(page: ContextPage, name: string): string | undefined {
  if (name === 'lang') return page.locale;
  return name === 'pageURL' || name === 'startingURL' ? page.site.origin + page.url : undefined;
}

function fieldView(page: FormPage, field: FormField, given: FormViewInput['options'] = {}): FieldView {
  const { label, hint, options, optionsFrom: _, document, ...rules } = field;
  const { locale } = page;
  const words = formText(label, locale);
  const linkedLabel = document && linkDocument(page, words, document);
  const choices =
    given[field.name] ?? options?.map((option) => ({ value: option.value, label: formText(option.label, locale) }));
  return {
    ...rules,
    label: words.replace(documentMark, '$1$2$3'),
    ...(linkedLabel && { linkedLabel }),
    ...(hint && { hint: formText(hint, locale) }),
    ...(choices && { options: choices }),
  };
}

const documentMark = /^((?:(?!<document>).)*)<document>((?:(?!<\/document>).)*)<\/document>(.*)$/;

/** Returns the parts of a label that links a document; `undefined` if it links none, or the document is not published. */
function linkDocument(page: FormPage, label: string, ref: string): LinkedLabel | undefined {
  const [, before, text, after] = documentMark.exec(label) ?? [];
  const file = page.document(ref);
  if (before === undefined || text === undefined || after === undefined || !file?.href) return undefined;
  const note = page.t('forms.documentNote', {
    language: page.t(`values.language.${file.locale}`),
    size: formatBytes(page.locale, file.bytes),
  });
  return { before, text, after, href: file.href, locale: file.locale, note };
}

/** Returns the messages of the fields by key. Marks such as `{{max}}` stay in them: each field puts its own values in. */
function messagesOf(page: FormPage, fields: readonly FieldView[]): Record<string, string> {
  const marks = new Map(fields.flatMap(listProblems).map(({ key, values = {} }) => [key, Object.keys(values)]));
  return Object.fromEntries(
    [...marks]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, names]) => [key, page.t(key, Object.fromEntries(names.map((name) => [name, `{{${name}}}`])))]),
  );
}

function countriesView(page: FormPage): CountriesView {
  return {
    priority: page.site.priorityCountries,
    locales: page.site.locales.map((locale) => locale.id),
    synonyms: page.t('countries.synonyms'),
    text: {
      choose: page.t('countries.choose'),
      resultsOne: page.t('countries.resultsOne'),
      resultsMany: page.t('countries.resultsMany', { number: '{{number}}' }),
      resultsNone: page.t('countries.resultsNone'),
    },
  };
}
