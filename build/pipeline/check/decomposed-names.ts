import { posix } from 'node:path';
import { atStart, type Diagnostic } from '../../model/diagnostic.ts';
import type { CheckInput } from './input.ts';

/** Finds pictures whose names have accents as characters of their own: keyboards type names with composed letters. */
export function checkDecomposedNames({ site }: Pick<CheckInput, 'site'>): Diagnostic[] {
  return [...site.pictures.keys()]
    .filter((path) => path !== path.normalize())
    .map((path) => {
      const name = posix.basename(path).normalize();
      return {
        code: 'decomposed-name',
        severity: 'warning',
        message: `The path of ${name} has accents as characters of their own (NFD): most systems take the same path with composed letters (NFC) for another file, though both look the same.`,
        hint: `Rename it to a name without accents, here and where it is named; or to another name, and then to ${name} as your keyboard types it.`,
        ...atStart(path),
      };
    });
}
