import type { PlacedText, SocialImageDesign } from './define-site.ts';

interface TitleImageStyle {
  /** The family of the texts, by its name in `fontFamilies`. */
  fontFamily: string;
  /** The colors as sRGB hex. */
  colors: { ground: string; ink: string; accent: string };
}

/** Designs the plainest social image: the site's name above the title of the page. */
export function designTitleImage({ fontFamily, colors }: TitleImageStyle): SocialImageDesign<Record<string, never>> {
  const line = (text: string, size: number, color: string): PlacedText => ({
    text,
    size,
    color,
    family: fontFamily,
    lineHeight: 1.2,
  });
  const ground = parseHex(colors.ground);
  const ink = parseHex(colors.ink);
  return {
    subject: () => ({}),
    layOut: ({ title, siteName }) => [
      {
        left: 80,
        top: 80,
        width: 1040,
        gap: 40,
        texts: [line(siteName, 36, colors.accent), line(title, 72, colors.ink)],
      },
    ],
    draw: () =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><rect width="1200" height="630" fill="${colors.ground}"/></svg>`,
    // The color between ground and ink smooths the edges of letters.
    palette: [ground, parseHex(colors.accent), mix(ground, ink), ink],
  };
}

type Rgb = readonly [red: number, green: number, blue: number];

function parseHex(color: string): Rgb {
  const part = (index: number) => Number.parseInt(color.slice(1 + 2 * index, 3 + 2 * index), 16);
  return [part(0), part(1), part(2)];
}

function mix(one: Rgb, other: Rgb): Rgb {
  const part = (index: 0 | 1 | 2) => Math.round((one[index] + other[index]) / 2);
  return [part(0), part(1), part(2)];
}
