import { linkForms } from './link-forms.ts';
import { type Reading, writtenGroups } from './reading.ts';
import { createTaken, type FoundPart } from './unparsed.ts';

/** The markers of links and pictures. */
const brackets = /[[\](){}<>!]/;

/** One of these is in everything that is found. */
const signs = /[[\]］】〕}<]|!\(|\uFFFC|\/\/|:\/|www\./i;

/** Finds what was meant as a link, a picture or the address of one, and is shown as it is written. */
export function findBrokenLinks(reading: Reading): FoundPart[] {
  if (!signs.test(reading.text)) return [];
  const sentence = reading.text.replaceAll('\n', ' ');
  const found: FoundPart[] = [];
  const taken = createTaken();
  for (const { kind, pattern, meant, name, of } of linkForms) {
    for (const match of (kind === 'definition' ? reading.text : sentence).matchAll(pattern)) {
      const [start, end] = [match.index, match.index + match[0].length];
      if (taken.includes(start, end) || reading.isEscaped(start, end, brackets)) continue;
      const groups = writtenGroups(match, reading);
      const instead = meant(groups, { reading, start, end });
      if (!instead) continue;
      const named = { ...(name ? { name: name(groups) } : {}), ...(of ? { of: of(groups) } : {}) };
      taken.take({ start, end });
      found.push({ kind, meant: instead, at: reading.placeOf(start), ...named, start, end });
    }
  }
  return found;
}
