import { readFileSync } from 'node:fs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';

/** Colors that stand on one another, as `templates/styles/pairs.json` lists them. */
interface Pair {
  foreground: string;
  background: string;
  minimum: number;
  where: string;
}

const pairs: Pair[] = JSON.parse(readFileSync('templates/styles/pairs.json', 'utf8'));
const tokens = readFileSync('templates/styles/palette.values.css', 'utf8');

const contrast = suite('contrast of colors');

contrast('the formula gives the known values', () => {
  assert.is(Math.round(ratio([1, 1, 1], [0, 0, 0]) * 10) / 10, 21);
  const [red = 0, green = 0, blue = 0] = linearOf(0.628, 0.2577, 29.23);
  assert.ok(red > 0.99 && green < 0.01 && blue < 0.01, 'oklch(62.8% 0.2577 29.23) is pure red');
});

for (const { foreground, background, minimum, where } of pairs) {
  contrast(`${where}: ${foreground} on ${background} has ${minimum}:1`, () => {
    const found = ratio(color(foreground), color(background));
    assert.ok(found >= minimum, `${found.toFixed(2)}:1 is less than ${minimum}:1`);
  });
}

contrast.run();

/** A token's color as linear light. */
function color(name: string): number[] {
  if (name === 'white') return [1, 1, 1];
  const stated = new RegExp(`--(?:color-)?${name}:\\s*oklch\\(([\\d.]+)%?\\s+([\\d.]+)\\s+([\\d.]+)`).exec(tokens);
  assert.ok(stated, `templates/styles/palette.values.css has no color ${name}`);
  const [lightness = 0, chroma = 0, hue = 0] = stated?.slice(1).map(Number) ?? [];
  return linearOf(lightness > 1 ? lightness / 100 : lightness, chroma, hue);
}

/** OKLCH → linear sRGB, cut to what a screen shows. */
function linearOf(lightness: number, chroma: number, hue: number): number[] {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ].map((part) => Math.min(1, Math.max(0, part)));
}

/** The contrast of two colors by WCAG. */
function ratio(first: number[], second: number[]): number {
  const luminance = ([red = 0, green = 0, blue = 0]: number[]) => 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  const [light = 0, dark = 0] = [luminance(first), luminance(second)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}
