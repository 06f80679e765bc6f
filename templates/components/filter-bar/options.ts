import type { PageContext } from '#authoring/page.ts';
import type { FilterOption } from './index.tsx';

/** Makes the options of a filter from the values that items have: each once, counted, in the order of their words. */
export function optionsOf(
  page: PageContext,
  values: readonly string[],
  label: (value: string) => string,
): FilterOption[] {
  return optionsInOrder(values, label).sort((a, b) => a.label.localeCompare(b.label, page.locale));
}

/** Makes the options of a filter from the values that items have: each once, counted, in the order of the items. */
export function optionsInOrder(values: readonly string[], label: (value: string) => string): FilterOption[] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].map(([value, count]) => ({ value, label: label(value), count }));
}
