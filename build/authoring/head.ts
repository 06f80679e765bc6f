import type { EntryContext } from './entry-context.ts';

/** Title and description in a page's head. */
export interface HeadWords {
  title: string;
  description: string;
  /** What social networks show; title, description and the page's own picture unless given. */
  facebook?: SharedCard;
  twitter?: SharedCard;
}

/** What a social network shows for a page. */
export interface SharedCard {
  title: string;
  description: string;
  /** A picture below `static/`, and what it shows; the page's own picture unless given. */
  image?: string;
  imageAlt?: string;
}

/** What a page's head and its structured data say alike. */
export interface HeadContext extends HeadWords {
  /** The absolute address of the page's social image. */
  image: string;
  /** The days of an article: when it was published and last changed. */
  days: Partial<ArticleDays>;
}

/** A node of a JSON-LD graph. */
export type StructuredData = Record<string, unknown>;

/** The Open Graph type of a page. An article of which no day is known, in its facts or the change ledger, is a website. */
export interface OpenGraph<Facts> {
  type: 'website' | 'article';
  /** The days of an article, if its facts have them. */
  days?: (facts: Facts) => ArticleDays;
  /** The figure that the page's social image shows large, if it has one. */
  figure?: (site: EntryContext, facts: Facts) => SocialFigure | undefined;
}

/** A figure of a social image, in the language of its page. */
export interface SocialFigure {
  /** The figure with its unit: `18 minutes`. */
  value: string;
  /** What it is compared with, in a few words. */
  note: string;
}

/** When an article was published and last changed, `YYYY-MM-DD`. */
export interface ArticleDays {
  published: string;
  updated?: string;
}
