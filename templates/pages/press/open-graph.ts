import { formatDay } from '#authoring/format.ts';
import type { OpenGraph } from '#authoring/head.ts';
import { latestRelease } from './latest-release.ts';
import type { Facts, Words } from './schema.ts';

/** Describes the press room, whose image shows its latest release. */
export const openGraph: OpenGraph<Facts, Words> = {
  type: 'website',
  picture(site, press) {
    const latest = latestRelease(press);
    if (!latest) return undefined;
    const { date, title, paragraphs } = latest;
    const rows = paragraphs.map((paragraph) => [paragraph]);
    return {
      subject: { kind: 'sheet', of: { isPlain: true } },
      page: { title, reference: formatDay(site.locale, date), heading: '', rows },
    };
  },
};
