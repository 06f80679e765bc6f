import { defineSite } from '#authoring/define-site.ts';
import { designTitleImage } from '#authoring/title-image.ts';
import { colors, coverSvg, documentColors, markSvg } from './brand/mark.ts';

/** The brand of the joinery, and its pages that the generator refers to. */
export default defineSite({
  pages: { home: 'pages/welcome', thankYou: 'pages/sent', error: 'pages/failure' },
  menus: ['main'],
  defaultPageType: 'page',
  colors: { theme: colors.ink, background: colors.ground },
  fonts: 'families-only',
  fontFamilies: [
    {
      name: 'Bricolage Grotesque',
      fallback: 'Joinery Fallback',
      file: 'joinery',
      package: 'bricolage-grotesque',
      scripts: ['vazirmatn'],
      weight: '400 800',
      axis: { min: 400, max: 800 },
      faces: [{ weight: 400, style: 'normal' }],
      metrics: { size: '108.5%', ascent: '85.72%', descent: '24.89%' },
    },
  ],
  icon: markSvg,
  socialImage: designTitleImage({ fontFamily: 'Bricolage Grotesque', colors }),
  documents: {
    cover: () => coverSvg,
    mark: () => markSvg({ margin: 0, radius: 0 }),
    colors: documentColors,
  },
  pictures: {
    usages: { text: { widths: [320, 640], sizes: '(min-width: 40rem) 38rem, 100vw' } },
    placeholders: { ink: colors.ink, ground: colors.ground },
  },
});
