import { basename } from 'node:path';
import type { SocialImageDesign } from '../authoring/define-site.ts';
import { digestOf, digestOfData } from '../files/digest.ts';
import type { AssetCache } from '../model/asset-cache.ts';
import type { Entry } from '../model/entry.ts';
import type { OutputFile } from '../model/output.ts';
import type { Site } from '../model/site.ts';
import type { Templates } from '../model/templates.ts';
import type { MadeFonts } from './font-files.ts';
import { drawBackground, makeSocialImage } from './social.ts';

interface SocialInput {
  site: Site;
  templates: Pick<Templates, 'site' | 'compiled'>;
  fonts: MadeFonts;
  cache: AssetCache;
  /** Returns the title in the head of an entry's page. */
  titleOf: (entry: Entry) => string;
  translate: (locale: string, key: string) => string;
}

interface SocialImages {
  files: OutputFile[];
  /** `folder/id@locale` → address. */
  addresses: Map<string, string>;
  /** The address of the image of pages without their own. */
  common: string;
}

/** Names the social image of each page, or one for all pages. An image is made when it is written. */
export function socialImages(input: SocialInput): SocialImages {
  const { site, templates } = input;
  const entries = [...site.routes.values()].map(({ entry }) => entry).sort((a, b) => compareRefs(a.ref, b.ref));
  const home = site.entries.get(templates.site.pages.home)?.get(site.config.defaultLocale) ?? entries[0];
  const drawn = site.config.socialImages === 'each' ? entries : home ? [home] : [];
  const backgrounds = createBackgroundCache(templates.site.socialImage);
  const files = new Map(drawn.map((entry) => [`${entry.ref}@${entry.locale}`, imageOf(entry, input, backgrounds)]));
  const [first] = files.values();
  return {
    files: [...files.values()],
    addresses: new Map([...files].map(([key, { path }]) => [key, `/${path}`])),
    common: first ? `/${first.path}` : '',
  };
}

/** Compares by code unit, so that the languages of an entry follow each other. */
const compareRefs = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** How many backgrounds are cached at a time: 0.8 MB each. */
const maxBackgrounds = 8;

type BackgroundCache = (key: string, subject: object) => Promise<Uint8Array>;

/** Draws each background once for the pictures that share it and follow each other. */
function createBackgroundCache(design: SocialImageDesign): BackgroundCache {
  const backgrounds = new Map<string, Promise<Uint8Array>>();
  return (key, subject) => {
    const background = backgrounds.get(key) ?? drawBackground(design, subject);
    backgrounds.delete(key);
    backgrounds.set(key, background);
    for (const oldest of [...backgrounds.keys()].slice(0, -maxBackgrounds)) backgrounds.delete(oldest);
    return background;
  };
}

function imageOf(
  entry: Entry,
  { site, templates, fonts, cache, titleOf, translate }: SocialInput,
  backgroundOf: BackgroundCache,
): OutputFile {
  const title = titleOf(entry);
  const kicker = translate(entry.locale, `social.${entry.folder}`);
  const design = templates.site.socialImage;
  const subject = design.subject(entry);
  const siteName = site.config.name;
  const subjectDigest = digestOfData(subject);
  const digest = digestOf([fonts.digest, siteName, title, kicker, subjectDigest].join('\n'));
  return {
    area: 'site',
    path: `social/${entry.folder}-${entry.id}-${entry.locale}-${digest.slice(0, 8)}.png`,
    digest,
    stage: 'social images',
    contents: () =>
      cache.bytes(`social ${basename(templates.compiled.site)} ${digest}`, async () =>
        makeSocialImage({
          design,
          texts: { title, kicker, siteName },
          background: await backgroundOf(subjectDigest, subject),
          fonts: fonts.faces,
        }),
      ),
  };
}
