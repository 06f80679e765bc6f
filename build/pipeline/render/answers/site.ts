import { nextStepsOf } from '../../../authoring/forms/next-steps.ts';
import { pluralOrder } from '../../../languages/plural-forms.ts';
import { findRecordedDay } from '../../../model/change-ledger.ts';
import { digestOfData } from '../../../model/files/digest.ts';
import { siteView } from '../../../model/site-view.ts';
import { unbrokenNames } from '../../../model/unbroken-names.ts';
import type { AnswerInput, Answers } from './answer.ts';

/** The endings that i18next adds to a key for zero and for the plural forms. */
const pluralEndings = ['', ...pluralOrder.map((category) => `_${category}`)];

/** Returns the answers about interface texts, forms, the site's settings and its date. */
export function answerSite({ site, translate }: AnswerInput): Answers {
  // Every page has them.
  const namesOf = new Map<string, readonly string[]>();
  return {
    string: (locale, key) => {
      const texts = pluralEndings.flatMap((ending) => site.strings.get(locale)?.get(key + ending) ?? []);
      // A missing text is reported only if its file has no mistakes.
      const ofMissing = site.unusable.has(`strings/${locale}.yaml`) ? 'unusable' : '';
      return { value: translate(locale, key), digest: texts.length > 0 ? texts.join('\0') : ofMissing };
    },
    form: (_locale, id) => {
      const form = site.forms.get(id);
      const ofMissing = site.unusable.has(`forms/${id}.yaml`) ? 'unusable' : null;
      return { value: form, digest: digestOfData(form ?? ofMissing) };
    },
    // Contains nothing of the forms' fields: a page that reads this does not show the forms.
    'next-steps': (locale) => {
      const steps = nextStepsOf(site.forms.values(), locale);
      return { value: steps, digest: digestOfData(steps) };
    },
    'form-ids': () => {
      const ids = [...site.forms.keys()].sort();
      return { value: ids, digest: ids.join() };
    },
    site: () => {
      const view = siteView(site.config);
      return { value: view, digest: digestOfData(view) };
    },
    // Answers for the page itself, as `folder/id`.
    'change-day': (locale, ref) => {
      const day = findRecordedDay(site.changeLedger, `${ref}@${locale}`);
      return { value: day, digest: day ?? '' };
    },
    'unbroken-names': (locale) => {
      const names = namesOf.get(locale) ?? unbrokenNames(site, locale);
      namesOf.set(locale, names);
      return { value: names, digest: names.join('\0') };
    },
    date: () => ({ value: site.date, digest: site.date }),
  };
}
