import { defineSite } from '#authoring/define-site.ts';
import { designTitleImage } from '#authoring/title-image.ts';
import { colors, iconSvg } from './brand/icon.ts';

/** The brand, and the pages that the generator refers to. */
export default defineSite({
  pages: { home: 'pages/home' },
  defaultPageType: 'page',
  menus: ['main'],
  colors: { theme: colors.ink, background: colors.ground },
  fonts: 'system',
  fontFamilies: [
    {
      name: 'Hanken Grotesk',
      fallback: 'Hanken Fallback',
      file: 'text',
      package: 'hanken-grotesk',
      weight: '400 700',
      axis: { min: 400, max: 700 },
      faces: [{ weight: 400, style: 'normal' }],
      metrics: { size: '100.48%', ascent: '99.53%', descent: '30.16%' },
    },
  ],
  icon: iconSvg,
  socialImage: designTitleImage({ fontFamily: 'Hanken Grotesk', colors }),
  pictures: {
    usages: { text: { widths: [360, 720, 1080], sizes: '(min-width: 45rem) 43rem, calc(100vw - 2.25rem)' } },
    placeholders: { ink: colors.ink, ground: colors.ground },
  },
});
