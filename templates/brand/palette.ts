import palette from '../styles/palette.values.css';

/** Returns a color of the palette as OKLCH: its lightness in percent, its chroma, its hue in degrees. */
export function oklchOf(name: string): [number, number, number] {
  const written = palette[`--${name}`];
  const [, lightness, chroma, hue] = /^oklch\(([\d.]+)% ([\d.]+) ([\d.]+)\)$/.exec(written ?? '') ?? [];
  if (!hue)
    throw new Error(`--${name} in styles/palette.values.css is ${written ?? 'missing'}: write oklch(22% 0.06 258).`);
  return [Number(lightness), Number(chroma), Number(hue)];
}

/**
 * Returns a color of the palette as sRGB hex, for what no style sheet reaches. The conversion is that of CSS Color 4.
 */
export function hexOf(name: string): string {
  const [lightness, chroma, hue] = oklchOf(name);
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const long = (lightness / 100 + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness / 100 - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness / 100 - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
  return `#${linear.map((light) => byteOf(light).toString(16).padStart(2, '0')).join('')}`;
}

function byteOf(light: number): number {
  const shown = Math.min(1, Math.max(0, light));
  return Math.round(255 * (shown <= 0.0031308 ? 12.92 * shown : 1.055 * shown ** (1 / 2.4) - 0.055));
}
