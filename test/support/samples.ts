import type { RealSite } from './real-site.ts';

/** One page of a type in a layout and a language. */
export interface Sample {
  path: string;
  type: string;
  layout: string;
  locale: string;
}

/** Lists one page of each page type in each layout, in every language that has it. */
export function samplePages({ site }: Pick<RealSite, 'site'>): Sample[] {
  const samples = new Map<string, Sample>();
  for (const { url, pageType, layout, entry } of [...site.routes.values()].sort(byEntry)) {
    const { name: type } = pageType;
    const key = `${entry.locale} ${type} ${layout}`;
    if (!samples.has(key)) samples.set(key, { path: url, type, layout, locale: entry.locale });
  }
  return [...samples.values()];
}

function byEntry(a: { entry: { ref: string } }, b: { entry: { ref: string } }): number {
  return a.entry.ref < b.entry.ref ? -1 : a.entry.ref > b.entry.ref ? 1 : 0;
}
