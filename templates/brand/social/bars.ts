import type { TextColumn } from '#authoring/define-site.ts';
import { navy, onNavy } from '../../drawings/svg.ts';
import { besidePicture, mixColors, nameColumn, type SocialLayout, small, titleColumn } from './frame.ts';

/** The answers of some groups to a question, as shares of a whole; its labels are the question, the groups and the answers. */
export interface BarsSubject {
  bars: readonly (readonly number[])[];
}

const chart = { left: 690, width: 438, top: 176, step: 84, bar: 40, key: 34 };
const shades = [
  onNavy.accent,
  ...mixColors(navy, onNavy.strong, [1, 0.66, 0.4, 0.16]).map((color) => `rgb(${color.join()})`),
];

export const bars: SocialLayout<BarsSubject> = {
  draw: ({ bars: groups }) =>
    groups.map((shares, index) => drawBar(shares, barTop(index))).join('') +
    (groups[0] ?? []).map((_, index) => swatch(index, keyTop(groups.length, index))).join(''),
  layOut(texts, { bars: groups }) {
    const [question = '', ...rest] = texts.labels ?? [];
    const names = rest.slice(0, groups.length);
    const answers = rest.slice(groups.length);
    const line = (text: string, top: number, indent = 0): TextColumn => ({
      left: chart.left + indent,
      width: chart.width - indent,
      top,
      texts: [{ ...small, text, size: 22, color: '#ffffff', most: 1 }],
    });
    return [
      nameColumn(texts.siteName),
      titleColumn(texts, besidePicture),
      {
        left: chart.left,
        width: chart.width,
        bottom: chart.top - 20,
        texts: [{ ...small, text: question, size: 24, most: 3 }],
      },
      ...names.map((name, index) => line(name, barTop(index) - 34)),
      ...answers.map((answer, index) => line(answer, keyTop(groups.length, index) - 4, 34)),
    ];
  },
};

const barTop = (index: number): number => chart.top + 34 + index * chart.step;
const keyTop = (groups: number, index: number): number => barTop(groups) - 24 + index * chart.key;

function drawBar(shares: readonly number[], top: number): string {
  let left = chart.left;
  return shares
    .map((share, index) => {
      const width = share * chart.width;
      const part = `<rect x="${left.toFixed(1)}" y="${top}" width="${width.toFixed(1)}" height="${chart.bar}" fill="${shades[index]}" stroke="${navy}" stroke-width="2"/>`;
      left += width;
      return part;
    })
    .join('');
}

const swatch = (index: number, top: number): string =>
  `<rect x="${chart.left}" y="${top}" width="20" height="20" fill="${shades[index]}"/>`;
