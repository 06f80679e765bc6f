import { createFileCounter } from '../../model/files/line-counter.ts';

import type { Site } from '../../model/site.ts';
import type { Unit } from '../../model/unit.ts';
import { nameText } from '../units/name-text.ts';
import { isExpected, leadsElsewhere, pairResources } from '../units/resources.ts';
import { compareResource } from './confirm.ts';
import { parseConfirmed } from './confirmed.ts';
import type { Freshness } from './freshness.ts';
import type { ConfirmedState } from './state.ts';

/** How far a text's translation may be. */
export const boardStates = ['current', 'stale', 'unconfirmed', 'missing'] as const;
type BoardState = (typeof boardStates)[number];

/** One resource in one language. */
export interface BoardRow {
  resource: string;
  locale: string;
  /** `elsewhere`: the language leads its visitors to another page on purpose. */
  state: BoardState | 'elsewhere';
  /** State → number of texts. */
  counts: Record<BoardState, number>;
  /** The texts that are not current. */
  texts: BoardText[];
}

export interface BoardText {
  key: string;
  /** As messages name it: `"lead"`, `a paragraph below "Rules"`. */
  name: string;
  state: Exclude<BoardState, 'current'>;
  /** The translation's place, or the source's where there is none. */
  file: string;
  line: number;
  column: number;
  /** The source's words that it was confirmed for. */
  before?: string;
  /** The source's words now; nothing where they are gone. */
  after?: string;
}

/** How far every translation is. */
export interface Board {
  sourceLocale: string;
  locales: {
    locale: string;
    /** Whether anything of it has ever been confirmed. */
    followed: boolean;
    counts: Record<BoardState, number>;
  }[];
  /** By language, then resource. */
  rows: BoardRow[];
}

interface BoardInput {
  site: Pick<Site, 'config' | 'routeTable' | 'addresses'>;
  units: readonly Unit[];
  state: ConfirmedState;
  /** The languages to show. */
  locales: readonly string[];
  /** Whether a resource is to be shown. */
  wants: (resource: string) => boolean;
  readText: (path: string) => string | undefined;
}

/** Lists every resource of the content in every language, with the texts that are not current. */
export function makeBoard({ site, units, state, locales, wants, readText }: BoardInput): Board {
  const sourceLocale = site.config.defaultLocale;
  const placeOf = createFileCounter(readText);
  const rows = locales.flatMap((locale) =>
    pairResources(units, sourceLocale, locale).flatMap((pair): BoardRow[] => {
      const { resource, sources, targets } = pair;
      if (!wants(resource)) return [];
      if (targets.length === 0) {
        const base = { resource, locale, counts: { ...none }, texts: [] };
        if (isExpected(site, resource, locale))
          return [{ ...base, state: 'missing', counts: { ...none, missing: sources.length } }];
        return leadsElsewhere(site.routeTable, resource, locale) ? [{ ...base, state: 'elsewhere' }] : [];
      }
      const texts = compareResource(pair, parseConfirmed(state.linesOf(locale, resource)), state);
      const counts = { ...none };
      for (const text of texts) counts[stateOf(text)] += 1;
      const worst = (['stale', 'missing', 'unconfirmed'] as const).find((each) => counts[each] > 0) ?? 'current';
      const shown = texts.flatMap((text) => describe(text, { targets, sources, state, placeOf }));
      return [{ resource, locale, state: worst, counts, texts: shown }];
    }),
  );
  return {
    sourceLocale,
    locales: locales.map((locale) => ({
      locale,
      followed: state.follows(locale),
      counts: sum(rows.filter((row) => row.locale === locale).map(({ counts }) => counts)),
    })),
    rows,
  };
}

const none: Record<BoardState, number> = { current: 0, stale: 0, unconfirmed: 0, missing: 0 };

function sum(all: readonly Record<BoardState, number>[]): Record<BoardState, number> {
  const total = { ...none };
  for (const counts of all) for (const each of boardStates) total[each] += counts[each];
  return total;
}

function stateOf(text: Freshness): BoardState {
  return text.state === 'gone' ? 'stale' : text.state;
}

interface DescribeInput extends Pick<BoardInput, 'state'> {
  targets: readonly Unit[];
  sources: readonly Unit[];
  placeOf: ReturnType<typeof createFileCounter>;
}

function describe(text: Freshness, { targets, sources, state, placeOf }: DescribeInput): BoardText[] {
  if (text.state === 'current') return [];
  const placed = text.state === 'gone' ? text.target : (text.target ?? text.source);
  const file = placed?.file ?? targets[0]?.file ?? sources[0]?.file ?? '';
  const place = placed ? placeOf(file, placed.range.start) : { line: 1, column: 1 };
  const before = text.before === undefined ? undefined : state.wordsOf(text.before);
  const key = text.state === 'gone' ? text.key : text.source.key;
  return [
    {
      key,
      name: text.state === 'gone' ? nameText(key) : nameText(key, text.source),
      state: text.state === 'gone' ? 'stale' : text.state,
      file,
      ...place,
      ...(before === undefined ? {} : { before }),
      ...(text.state === 'gone' ? {} : { after: text.source.text }),
    },
  ];
}
