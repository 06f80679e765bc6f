import { defineSite } from '#authoring/define-site.ts';
import { designTitleImage } from '#authoring/title-image.ts';
import { documentColors, documentCover } from './brand/documents.ts';
import { iconSvg } from './brand/icon.ts';
import { hexOf } from './brand/palette.ts';

const [ground, ink, accent] = [hexOf('ground'), hexOf('ink'), hexOf('accent')];

/** The brand, and the pages that the generator refers to. */
export default defineSite({
  pages: { home: 'pages/index', search: 'pages/search', thankYou: 'pages/thank-you', error: 'pages/error' },
  menus: ['header', 'footer-learn', 'footer-about', 'footer-offices'],
  defaultPageType: 'article',
  colors: { theme: ink, background: ground },
  fonts: 'families-only',
  fontFamilies: [
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
  ],
  icon: iconSvg,
  socialImage: designTitleImage({ fontFamily: 'Hanken Grotesk', colors: { ground, ink, accent } }),
  pictures: {
    usages: {
      text: { widths: [360, 720], sizes: '(min-width: 45rem) 43rem, 100vw' },
      hero: { widths: [480, 960], sizes: '100vw', priority: true },
      portrait: { widths: [144, 288], sizes: '9rem', ratio: 1 },
    },
    placeholders: { ground, ink },
  },
  documents: { cover: documentCover, mark: () => iconSvg({ margin: 0, radius: 0 }), colors: documentColors },
  search: {
    ignoredFields: ['slug', 'metaTitle', 'description', 'href'],
    headingFields: ['title', 'heading', 'question'],
    pageWeight: 1.4,
  },
});
