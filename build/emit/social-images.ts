import { drawingOf, subjectOf } from '../../templates/drawings/subject.ts';
import type { AssetCache } from '../cache/asset-cache.ts';
import { digestOf, digestOfData } from '../digest.ts';
import type { Entry, OutputFile, Site } from '../model.ts';
import type { MadeFonts } from './font-files.ts';
import { makeSocialImage } from './social.ts';

interface SocialInput {
  site: Site;
  fonts: MadeFonts;
  cache: AssetCache;
  /** The title in the head of an entry's page. */
  titleOf: (entry: Entry) => string;
  translate: (locale: string, key: string) => string;
}

export interface SocialImages {
  files: OutputFile[];
  /** `folder/id@locale` → address. */
  addresses: Map<string, string>;
  /** The address of the image of pages that have none of their own. */
  common: string;
}

/** Names the social image of every page, and makes it when it is written; or one image for all pages. */
export function socialImages(input: SocialInput): SocialImages {
  const { site } = input;
  const entries = [...site.routes.values()].map(({ entry }) => entry);
  const home = site.entries.get('pages/index')?.get(site.config.defaultLocale) ?? entries[0];
  const drawn = site.config.socialImages === 'each' ? entries : home ? [home] : [];
  const files = new Map(drawn.map((entry) => [`${entry.ref}@${entry.locale}`, imageOf(entry, input)]));
  const [first] = files.values();
  return {
    files: [...files.values()],
    addresses: new Map([...files].map(([key, { path }]) => [key, `/${path}`])),
    common: first ? `/${first.path}` : '',
  };
}

function imageOf(entry: Entry, { site, fonts, cache, titleOf, translate }: SocialInput): OutputFile {
  const title = titleOf(entry);
  const kicker = translate(entry.locale, `social.${entry.folder}`);
  const subject = subjectOf(entry);
  const siteName = site.config.name;
  const digest = digestOf([fonts.digest, siteName, title, kicker, digestOfData(subject)].join('\n'));
  return {
    area: 'site',
    path: `social/${entry.folder}-${entry.id}-${entry.locale}-${digest.slice(0, 8)}.png`,
    digest,
    contents: () =>
      cache.bytes(`social ${digest}`, () =>
        makeSocialImage({ title, kicker, siteName, drawing: drawingOf(subject), fonts: fonts.faces }),
      ),
  };
}
