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
    metrics: { size: '111.04%', ascent: '83.76%', descent: '24.32%' },
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
    metrics: { size: '100.94%', ascent: '99.07%', descent: '30.02%' },
  },
];
