import type { Unit } from '../../model/unit.ts';
import type { SourceChange } from '../../translations/exchange/collect-pending-texts.ts';
import { compareResource } from '../../translations/freshness/confirm.ts';
import { parseConfirmed } from '../../translations/freshness/confirmed.ts';
import { readState } from '../../translations/freshness/state.ts';
import { pairResources } from '../../translations/units/resources.ts';
import type { ContentUnits } from './content-units.ts';

/** Finds how each source text has changed since its translation was confirmed; most have not. */
export function changesSince(content: ContentUnits, locale: string): (source: Unit) => SourceChange | undefined {
  const state = readState(content.readText);
  const changes = new Map<string, SourceChange>();
  if (!state.follows(locale)) return () => undefined;
  for (const pair of pairResources(content.units, content.config.defaultLocale, locale)) {
    for (const text of compareResource(pair, parseConfirmed(state.linesOf(locale, pair.resource)), state)) {
      if (text.state !== 'stale') continue;
      const before = text.before === undefined ? undefined : state.wordsOf(text.before);
      changes.set(nameOf(text.source), {
        isNew: text.before === undefined,
        ...(before === undefined ? {} : { before }),
      });
    }
  }
  return (source) => changes.get(nameOf(source));
}

function nameOf({ file, key }: Unit): string {
  return `${file}#${key}`;
}
