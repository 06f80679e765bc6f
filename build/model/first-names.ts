import { formatCount } from './format-count.ts';

/** Lists the first names, and shows whether there are others: `a, b, c …`. */
export function firstNames(names: readonly string[], most: number): string {
  return `${names.slice(0, most).join(', ')}${names.length > most ? ' …' : ''}`;
}

/** Lists the first names, and says how many others there are: `a, b, c and 12 more`. */
export function firstAndMore(names: readonly string[], most: number): string {
  const more = names.length > most ? ` and ${formatCount(names.length - most)} more` : '';
  return `${names.slice(0, most).join(', ')}${more}`;
}
