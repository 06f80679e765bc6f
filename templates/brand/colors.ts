/** The brand's colors where no style sheet reaches: sRGB hex. */
export const colors = { theme: '#0c1a33', background: '#ffffff' } as const;
