import type { SocialImageTexts, TextColumn } from '#authoring/define-site.ts';
import { drawMetric, type MetricValue } from '../../drawings/metric.ts';
import { navy, onNavy } from '../../drawings/svg.ts';
import { belowPicture, figureColumn, margin, nameColumn, type SocialLayout, small, titleColumn } from './frame.ts';

/** A metric's line beside its figure; its labels are what is measured, the value at the start, and the months at both ends. */
export interface MetricSubject {
  values: readonly MetricValue[];
  /** Where the axis marks a month, as shares of the time. */
  marks: readonly number[];
}

const chart = { left: 600, top: 142, width: 528, height: 250 };
const frame = { width: chart.width, top: 64, axis: 220, inset: 12 };

export const metric: SocialLayout<MetricSubject> = {
  draw({ values, marks }) {
    const { course, points, axis, across } = drawMetric(values, frame);
    const end = points.at(-1);
    const dots = points.slice(0, -1).map(({ x, y }, index) => dot(x, y, index === 0 ? 10 : 7));
    const ticks = marks.map((share) => `M${across(share)} ${axis}v10`).join('');
    return [
      `<svg x="${chart.left}" y="${chart.top}" width="${chart.width}" height="${chart.height}" overflow="visible">`,
      `<path d="M0 ${axis}H${chart.width}${ticks}" stroke="${onNavy.line}" stroke-width="2"/>`,
      `<path d="${course}" fill="none" stroke="${onNavy.strong}" stroke-width="4" stroke-linejoin="round"/>`,
      ...dots,
      end ? `<circle cx="${end.x}" cy="${end.y}" r="14" fill="${onNavy.point}"/></svg>` : '</svg>',
    ].join('');
  },
  layOut: (texts, subject) => [
    nameColumn(texts.siteName),
    figureColumn(texts, texts.figure ?? { value: '', note: '' }),
    ...lineTexts(texts, subject),
    titleColumn({ ...texts, kicker: '' }, belowPicture),
  ],
};

/** Lays out the texts of a line, which is `down` pixels lower than in the image of a case. */
export function lineTexts(
  { figure, labels = [] }: Pick<SocialImageTexts, 'figure' | 'labels'>,
  { values }: MetricSubject,
  down = 0,
): TextColumn[] {
  const [name = '', start = '', from = '', to = ''] = labels;
  const { points } = drawMetric(values, frame);
  const [first, last] = [points[0], points.at(-1)];
  const month = { ...small, size: 24, color: onNavy.accent };
  const { left, width } = chart;
  const top = chart.top + down;
  const below = { left, width, top: top + frame.axis + 18 };
  return [
    {
      left,
      width,
      top: margin.y + 8 + down,
      texts: [{ ...small, text: name, size: 26, color: '#ffffff', balanced: true, most: 2 }],
    },
    { left, bottom: top + (first?.y ?? 0) - 14, width: 400, texts: [{ ...small, text: start }] },
    {
      left,
      width,
      align: 'right',
      bottom: top + (last?.y ?? 0) - 22,
      texts: [{ ...small, text: figure?.value ?? '', color: '#ffffff' }],
    },
    { ...below, texts: [{ ...month, text: from }] },
    { ...below, align: 'right', texts: [{ ...month, text: to }] },
  ];
}

const dot = (x: number, y: number, radius: number): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${navy}" stroke="${onNavy.strong}" stroke-width="4"/>`;
