import type { SiteDefinition } from '#authoring/define-site.ts';
import { hexOf } from './palette.ts';

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
    portrait: { widths: [160, 320, 480], sizes: '10rem', ratio: 1 },
  },
  placeholders: Object.fromEntries(
    ['navy-900', 'navy-700', 'slate-300', 'sky-300', 'sky-100', 'sky-50', 'coral-500'].map((name) => [
      name,
      hexOf(name),
    ]),
  ),
};
