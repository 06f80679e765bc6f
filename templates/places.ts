import type { EntryContext } from '#authoring/entry-context.ts';
import type { PageContext } from '#authoring/page.ts';
import type { Office } from './pages/office/schema.ts';

/** Returns the name of where something takes place: an office's city, or the word for online. */
export function placeName(page: Pick<PageContext, 't' | 'find'>, location: string): string {
  if (location === 'online') return page.t('values.location.online');
  return page.find<Office>(location)?.words.city ?? '';
}

/**
 * Returns the words that visitors search for a place: the names of the city in every language and its country, or
 * online.
 */
export function placeKeywords(site: EntryContext, location: string): string[] {
  const offices = site.translations<Office>(location);
  if (offices.length === 0) return [site.t('values.location.online')];
  const country = new Intl.DisplayNames([site.locale], { type: 'region' });
  return [...new Set(offices.flatMap(({ words, facts }) => [words.city, country.of(facts.country) ?? '']))];
}

/** Returns where something takes place, as calendars write it: an office's address, or the word for online. */
export function placeAddress(site: Pick<PageContext, 't' | 'find'>, location: string): string {
  const office = site.find<Office>(location);
  if (!office) return site.t('values.location.online');
  return `${office.words.city}, ${office.facts.street}, ${office.facts.postalCode}`;
}

/** Returns the time zone of an office; of anywhere else, the head office's. */
export function timeZoneOf(page: Pick<PageContext, 'find'>, location: string): string {
  return page.find<Office>(location)?.facts.timeZone ?? 'Europe/Brussels';
}

/** Returns all offices, in the order of their cities' names in the page's language. */
export function officesByCity(page: PageContext): Office[] {
  return page.list<Office>('offices').toSorted((a, b) => a.words.city.localeCompare(b.words.city, page.locale));
}

/** Returns a location as filters and addresses write it: `paris`, `online`. */
export function placeId(location: string): string {
  return location.split('/').at(-1) ?? location;
}
