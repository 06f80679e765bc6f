import type { LayoutBox, SocialImageDesign, SocialImageTexts } from '#authoring/define-site.ts';
import { colors } from './mark.ts';

/** The picture of a page: its title on cream, below the company's name. */
export const socialImage: SocialImageDesign<Record<string, never>> = {
  subject: () => ({}),
  layOut: titleBlock,
  draw: () =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><rect width="1200" height="630" fill="${colors.ground}"/></svg>`,
  palette: [
    [251, 247, 239],
    [181, 82, 27],
    [155, 140, 130],
    [58, 36, 23],
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
