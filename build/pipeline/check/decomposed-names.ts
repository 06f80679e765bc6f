import { atStart } from '../../model/diagnostic.ts';
import type { Finding } from '../../model/finding.ts';
import type { StrictInput } from './input.ts';
import { shownPictures } from './unused-files.ts';

/** Finds pictures whose names have accents as characters of their own, where texts name them with composed letters. */
export function checkDecomposedNames({ reads, site }: StrictInput): Finding[] {
  const names = [...shownPictures({ reads, site })].filter(
    ([path, { written }]) => path !== path.normalize() && written === written.normalize(),
  );
  return names.map(([path]) => ({
    subject: path.normalize(),
    diagnostic: {
      code: 'decomposed-name',
      severity: 'warning',
      message: `The name of ${path.normalize()} has its accents as characters of their own; texts name it with composed letters.`,
      hint: 'Rename the file, and type its name: most systems take the two names for two files.',
      ...atStart(path),
    },
  }));
}
