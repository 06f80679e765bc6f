import type { FontFamily } from '#authoring/define-site.ts';

/** The brand's typefaces: one for headings, one for text. */
export const fontFamilies: readonly FontFamily[] = [
  {
    name: 'Bricolage Grotesque',
    fallback: 'Bricolage Fallback',
    file: 'bricolage',
    package: 'bricolage-grotesque',
    weight: '600',
    axis: 600,
    faces: [{ weight: 600, style: 'normal' }],
    metrics: { size: '108.19%', ascent: '85.97%', descent: '24.96%' },
  },
  {
    name: 'Hanken Grotesk',
    fallback: 'Hanken Fallback',
    file: 'hanken',
    package: 'hanken-grotesk',
    weight: '400 600',
    axis: { min: 400, max: 600 },
    faces: [
      { weight: 400, style: 'normal' },
      { weight: 600, style: 'normal' },
      { weight: 400, style: 'italic' },
    ],
    metrics: { size: '100.48%', ascent: '99.53%', descent: '30.16%' },
  },
];
