import { replaceSkipped } from '../../authoring/values/zoned-time.ts';
import { createPlacers } from '../../formats/yaml/positions.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { createFailureRecorder, describeFailures } from '../../model/diagnostics/facet-failures.ts';
import { isDraft } from '../../model/unpublished.ts';
import type { CheckInput } from './input.ts';

/** Finds times that do not exist where they are: a change of clocks skips them. */
export function checkSkippedTimes({ site, readText }: Pick<CheckInput, 'site' | 'readText'>): Diagnostic[] {
  const place = createPlacers(readText);
  const { attempt, failures } = createFailureRecorder();
  const published = [...site.entries.values()].flatMap((localized) => [...localized.values()].slice(0, 1));
  const skipped = [...published, ...site.hidden].flatMap((entry) => {
    const { times } = entry.kind;
    if (!times || isDraft(entry)) return [];
    const find = (ref: string) => site.entries.get(ref)?.get(entry.locale);
    return attempt(entry, () => times({ find } as Parameters<typeof times>[0], entry), []).flatMap((local) => {
      const later = replaceSkipped(local);
      if (later === undefined) return [];
      const { day, time, zone, path } = local;
      return place(entry.source.facts, {
        code: 'invalid-value',
        severity: 'error',
        message: `There is no ${time} on ${day} in ${zone}: clocks are put forward then.`,
        hint: `If you mean the moment at which clocks show ${later}, write that.`,
        at: { path },
      });
    });
  });
  return [...skipped, ...describeFailures(failures())];
}
