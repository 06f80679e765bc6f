import type { EntryContext } from './entry-context.ts';
import type { Excerpt } from './facets/excerpt.ts';
import type { PageContext } from './page.ts';
import type { EntryView } from './views/entry-view.ts';

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

/** What a page's head and its structured data have in common. */
export interface HeadContext extends HeadWords {
  /** The absolute address of the page's social image, if the site has a typeface for it. */
  image: string | undefined;
  /** The days of an article: when it was published and last changed. */
  days: Partial<ArticleDays>;
}

/** A node of a JSON-LD graph. */
export type StructuredData = Record<string, unknown>;

/**
 * What social networks show of a page beside its title and description. An article is a website if neither its facts
 * nor the change ledger has a day for it.
 */
export interface OpenGraph<Facts = any, Words = any> {
  type: 'website' | 'article';
  days?: (facts: Facts) => ArticleDays;
  /** Describes what the page's social image shows beside the title; `undefined` for the site's usual drawing. */
  picture?: (site: PictureContext, entry: EntryView<Facts, Words>) => SocialPicture | undefined;
}

/** What the description of a social image can ask of the site: also the documents, which are made before the images. */
export type PictureContext = EntryContext & Pick<PageContext, 'document'>;

/** What a page's social image shows beside its title. */
export interface SocialPicture<Subject extends object = object> {
  /** What the site draws: the same data in every language where the drawing is the same. */
  subject: Subject;
  /** A figure, large. */
  figure?: SocialFigure;
  /** The words on the drawing in the language of the page, in the order that the drawing expects. */
  labels?: readonly string[];
  /** The document of which it shows a page: `documents/honest-devops`. */
  document?: string;
  /** What it shows as a page of paper, if that is no document. */
  page?: SocialPage;
}

/** A page of paper in a social image, in the language of its page. */
export interface SocialPage extends Excerpt {
  title: string;
  /** What is printed at its upper right. */
  reference?: string;
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
