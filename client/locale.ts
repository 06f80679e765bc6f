/**
 * The languages that the visit's language can be; the first until another one is read. The specification lists them: not
 * all that the site has.
 */
const locales = ['en', 'fr'] as const;

const key = 'locale';

/**
 * Stores the language that is read, for this tab. A page with offers in other languages is one whose address does not
 * say its visitor's language: it shows the offer in the stored language.
 */
export function followLocale(): void {
  const offers = document.querySelectorAll<HTMLElement>('[data-offer]');
  try {
    const stored = sessionStorage.getItem(key) ?? locales[0];
    const current = localeOf(stored) ?? locales[0];
    const read = localeOf(document.documentElement.lang) ?? current;
    for (const offer of offers) offer.hidden = offer.dataset.offer !== current;
    if (offers.length === 0 && read !== stored) sessionStorage.setItem(key, read);
  } catch {
    // Storage can be switched off; nothing is offered then.
  }
}

const localeOf = (text: string) => locales.find((locale) => locale === text);
