/** The languages that the visit's language can be; the first until another one is read. */
const locales: readonly string[] = ['en', 'fr'];

const key = 'locale';

/**
 * Stores the language that is read, for this tab. A page with offers in other languages is one whose address does not
 * say its visitor's language: it shows the offer in the stored language.
 */
export function followLocale(): void {
  const offers = document.querySelectorAll<HTMLElement>('[data-offer]');
  try {
    if (offers.length === 0) storeLocale(document.documentElement.lang);
    for (const offer of offers) offer.hidden = offer.dataset.offer !== readLocale();
  } catch {
    // Storage can be switched off; nothing is offered then.
  }
}

function storeLocale(locale: string): void {
  if (locales.includes(locale) && locale !== readLocale()) sessionStorage.setItem(key, locale);
}

function readLocale(): string | undefined {
  return sessionStorage.getItem(key) ?? locales[0];
}
