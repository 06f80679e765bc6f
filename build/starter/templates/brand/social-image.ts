import type { LayoutBox, SocialImageDesign, SocialImageTexts } from '#authoring/define-site.ts';
import { colors } from './icon.ts';

/** The picture that social networks show: the site's name above the title of its home page. */
export const socialImage: SocialImageDesign<Record<string, never>> = {
  subject: () => ({}),
  layOut: titleBlock,
  draw: () =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><rect width="1200" height="630" fill="${colors.ground}"/></svg>`,
  palette: [
    [255, 255, 255],
    [29, 78, 216],
    [143, 148, 155],
    [31, 41, 55],
  ],
};

function titleBlock({ title, siteName }: SocialImageTexts): LayoutBox {
  const line = (fontSize: number, color: string, children: string): LayoutBox => ({
    type: 'div',
    props: { style: { display: 'flex', fontSize, color, fontFamily: 'Hanken Grotesk' }, children },
  });
  return {
    type: 'div',
    props: {
      style: { display: 'flex', flexDirection: 'column', width: 1200, height: 630, padding: 80, gap: 40 },
      children: [line(36, colors.accent, siteName), line(72, colors.ink, title)],
    },
  };
}
