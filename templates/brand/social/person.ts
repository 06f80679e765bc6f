import { drawPortrait, type PortraitFeatures } from '../../drawings/portrait.ts';
import { portraitSvg } from './faces.ts';
import { figureColumn, margin, nameColumn, type SocialLayout, titleColumn } from './frame.ts';
import { lineTexts, type MetricSubject, metric } from './metric.ts';
import { type SheetSubject, sheet, sheetTexts } from './sheet.ts';

/** A person, small, beside a piece of their work; its labels are those of the work. */
export interface PersonSubject {
  person: { seed: string; features?: PortraitFeatures };
  work: { kind: 'metric'; of: MetricSubject } | { kind: 'sheet'; of: SheetSubject };
}

const portrait = { x: margin.x, y: 140, side: 184 };
/** The title is a name and a position, below the portrait. */
const title = { width: 500, sizes: { short: 48, medium: 44, long: 38 } };
/** How much lower a line is than without a portrait: below its figure. */
const lineDown = 152;

export const person: SocialLayout<PersonSubject> = {
  draw: ({ person: { seed, features }, work }) =>
    [
      work.kind === 'sheet'
        ? sheet.draw(work.of)
        : `<g transform="translate(0 ${lineDown})">${metric.draw(work.of)}</g>`,
      portraitSvg(drawPortrait(seed, features), portrait),
    ].join(''),
  layOut(texts, { work }) {
    const { figure = { value: '', note: '' } } = texts;
    return [
      nameColumn(texts.siteName),
      titleColumn({ ...texts, kicker: '' }, title),
      ...(work.kind === 'sheet'
        ? sheetTexts(texts, work.of)
        : [
            // The line has what the figure is compared with.
            { ...figureColumn({ kicker: '' }, { ...figure, note: '' }), left: 600, width: 528, top: margin.y - 12 },
            ...lineTexts(texts, work.of, lineDown),
          ]),
    ];
  },
};
