import { layoutNames } from 'virtual:layouts';
import type { Rule } from '#authoring/define.ts';
import {
  type LeafSchema,
  line,
  link,
  list,
  markdown,
  object,
  oneOf,
  optional,
  ref,
  type Struct,
  slug,
  staticFile,
} from '#authoring/schema.ts';

/** Values that several kinds of entry share. Their words are in `content/strings/`. */

export const contourFields = ['ridge', 'basin', 'delta', 'grid'] as const;
export type ContourField = (typeof contourFields)[number];

/** Small drawn marks: pieces of land with few lines. */
export const motifs = ['summit', 'ridge', 'pass', 'valley', 'delta', 'wave', 'grid'] as const;
export type Motif = (typeof motifs)[number];

export const industries = [
  'banking',
  'insurance',
  'public-sector',
  'energy',
  'health',
  'retail',
  'manufacturing',
  'mobility',
  'telecom',
  'non-profit',
] as const;

export const subjects = [
  'agile',
  'change',
  'leadership',
  'ai',
  'data',
  'delivery',
  'strategy',
  'sustainability',
] as const;

export const courses = ['agile', 'change', 'leadership', 'ai', 'data', 'product', 'devops'] as const;

/** Title and description of the head: unique, at most 60 and 155 characters. */
export const headWords = {
  metaTitle: optional(
    line({
      max: 60,
      description: 'Title for search engines and the browser tab, when the title is longer than 60 characters.',
    }),
  ),
  description: line({
    min: 70,
    max: 155,
    description: 'What search engines show below the title: 70 to 155 characters, unique on the site.',
  }),
  keywords: optional(
    line({ max: 160, description: 'Other words for it that visitors type into the search of the site; not shown.' }),
  ),
};

export const title = (): Struct<string, LeafSchema> => line({ max: 110, description: 'The page heading (h1).' });
export const entrySlug = (): Struct<string, LeafSchema> =>
  slug({ description: 'The last part of the address in this language.' });

/** Facts every entry of `content/pages/` has. */
export const pageFacts = {
  layout: oneOf(layoutNames, { description: 'The layout the page is shown in.' }),
  drawing: optional(
    oneOf(contourFields, { description: 'The kind of terrain its drawing is made of; delta by default.' }),
  ),
  unlisted: optional(oneOf(['yes'], { description: 'yes keeps the page out of the sitemap and of search engines.' })),
  canonical: optional(
    ref(['pages'], { description: 'The page on the same subject that search engines show instead.' }),
  ),
};

/** The marks of a card: which piece of land it shows, and which while it is pointed at. */
export const cardIcons = {
  icon: oneOf(motifs, { description: 'The mark on its card.' }),
  hoverIcon: oneOf(motifs, { description: 'The mark while the card is pointed at or something in it has the focus.' }),
};

/** Describes a picture of an entry, beside it or below `static/`. */
export const image = (description: string) => optional(staticFile({ description, example: 'photo.jpg' }));

/** Describes what an entry's picture shows, in the words of each language. */
export const imageAlt = () => optional(line({ description: 'What the picture shows; needed where there is one.' }));

/** Describes the words below an entry's picture. */
export const imageCaption = () => optional(line({ max: 200, description: 'The text below the picture.' }));

/** Describes the rule that an entry with a picture says what it shows. */
export function needsAlt(image: string | undefined, alt: string | undefined): Rule[] {
  if (image === undefined || alt !== undefined) return [];
  return [
    {
      in: 'words',
      path: ['imageAlt'],
      message: `The picture ${image} has no text alternative.`,
      hint: 'Write imageAlt: with what it shows.',
    },
  ];
}

/** Describes what a social network shows of a page: its own words, and a picture in place of the page's drawing. */
export const sharedCard = () =>
  object({
    title: line({ max: 70 }),
    description: line({ max: 200 }),
    image: optional(staticFile({ description: 'A PNG or JPEG of 1200 × 630 pixels; the drawing by default.' })),
    imageAlt: imageAlt(),
  });

/** Describes the rule that each picture for a social network says what it shows. */
export function sharedCardsNeedAlt(cards: Record<string, { image?: string; imageAlt?: string }>): Rule[] {
  return Object.entries(cards).flatMap(([network, { image, imageAlt: alt }]) =>
    needsAlt(image, alt).map((rule) => ({ ...rule, path: ['meta', network, 'imageAlt'] })),
  );
}

/** Describes the rule that what has been updated was published before. */
export function updatedLater(what: string, { published, updated }: { published: string; updated?: string }): Rule[] {
  if (updated === undefined || updated >= published) return [];
  return [
    {
      in: 'facts',
      path: ['updated'],
      message: `The ${what} was updated on ${updated}, before it was published on ${published}.`,
      hint: 'Correct one of the two days.',
    },
  ];
}

/** Describes a call to action: where it leads and its words. */
export const action = () => object({ text: line({ max: 60 }), href: link() });

/** Describes a question and its answer in Markdown. */
export const question = () => object({ question: line(), answer: markdown() });

/** Describes a heading with a text, the text in Markdown. */
export const passage = () => object({ heading: line({ max: 90 }), text: markdown({ max: 4000 }) });

/** Describes a list under a heading. */
export const bulletPoint = () => object({ title: line({ max: 90 }), list: list(line({ max: 240 })) });
