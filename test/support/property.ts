import type { Random } from './random.ts';

/**
 * What always holds of a parser, whatever it is given. Each file of `test/properties/` exports one as `property`; the
 * suite `test/properties.test.ts` and `npm run fuzz` find it there.
 */
export interface Property {
  /** The parser, as the file is named: `yaml`. */
  name: string;
  /** How many inputs `npm test` tries; 400 unless set. */
  runs?: number;
  /** Makes an input, the same one for the same random values. */
  generate: (random: Random) => string;
  /** Throws if the property does not hold for an input. */
  check: (input: string) => void | Promise<void>;
}
