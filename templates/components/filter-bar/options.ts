import type { PageContext } from '#authoring/page.ts';

/** Makes the options of a filter from the values that items have: each once, in the order of their words. */
export function optionsOf(
  page: PageContext,
  values: readonly string[],
  label: (value: string) => string,
): { value: string; label: string }[] {
  return [...new Set(values)]
    .map((value) => ({ value, label: label(value) }))
    .sort((a, b) => a.label.localeCompare(b.label, page.locale));
}
