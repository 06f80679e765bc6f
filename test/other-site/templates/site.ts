import { defineSite } from '#authoring/define-site.ts';
import { colors, markSvg } from './brand/mark.ts';
import { socialImage } from './brand/social-image.ts';

/** The brand of the joinery, and its pages that the generator refers to. */
export default defineSite({
  pages: { home: 'pages/welcome', thankYou: 'pages/sent' },
  menus: ['main'],
  defaultPageType: 'page',
  colors: { theme: colors.ink, background: colors.ground },
  fontFamilies: [
    {
      name: 'Hanken Grotesk',
      fallback: 'Joinery Fallback',
      file: 'text',
      package: 'hanken-grotesk',
      weight: '400 700',
      axis: { min: 400, max: 700 },
      faces: [{ weight: 400, style: 'normal' }],
      metrics: { size: '100.94%', ascent: '99.07%', descent: '30.02%' },
    },
  ],
  icon: markSvg,
  socialImage,
  pictures: {
    usages: { text: { widths: [320, 640], sizes: '(min-width: 40rem) 38rem, 100vw' } },
    placeholders: { ink: colors.ink, ground: colors.ground },
  },
});
