import type { EntryView } from '#authoring/views/entry-view.ts';
import type { Facts, Words } from './schema.ts';

/** Returns the latest release: its day, its title, and its paragraphs. */
export function latestRelease({ facts, words }: Pick<EntryView<Facts, Words>, 'facts' | 'words'>) {
  const [latest] = facts.releases
    .flatMap(({ date }, index) => (words.releases[index] ? [{ date, ...words.releases[index] }] : []))
    .toSorted((a, b) => b.date.localeCompare(a.date, 'en'));
  return latest && { ...latest, paragraphs: latest.text.split(/\n{2,}/) };
}
