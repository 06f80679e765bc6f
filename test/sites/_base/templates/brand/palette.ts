import palette from '../styles/palette.values.css';

/** Returns a color of the palette as sRGB hex, for what no style sheet reaches. */
export function hexOf(name: string): string {
  const written = palette[`--${name}`];
  if (!written) throw new Error(`--${name} in styles/palette.values.css is missing: write #1f2937.`);
  return written;
}
