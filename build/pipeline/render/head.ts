import type { PageType } from '../../authoring/define.ts';
import type { ArticleDays, HeadWords, SharedCard } from '../../authoring/head.ts';
import type { PageContext } from '../../authoring/page.ts';
import type { HeadView, SharedView } from '../../authoring/server/document.tsx';
import { markdownFile } from '../../authoring/values/published-files.ts';
import type { Assets } from '../../model/assets.ts';
import type { SiteConfig } from '../../model/config.ts';
import { createFailureRecorder } from '../../model/diagnostics/facet-failures.ts';
import type { Entry } from '../../model/entry.ts';
import { lastChange } from '../../model/last-change.ts';
import type { Route } from '../../model/route.ts';
import { structuredDataGraph } from './structured-data.ts';

/** Search engines cut titles after about this many characters. */
const titleLength = 60;

/** Returns the title and description of an entry's page, before the site's name is added. */
function headWords(entry: Entry): HeadWords {
  return 'head' in entry.kind && entry.kind.head ? entry.kind.head(entry) : ownWords(entry);
}

/** Returns the same; the entry's own words if the facet `head` fails, which the page reports when it is rendered. */
export function headWordsOrWords(entry: Entry): HeadWords {
  return createFailureRecorder().attempt(entry, () => headWords(entry), ownWords(entry));
}

function ownWords({ words }: Entry): HeadWords {
  const { metaTitle, title, description }: HeadWords & { metaTitle?: string } = words;
  return { title: metaTitle ?? title, description };
}

interface HeadInput {
  page: PageContext;
  route: Route;
  assets: Assets;
  config: Pick<SiteConfig, 'defaultLocale' | 'noindex'>;
  themeColor: string;
}

/** Returns the contents of a page's head. It reads the site through the page's context, which records this. */
export function makeHead({ page, route, assets, config, themeColor }: HeadInput): HeadView {
  const { origin, name } = page.site;
  const { title, description, facebook, twitter } = headWords(route.entry);
  const { unlisted, pageType } = route;
  // Only canonical pages name their versions in other languages.
  const hasLanguages = !unlisted && route.canonical === undefined;
  // Whether it is unlisted depends on the day.
  if (pageType.expires) page.date();
  const versions = [...page.alternates(), { locale: page.locale, url: page.url }].sort((a, b) =>
    a.locale < b.locale ? -1 : 1,
  );
  const alternates = versions.map(({ locale, url }) => ({ hreflang: locale, href: origin + url }));
  const fallback = versions.find(({ locale }) => locale === config.defaultLocale);
  if (fallback) alternates.push({ hreflang: 'x-default', href: origin + fallback.url });
  const { ref, locale } = route.entry;
  const imagePath = assets.socialImages.get(`${ref}@${locale}`) ?? assets.socialImages.get(locale);
  const socialImage = imagePath === undefined ? undefined : origin + imagePath;
  const days = articleDays(page, pageType);
  const withName = `${title} | ${name}`;
  const shownTitle = withName.length <= titleLength && !title.includes(name) && !unlisted ? withName : title;
  return {
    title: shownTitle,
    description,
    url: origin + page.url,
    canonical: unlisted ? undefined : origin + (route.canonical ?? page.url),
    alternates: hasLanguages ? alternates : [],
    feeds: unlisted ? [] : page.feeds(),
    markdown: unlisted || !pageType.markdown ? undefined : markdownFile(page.url),
    openGraph: share(facebook ?? { title: shownTitle, description, imageAlt: title }, { page, socialImage }),
    // Twitter takes missing values from Open Graph.
    twitter: twitter ? share(twitter, { page, socialImage }) : { image: socialImage },
    noindex: unlisted || (config.noindex ?? false),
    // A page without a day is not an article.
    kind: days.published === undefined && days.updated === undefined ? 'website' : 'article',
    days,
    otherLocales: hasLanguages ? page.alternates().map(({ locale }) => locale) : [],
    graph: structuredDataGraph(page, pageType, { title, description, image: socialImage, days }),
    style: withIntegrity(assets.styles[route.layout] ?? '', assets),
    script: withIntegrity(assets.script, assets),
    waitsForScript: pageType.waitsForScript ?? false,
    fonts: assets.fonts,
    icons: assets.icons,
    themeColor,
  };
}

/**
 * Returns when an article was published and last changed: what its facts say, or a later change in the ledger. Nothing for
 * a page that is no article.
 */
function articleDays(page: PageContext, { openGraph }: PageType): Partial<ArticleDays> {
  if (openGraph?.type !== 'article') return {};
  const days = openGraph.days?.(page.entry.facts) ?? {};
  return { ...days, ...lastChange(days, page.changeDay()) };
}

function withIntegrity(address: string, { integrity }: Assets): HeadView['script'] {
  return { address, integrity: integrity[address] };
}

/** The size of the pictures that the build draws. */
const socialSize = { width: 1200, height: 630 };

/** Adds the page's own picture to a card of a social network that has none. */
function share(
  { title, description, image, imageAlt }: SharedCard,
  { page, socialImage }: { page: PageContext; socialImage: string | undefined },
): SharedView {
  const words = { title, description, imageAlt: imageAlt ?? title };
  if (image === undefined) return { ...words, image: socialImage, ...(socialImage ? { size: socialSize } : {}) };
  const size = page.assetSize(image);
  return { ...words, image: page.site.origin + page.asset(image), ...(size ? { size } : {}) };
}
