import { formatMoney, formatMoneyRange } from '#authoring/format.ts';

/** The currency of the site's prices and salaries, as its ISO code. */
export const currency = 'EUR';

/** Formats a price: `€8,900`, `8 900 €`, `€ 8.900`. */
export function formatPrice(locale: string, amount: number): string {
  return formatMoney(locale, currency, amount);
}

/** Formats two amounts as one: `€42,000–56,000`; a single one where they are equal. */
export function formatPriceRange(locale: string, from: number, to: number): string {
  return formatMoneyRange(locale, currency, from, to);
}
