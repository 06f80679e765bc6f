import { formatPercent } from '#authoring/format.ts';
import type { OpenGraph } from '#authoring/head.ts';
import type { Picture } from '../../brand/social-image.ts';
import type { Facts, Words } from './schema.ts';

/** Describes the home page, whose image shows its claim. */
export const openGraph: OpenGraph<Facts, Words> = {
  type: 'website',
  picture(site, { id, facts: { share }, words: { title } }): Picture | undefined {
    if (share === undefined) return undefined;
    return {
      subject: { kind: 'share', of: { seed: id, share } },
      figure: { value: formatPercent(site.locale, share), note: title },
    };
  },
};
