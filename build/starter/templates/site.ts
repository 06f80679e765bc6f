import { defineSite } from '#authoring/define-site.ts';
import { colors, iconSvg } from './brand/icon.ts';
import { socialImage } from './brand/social-image.ts';

/** The brand, and the pages that the generator refers to. */
export default defineSite({
  pages: { home: 'pages/home' },
  defaultPageType: 'page',
  menus: ['main'],
  colors: { theme: colors.ink, background: colors.ground },
  fontFamilies: [
    {
      name: 'Hanken Grotesk',
      fallback: 'Hanken Fallback',
      file: 'text',
      package: 'hanken-grotesk',
      weight: '400 700',
      axis: { min: 400, max: 700 },
      faces: [{ weight: 400, style: 'normal' }],
      metrics: { size: '100.94%', ascent: '99.07%', descent: '30.02%' },
    },
  ],
  icon: iconSvg,
  socialImage,
});
