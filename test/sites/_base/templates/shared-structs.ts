import { layoutNames } from 'virtual:layouts';
import type { Rule } from '#authoring/define.ts';
import { day, line, list, object, oneOf, optional, slug, staticFile } from '#authoring/schema.ts';

/** Values that several kinds of entry share. */

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

/** Title and description of the head. */
export const headWords = {
  metaTitle: optional(line({ max: 60, description: 'Title for search engines, when the title is too long.' })),
  description: line({ min: 70, max: 155, description: 'What search engines show below the title.' }),
  keywords: optional(line({ description: 'Other words for it that visitors search for; not shown.' })),
};

export const title = () => line({ max: 110, description: 'The page heading (h1).' });
export const lead = () => line({ max: 320, description: 'Two sentences below the heading.' });
export const entrySlug = () => slug({ description: 'The last part of the address in this language.' });

/** Facts every entry of `content/pages/` has. */
export const pageFacts = {
  layout: oneOf(layoutNames, { description: 'The layout the page is shown in.' }),
  unlisted: optional(oneOf(['yes'], { description: 'yes keeps the page out of the sitemap and of search engines.' })),
};

/** The days of what is published. */
export const days = {
  published: day(),
  updated: optional(day({ description: 'The day of the last change that its readers should know of.' })),
};

export const image = () => optional(staticFile({ description: 'A picture instead of nothing.', example: 'photo.jpg' }));
export const imageAlt = () => optional(line({ description: 'What the picture shows; needed where there is one.' }));

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

/** Describes a list under a heading. */
export const bulletPoint = () => object({ title: line({ max: 90 }), list: list(line({ max: 240 })) });
