import { editDistance } from '../../model/diagnostics/suggest.ts';
import { globalKeywords } from './grammar.ts';

/** Returns the known word that another is mistyped for. */
export function findTypo(written: string, known: ReadonlySet<string>): string | undefined {
  if (known.has(written)) return undefined;
  return [...known].find((name) => name[0] === written[0] && isTypo(written, name));
}

/**
 * Returns whether two words differ in one edit, long ones in two; of three letters, only their order may differ. Other
 * words are similar to the global ones: `invert` is not `inherit`.
 */
function isTypo(written: string, name: string): boolean {
  const shorter = Math.min(written.length, name.length);
  const distance = editDistance(written, name, 3);
  if (distance === 1)
    return (written.length !== name.length && shorter > 2) || shorter > 3 || lettersOf(written) === lettersOf(name);
  return distance === 2 && shorter > 5 && !globalKeywords.has(name);
}

const lettersOf = (name: string): string => [...name].sort().join('');
