import { defineSite } from '#authoring/define-site.ts';
import { colors } from './brand/colors.ts';
import { documentColors, documentCover, documentMark } from './brand/documents.ts';
import { fontFamilies } from './brand/font-families.ts';
import { pictures } from './brand/pictures.ts';
import { socialImage } from './brand/social-image.ts';
import { markSvg } from './drawings/mark.ts';
import { navy, onNavy } from './drawings/svg.ts';

/** This site's brand, and its pages that the generator refers to. */
export default defineSite({
  pages: { home: 'pages/index', search: 'pages/search', thankYou: 'pages/thank-you', error: 'pages/error' },
  menus: ['header', 'footer-what-we-do', 'footer-learn', 'footer-about', 'footer-legal', 'footer-offices'],
  defaultPageType: 'article',
  colors,
  fonts: 'families-only',
  fontFamilies,
  icon: (shape) => markSvg({ line: onNavy.strong, point: onNavy.point, ground: { color: navy, ...shape } }),
  socialImage,
  pictures,
  documents: { cover: documentCover, mark: documentMark, colors: documentColors },
  search: {
    ignoredFields: [
      'slug',
      'metaTitle',
      'description',
      'keywords',
      'name',
      'href',
      'alt',
      'image',
      'action',
      'button',
      'anchors',
    ],
    headingFields: ['title', 'heading', 'question'],
    // Pages that lead on to others come before those. Types of what closes, and PDFs, weigh less than 1.
    pageWeight: 1.4,
  },
});
