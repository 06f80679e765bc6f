import type { SiteDefinition } from '#authoring/define-site.ts';

/** Where pages show pictures, and the brand's colors that represent them until they are there (`styles/media.css`). */
export const pictures: SiteDefinition['pictures'] = {
  usages: {
    text: { widths: [360, 640, 960, 1280], sizes: '(min-width: 44rem) 40rem, calc(100vw - 2rem)' },
    hero: {
      widths: [480, 720, 1080, 1440],
      sizes: '(min-width: 60rem) 42vw, 100vw',
      priority: true,
    },
    office: { widths: [360, 640, 960, 1280], sizes: '(min-width: 44rem) 40rem, calc(100vw - 2rem)', ratio: 3 / 2 },
    row: { widths: [360, 640, 960, 1280], sizes: '(min-width: 44rem) 40rem, calc(100vw - 2rem)' },
    portrait: { widths: [144, 288, 432], sizes: '9rem', ratio: 1 },
  },
  placeholders: {
    'navy-900': '#071a36',
    'navy-700': '#163a6b',
    'slate-300': '#afc0cf',
    'sky-300': '#8acaf0',
    'sky-100': '#dbf1fd',
    'sky-50': '#eff9fe',
    'coral-500': '#ed6b42',
  },
};
