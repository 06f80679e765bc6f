import type { TextColumn } from '#authoring/define-site.ts';
import { onNavy } from '../../drawings/svg.ts';
import { hexOf } from '../palette.ts';
import { besidePicture, nameColumn, type SocialLayout, small, titleColumn } from './frame.ts';

/** The answers of some groups to a question, as shares of a whole; its labels are the question, the groups and the answers. */
export interface BarsSubject {
  bars: readonly (readonly number[])[];
}

const chart = { left: 690, width: 438, top: 176, step: 84, bar: 40, key: 34 };
/** The colors of the answers, as on the page; what comes near to the ground or to white has an edge. */
export const answerColors = ['navy-700', 'blue-600', 'sky-300', 'sky-100', 'white'].map(hexOf);
const edged = new Set([0, 3, 4]);

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
      const part = answerRect(index, { x: left, y: top, width, height: chart.bar });
      left += width;
      return part;
    })
    .join('');
}

const swatch = (index: number, top: number): string =>
  answerRect(index, { x: chart.left, y: top, width: 20, height: 20 });

function answerRect(answer: number, box: { x: number; y: number; width: number; height: number }): string {
  const edge = edged.has(answer) ? ` stroke="${onNavy.strong}" stroke-width="1.5"` : '';
  return `<rect x="${box.x.toFixed(1)}" y="${box.y}" width="${box.width.toFixed(1)}" height="${box.height}" fill="${answerColors[answer]}"${edge}/>`;
}
