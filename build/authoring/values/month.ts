/** The pattern of a month of the calendar, written `YYYY-MM`. */
export const monthPattern = '^\\d{4}-(0[1-9]|1[0-2])$';

const wanted = new RegExp(monthPattern);

/** Returns whether a value is a month of the calendar, written `YYYY-MM`. */
export function isMonth(value: unknown): value is string {
  return typeof value === 'string' && wanted.test(value);
}

/** Returns the month some months after another, both `YYYY-MM`. */
export function addMonths(month: string, months: number): string {
  const count = numberOf(month) + months;
  return `${String(Math.floor(count / 12)).padStart(4, '0')}-${String((count % 12) + 1).padStart(2, '0')}`;
}

/** Returns how many months pass from one month to another, both `YYYY-MM`. */
export function monthsBetween(from: string, to: string): number {
  return numberOf(to) - numberOf(from);
}

/** Returns how many months of the calendar precede a month. */
function numberOf(month: string): number {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return year * 12 + number - 1;
}
