import type { EntryContext } from '#authoring/entry-context.ts';
import type { FactPanel } from '#authoring/facets/fact-panel.ts';
import { formatPrice } from '../../prices.ts';
import type { DocumentEntry } from './schema.ts';

/** Returns what the first page of an offer's sheet says: what it costs and takes, where, and for whom it is. */
export function factPanel(site: EntryContext, { facts, words }: DocumentEntry): FactPanel | undefined {
  const { price } = facts;
  const { offer } = words;
  if (price === undefined || !offer) return undefined;
  return {
    highlights: [
      { term: site.t('facts.price'), value: formatPrice(site.locale, price) },
      { term: site.t('facts.duration'), value: offer.duration },
      { term: site.t('facts.group'), value: offer.group },
      { term: site.t('facts.place'), value: offer.place },
    ],
    details: [{ term: site.t('facts.audience'), value: offer.audience }],
  };
}
