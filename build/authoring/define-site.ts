import type { SocialFigure, SocialPage } from './head.ts';
import type { EntryView } from './views/entry-view.ts';

/** What a site says of itself outside its content: its brand, and the pages that the generator refers to. */
export interface SiteDefinition {
  /** Pages that the generator itself refers to, as `pages/id`. */
  pages: {
    home: string;
    /** The page that searches, if the site has one; a language without it has no search index. */
    search?: string;
    /** Where a form without an address of its own leads once it is sent, if the site has forms. */
    thankYou?: string;
    /** The page that hosts answer failures with, if the site has one. Addresses that do not exist get `404.html`. */
    error?: string;
  };
  /** The menus of `content/navigation.yaml` that the templates show. */
  menus: readonly string[];
  /** The type of a new page that is made without one. */
  defaultPageType: string;
  /** The color of browser interfaces around a page, and of the ground while it loads: sRGB hex. */
  colors: { theme: string; background: string };
  /**
   * What the text of pages is set in:
   * - `families`: `fontFamilies`, and the browser's own typefaces for characters that these lack;
   * - `families-only`: the same, but such a character is an error;
   * - `system`: the browser's own typefaces. `fontFamilies` are for PDFs and social images only.
   */
  fonts: 'families' | 'families-only' | 'system';
  /** The families of the site's typefaces, the family of headings first. */
  fontFamilies: readonly FontFamily[];
  /** Draws the site's icon → a square SVG document; `margin` and `radius` are in units of a mark 320 wide. */
  icon: (shape: { margin: number; radius: number }) => string;
  socialImage: SocialImageDesign;
  /** How pages show pictures. */
  pictures: {
    /** Name → a place of the layouts where pictures are shown; `text` is that of pictures in Markdown. */
    usages: Readonly<Record<string, PictureUsage>> & { readonly text: PictureUsage };
    /** Colors that represent a picture until it is there: the value of `data-placeholder` → sRGB hex. */
    placeholders: Readonly<Record<string, string>>;
  };
  /** The design of PDFs, if a kind of entry is made into them. */
  documents?: DocumentDesign;
  /** How the search reads the fields of words, by name, and ranks pages; a site without a search page needs none. */
  search?: {
    /** Fields that are no text of the page, or that a record has by themselves. */
    ignoredFields: readonly string[];
    /** Fields that count as headings. */
    headingFields: readonly string[];
    /** The `searchWeight` of pages whose type has no `searchRecord`. */
    pageWeight?: number;
  };
}

/** A place of the layouts where pictures are shown: `page.picture(written, usage)`. */
export interface PictureUsage {
  /** The widths in pixels that the layout needs, the least first: that of a phone. */
  widths: readonly number[];
  /** The attribute `sizes`: how wide the picture is shown, by the width of the window. */
  sizes: string;
  /** Width by height, if the place has a fixed shape: the picture is cut to it around its focus. */
  ratio?: number;
  /** Whether visitors see it before they scroll: it is loaded at once, and first. */
  priority?: boolean;
}

/** The look of the documents that are made into PDFs. */
interface DocumentDesign {
  /** Draws a cover from the id of the entry that opens the document and the document's `kind` → an SVG document. */
  cover: (document: { seed: string; kind: string }) => string;
  /** Draws the mark beside the site's name → an SVG document. */
  mark: () => string;
  colors: DocumentColors;
}

export interface DocumentColors {
  /** Text, and the ground of the cover. */
  ink: Oklch;
  /** Text of the cover. */
  onCover: Oklch;
  /** Links of the cover, and marks in the text: bars of quotations, ticked boxes. */
  highlight: Oklch;
  /** Links and the marks of lists. */
  accent: Oklch;
  /** The footer of each page. */
  muted: Oklch;
  /** The ground of code. */
  shade: Oklch;
  /** The lines of tables and footnotes. */
  line: Oklch;
}

/** A color in OKLCH: lightness from 0 to 100, chroma from 0 to 0.4, hue from 0 to 360. */
type Oklch = readonly [lightness: number, chroma: number, hue: number];

/** A family as its `@fontsource-variable` or `@fontsource` package has it, and what of it the site uses. */
export interface FontFamily {
  name: string;
  /** The name of the local font, scaled to the same measures, that replaces it until the family is loaded. */
  fallback: string;
  /** The beginning of the names of its files: `hanken`. */
  file: string;
  /** The name of the package: `hanken-grotesk`. */
  package: string;
  /**
   * More packages, for the scripts that the first lacks, under the name of the family: `noto-sans-thai`. Pages load a
   * file of one only if they have its characters.
   */
  scripts?: readonly string[];
  /** The value of `font-weight` in its `@font-face` rules. */
  weight: string;
  /** How much of the variable font's weight axis the pages keep: one weight, or a range. */
  axis: number | { min: number; max: number };
  /** The static fonts of PDFs and pictures. */
  faces: readonly { weight: 400 | 600; style: 'normal' | 'italic' }[];
  /** The overrides that make a local Arial as wide and as high. */
  metrics: { size: string; ascent: string; descent: string };
}

/** How the pictures look that social networks show for a page: 1200 × 630 pixels. */
export interface SocialImageDesign<Subject extends object = any> {
  /** Returns what the picture of an entry shows if its type describes no picture; equal data gives the same picture. */
  subject: (entry: Pick<EntryView, 'id' | 'facts'>) => Subject;
  /** Lays out the texts, which are drawn over the rest. */
  layOut: (texts: SocialImageTexts, subject: Subject) => TextColumn[];
  /** Draws what is below the texts, once for all languages → an SVG document of 1200 × 630. */
  draw: (subject: Subject) => string;
  /** The colors of the finished picture, at most 16, the ground first: red, green and blue from 0 to 255. */
  palette: readonly (readonly [number, number, number])[];
}

export interface SocialImageTexts {
  title: string;
  /** What kind of page it is, in a few words. */
  kicker: string;
  siteName: string;
  /** What the page type's `openGraph.picture` gives. */
  figure?: SocialFigure;
  labels?: readonly string[];
  /** The page that it gives, or one of the document that it names. */
  page?: SocialPage;
}

/** Texts below each other in a social image. Measures are in pixels. */
export type TextColumn = {
  left: number;
  /** The width of the longest line. */
  width: number;
  /** The distance between two texts. */
  gap?: number;
  /** To which side lines are flush; by default to that where they begin in the language. */
  align?: 'left' | 'middle' | 'right';
  texts: readonly PlacedText[];
} & ({ top: number } | { bottom: number });

/** A text of a social image. */
export interface PlacedText {
  text: string;
  /** A family of `fontFamilies`, and the weight of one of its faces. */
  family: string;
  weight?: 400 | 600;
  /** The font size in pixels. */
  size: number;
  /** The distance between two lines, in shares of the size. */
  lineHeight: number;
  /** The space between letters, in shares of the size. */
  letterSpacing?: number;
  /** sRGB hex. */
  color: string;
  /** Whether lines are about equally long. */
  balanced?: boolean;
  /** How many lines it may have; what does not fit is left out, with an ellipsis in its place. */
  most?: number;
}

/** Declares a site: the default export of `templates/site.ts`. It keeps which optional parts the site has. */
export function defineSite<Site extends SiteDefinition>(site: Site): Site {
  return site;
}
