import { createPlacers } from '../../formats/yaml/positions.ts';
import type { Finding } from '../../model/finding.ts';
import { groupPairs } from '../../model/group-by.ts';
import type { StrictInput } from './input.ts';

/**
 * Finds interface texts that no page of this run reads and that the code of the templates does not name. The code names
 * texts for states that no page is in today.
 */
export function checkUnusedStrings(input: StrictInput): Finding[] {
  const { site } = input;
  const read = new Set<string>();
  for (const key of input.reads) if (key.startsWith('string|')) read.add(key.slice(key.indexOf('|', 7) + 1));
  const files = groupPairs(
    site.config.locales.flatMap(({ id }) =>
      [...(site.strings.get(id)?.keys() ?? [])].map((key) => [key, `strings/${id}.yaml`] as const),
    ),
  );
  const unread = [...files].filter(([key]) => !read.has(key) && !read.has(withoutPlural(key)));
  if (unread.length === 0) return [];
  const { hasString } = input.named();
  const place = createPlacers(input.readText);
  return unread
    .filter(([key]) => !hasString(withoutPlural(key)))
    .map(([key, [file = '', ...others]]) => ({
      subject: key,
      diagnostic: place(file, {
        code: 'unused-string',
        severity: 'warning',
        message: `No page, form or document asks for the interface text "${key}".`,
        hint: `Remove it${others.length > 0 ? `, here and from ${others.join(' and ')}` : ''}.`,
        at: { path: key.split('.'), key: true },
      }),
    }));
}

/** Returns the key that templates use: `units.days` for `units.days_one`. */
function withoutPlural(key: string): string {
  return key.replace(/_(ordinal_)?(zero|one|two|few|many|other)$/, '');
}
