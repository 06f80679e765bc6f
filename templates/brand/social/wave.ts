import type { TextColumn } from '#authoring/define-site.ts';
import { navy, onNavy } from '../../drawings/svg.ts';
import { textWidth } from '../../drawings/text.ts';
import { drawWave, spreadCrests, type WeekSpan } from '../../drawings/wave.ts';
import { besidePicture, display, margin, nameColumn, type SocialLayout, size, small, titleColumn } from './frame.ts';

/** The wave of a method; its labels are the name and the time of each step, then the kicker. */
export interface WaveSubject {
  /** The weeks of the steps; those of the IATM without it. */
  spans?: readonly WeekSpan[];
  /** The value of each step, if its height is not how many weeks it has. */
  heights?: readonly number[];
}

const panel = { left: 624, width: 504, top: 60 };
const drawing = { width: panel.width, height: 200, bleed: 0, radius: 17 };
/** The list below the wave. Two lines of a few steps end above the rule of the next one; many steps have one line each. */
const list = { top: 318, bottom: size.height - margin.y + 8, text: 18, ofFew: 21 };
const ruleAbove = 7;

export const wave: SocialLayout<WaveSubject> = {
  draw(subject) {
    const { paths, accent, phases } = drawWave({ ...drawing, ...subject });
    const circles = spreadCrests(phases, 2.5 * drawing.radius).map(({ x, y }, index) =>
      index === phases.length - 1
        ? `<circle cx="${x}" cy="${y}" r="${drawing.radius}" fill="${onNavy.point}"/>`
        : `<circle cx="${x}" cy="${y}" r="${drawing.radius}" fill="${navy}" stroke="${onNavy.strong}" stroke-width="2"/>`,
    );
    return [
      // Its lower lines end above the list.
      `<svg x="${panel.left}" y="${panel.top}" width="${panel.width}" height="${list.top - 2 * ruleAbove - panel.top}" fill="none" stroke="${onNavy.line}">`,
      ...paths.map(({ d, width }) => `<path d="${d}" stroke-width="${width}" stroke-opacity=".66"/>`),
      `<path d="${accent.d}" stroke="${onNavy.accent}" stroke-width="3"/>`,
      ...circles,
      '</svg>',
      ...phases.map((_, index) => {
        const y = Math.round(list.top + index * pitchOf(phases.length) - ruleAbove);
        return `<path d="M${panel.left} ${y}h${panel.width}" stroke="${onNavy.line}" stroke-opacity=".5"/>`;
      }),
    ].join('');
  },
  layOut: ({ labels = [], ...texts }, subject) => {
    const { phases } = drawWave({ ...drawing, ...subject });
    const pitch = pitchOf(phases.length);
    const times = phases.map((_, index) => labels[2 * index + 1] ?? '');
    const most = pitch > 2.2 * list.ofFew ? 2 : 1;
    const line = { ...small, size: most === 2 ? list.ofFew : list.text, lineHeight: 1.02, most };
    // Some letters are wider than most.
    const timeWidth = Math.min(230, 1.08 * Math.max(...times.map((time) => textWidth(time, line.size))));
    return [
      nameColumn(texts.siteName),
      titleColumn({ ...texts, kicker: labels[2 * phases.length] ?? texts.kicker }, { ...besidePicture, width: 490 }),
      ...spreadCrests(phases, 2.5 * drawing.radius).map(
        ({ x, y }, index): TextColumn => ({
          left: panel.left + x - 30,
          width: 60,
          align: 'middle',
          top: panel.top + y - 10,
          texts: [
            {
              ...display,
              text: String(index + 1),
              size: 20,
              lineHeight: 1,
              color: index === phases.length - 1 ? navy : '#ffffff',
            },
          ],
        }),
      ),
      ...phases.flatMap((_, index): TextColumn[] => {
        const [name = '', time = ''] = labels.slice(2 * index);
        const top = list.top + index * pitch;
        return [
          {
            left: panel.left,
            top,
            width: panel.width - timeWidth - 16,
            texts: [{ ...line, text: `${index + 1}. ${name}`, color: '#ffffff' }],
          },
          {
            left: panel.left + panel.width - timeWidth,
            width: timeWidth,
            top,
            align: 'right',
            texts: [{ ...line, text: time }],
          },
        ];
      }),
    ];
  },
};

/** Returns how far the steps of a list are apart. */
const pitchOf = (steps: number): number => Math.min(58, (list.bottom - list.top) / steps);
