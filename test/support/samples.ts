import { isExhaustive } from './project.ts';
import type { RealSite } from './real-site.ts';

/** One page of a type in a layout and a language. */
export interface Sample {
  path: string;
  type: string;
  layout: string;
  locale: string;
}

/** Lists one page of each page type in each layout: in an exhaustive run in every language, otherwise in one in turn. */
export function samplePages(shown: Pick<RealSite, 'site'>): Sample[] {
  return isExhaustive ? samplesInEachLanguage(shown) : onePerKind(samplesInEachLanguage(shown));
}

/** Lists one page of each page type in each layout, in every language that has it. */
export function samplesInEachLanguage({ site }: Pick<RealSite, 'site'>): Sample[] {
  const samples = new Map<string, Sample>();
  for (const { url, pageType, layout, entry } of [...site.routes.values()].sort(byEntry)) {
    const { name: type } = pageType;
    const key = `${entry.locale} ${type} ${layout}`;
    if (!samples.has(key)) samples.set(key, { path: url, type, layout, locale: entry.locale });
  }
  return [...samples.values()];
}

/** Takes one of the pages that have the same type and layout, each time in the next language. */
export function onePerKind(samples: readonly Sample[]): Sample[] {
  const kinds = new Map<string, Sample[]>();
  for (const sample of samples) {
    const kind = `${sample.type} ${sample.layout}`;
    kinds.set(kind, [...(kinds.get(kind) ?? []), sample]);
  }
  const locales = [...new Set(samples.map(({ locale }) => locale))].sort();
  return [...kinds.values()].flatMap((pages, index) => {
    const inTurn = pages.find(({ locale }) => locale === locales[index % locales.length]) ?? pages[0];
    return inTurn ? [inTurn] : [];
  });
}

function byEntry(a: { entry: { ref: string } }, b: { entry: { ref: string } }): number {
  return a.entry.ref < b.entry.ref ? -1 : a.entry.ref > b.entry.ref ? 1 : 0;
}
