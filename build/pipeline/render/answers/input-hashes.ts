import type { Assets } from '../../../model/assets.ts';
import type { Entry } from '../../../model/entry.ts';
import { digestOf, digestOfData } from '../../../model/files/digest.ts';
import type { Site } from '../../../model/site.ts';

/** Returns for kinds of questions a digest of all data that their answers are made from. */
export function hashInputs(site: Site, assets: Pick<Assets, 'socialImages'>): Map<string, string> {
  const entries = [...site.entries.values()].flatMap((localized) => [...localized.values()]);
  const summaries = hashEntries(entries, ({ summary }) => summary);
  const targets = hashTargets(site);
  const menus = digestOf(targets + digestOfData(site.navigation));
  return new Map([
    ['string', hashStrings(site)],
    ['find', summaries],
    ['list', summaries],
    ['facts', summaries],
    ['related', summaries],
    ['unbroken-names', summaries],
    ['body', hashEntries(entries, ({ digest }) => digest)],
    ['href', targets],
    ['exists', targets],
    ['alternates', targets],
    ['variant', menus],
    ['menu', menus],
    ['social-image', hashRows(assets.socialImages)],
    ['change-day', digestOf(JSON.stringify([...(site.changeLedger ?? [])]))],
  ]);
}

function hashEntries(entries: readonly Entry[], hashOf: (entry: Entry) => string): string {
  return digestOf(entries.map((entry) => `${entry.ref}@${entry.locale} ${hashOf(entry)}`).join());
}

function hashTargets(site: Site): string {
  const addresses = digestOf([...site.addresses].flatMap(([ref, localized]) => [ref, ...localized.values()]).join());
  return digestOf(
    [
      addresses,
      digestOfData(site.routeTable),
      digestOfData(site.config),
      ...site.broken,
      ...site.entries.keys(),
      ...[...site.unpublished].map(([ref, why]) => `${ref} ${digestOfData(why)}`),
    ].join(),
  );
}

function hashRows(rows: ReadonlyMap<string, string>): string {
  return digestOf([...rows].flat().join('\0'));
}

function hashStrings(site: Site): string {
  const texts = [...site.strings.values()].flatMap((own) => [...own].flat());
  return digestOf([...texts, ...site.unusable].join('\0'));
}
