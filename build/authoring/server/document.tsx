import type { ReactNode } from 'react';
import { textDirection } from '../../languages/text-direction.ts';
import type { ArticleDays } from '../head.ts';
import { openGraphLocale } from '../values/regional-locale.ts';
import type { FeedView } from '../views/feed-view.ts';
import type { PublishedFile } from '../views/published-file.ts';

/** What a social network shows for a page. */
export interface SharedView {
  title: string;
  description: string;
  image: string | undefined;
  imageAlt: string;
  /** Width and height of the picture in pixels, where they are known. */
  size?: { width: number; height: number };
}

export interface HeadView {
  title: string;
  description: string;
  /** The page's absolute address. */
  url: string;
  /** The address that search engines should list; missing for a page that they should not. */
  canonical: string | undefined;
  /** Absolute addresses. */
  alternates: { hreflang: string; href: string }[];
  /** The feeds of what the page lists. */
  feeds: FeedView[];
  /** The address of the page's Markdown version, if it has one. */
  markdown: string | undefined;
  /** What social networks show: Facebook's, which the others read too, and Twitter's where it differs. */
  openGraph: SharedView;
  twitter: Partial<SharedView> & Pick<SharedView, 'image'>;
  /** Whether search engines are asked to leave the page out. */
  noindex: boolean;
  /** `article` for guides, cases and the like. */
  kind: 'website' | 'article';
  days: Partial<ArticleDays>;
  /** The other languages that have the page. */
  otherLocales: string[];
  /** JSON-LD of what the page shows. */
  graph: unknown;
  style: PublishedFile;
  script: PublishedFile;
  /** Whether the first paint waits for the script. */
  waitsForScript: boolean;
  fonts: string[];
  icons: { svg: string; touch: string; manifest: string };
  /** The color of browser interfaces around the page: sRGB hex. */
  themeColor: string;
}

export interface DocumentProps {
  locale: string;
  siteName: string;
  layout: string;
  type: string;
  head: HeadView;
  children: ReactNode;
}

/** Renders the HTML document around a layout. */
export function Document({ locale, siteName, layout, type, head, children }: DocumentProps) {
  // Left to right is the default of HTML.
  const dir = textDirection(locale) === 'rtl' ? 'rtl' : undefined;
  return (
    <html lang={locale} dir={dir} data-layout={layout} data-type={type}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{head.title}</title>
        <meta name="description" content={head.description} />
        {head.noindex && <meta name="robots" content="noindex" />}
        {head.canonical && <link rel="canonical" href={head.canonical} />}
        {head.alternates.map(({ hreflang, href }) => (
          <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />
        ))}
        {head.feeds.map(({ type, title, href }) => (
          <link key={href} rel="alternate" type={type} title={title} href={href} />
        ))}
        {head.markdown && <link rel="alternate" type="text/markdown" href={head.markdown} />}
        {head.fonts.map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <link rel="stylesheet" href={head.style.address} integrity={head.style.integrity} />
        <script
          type="module"
          src={head.script.address}
          integrity={head.script.integrity}
          // What the first paint does not wait for comes after the fonts.
          {...(head.waitsForScript ? { blocking: 'render' } : { fetchPriority: 'low' })}
        />
        <SocialTags locale={locale} siteName={siteName} head={head} />
        <link rel="icon" href={head.icons.svg} type="image/svg+xml" />
        <link rel="apple-touch-icon" href={head.icons.touch} />
        <link rel="manifest" href={head.icons.manifest} />
        <meta name="theme-color" content={head.themeColor} />
        <script
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: JSON.stringify(head.graph).replace(/</g, '\\u003c') }}
        />
      </head>
      <body>{children}</body>
    </html>
  );
}

/** Renders what social networks read: Open Graph, and what Twitter has of its own. */
function SocialTags({ locale, siteName, head }: Pick<DocumentProps, 'locale' | 'siteName' | 'head'>) {
  const { openGraph, twitter } = head;
  return (
    <>
      <meta property="og:type" content={head.kind} />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:locale" content={openGraphLocale(locale)} />
      {head.otherLocales.map((other) => (
        <meta key={other} property="og:locale:alternate" content={openGraphLocale(other)} />
      ))}
      {head.days.published && <meta property="article:published_time" content={head.days.published} />}
      {head.days.updated && <meta property="article:modified_time" content={head.days.updated} />}
      <meta property="og:title" content={openGraph.title} />
      <meta property="og:description" content={openGraph.description} />
      <meta property="og:url" content={head.url} />
      {openGraph.image && <meta property="og:image" content={openGraph.image} />}
      {openGraph.size && <meta property="og:image:width" content={String(openGraph.size.width)} />}
      {openGraph.size && <meta property="og:image:height" content={String(openGraph.size.height)} />}
      {openGraph.image && <meta property="og:image:alt" content={openGraph.imageAlt} />}
      <meta name="twitter:card" content={twitter.image ? 'summary_large_image' : 'summary'} />
      {twitter.title && <meta name="twitter:title" content={twitter.title} />}
      {twitter.description && <meta name="twitter:description" content={twitter.description} />}
      {twitter.image && twitter.image !== openGraph.image && <meta name="twitter:image" content={twitter.image} />}
      {twitter.imageAlt && <meta name="twitter:image:alt" content={twitter.imageAlt} />}
    </>
  );
}
