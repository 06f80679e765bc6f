import { hexOf } from './palette.ts';

/** The brand's colors where no style sheet reaches: sRGB hex. */
export const colors = { theme: hexOf('navy-900'), background: '#ffffff' } as const;
