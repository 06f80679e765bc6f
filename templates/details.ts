/**
 * Joins details into one line of text; those that are missing are left out. A dot belongs to the detail after it: where
 * the line breaks, none is left at its end.
 */
export function joinDetails(details: readonly (string | number | false | undefined)[]): string {
  return details.filter((detail) => detail !== false && detail !== undefined && detail !== '').join(' ·\u00a0');
}
