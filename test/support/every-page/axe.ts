import { axeProblems } from '../axe.ts';
import type { PageCheck } from './page-check.ts';

/** Language → the width at which axe checks its pages: markup and styles are the same in every language. */
const widths: Record<string, number> = { en: 1280, fr: 360, nl: 768 };

export const accessible: PageCheck = {
  name: 'axe finds nothing, in light colors or, in Dutch, in dark ones',
  widths: ({ locale }) => [widths[locale] ?? 1280],
  find: axeProblems,
};
