import type { SocialImageDesign } from '#authoring/define-site.ts';
import type { SocialPicture } from '#authoring/head.ts';
import { shadeOpacity } from '../drawings/portrait.ts';
import { navy, onNavy } from '../drawings/svg.ts';
import { hexOf } from './palette.ts';
import { answerColors, type BarsSubject, bars } from './social/bars.ts';
import { type CardsSubject, cards } from './social/cards.ts';
import { type CitySubject, city } from './social/city.ts';
import { type DateSubject, date } from './social/date.ts';
import { type FacesSubject, faces } from './social/faces.ts';
import { type FiguresSubject, figures } from './social/figures.ts';
import { drawFrame, mixColors, type SocialLayout } from './social/frame.ts';
import { type MapSubject, map } from './social/map.ts';
import { type MetricSubject, metric } from './social/metric.ts';
import { type PersonSubject, person } from './social/person.ts';
import { type PlotSubject, plot } from './social/plot.ts';
import { type ShareSubject, share } from './social/share.ts';
import { type SheetSubject, sheet } from './social/sheet.ts';
import { type WaveSubject, wave } from './social/wave.ts';
import { type WordsSubject, words } from './social/words.ts';

/** What a social image can show, by kind. */
interface Subjects {
  cards: CardsSubject;
  city: CitySubject;
  faces: FacesSubject;
  figures: FiguresSubject;
  person: PersonSubject;
  plot: PlotSubject;
  share: ShareSubject;
  wave: WaveSubject;
  metric: MetricSubject;
  map: MapSubject;
  sheet: SheetSubject;
  date: DateSubject;
  bars: BarsSubject;
  words: WordsSubject;
}

type SocialSubject = { [Kind in keyof Subjects]: { kind: Kind; of: Subjects[Kind] } }[keyof Subjects];

/** What a page type's `openGraph.picture` returns. */
export type Picture = SocialPicture<SocialSubject>;

const layouts: { [Kind in keyof Subjects]: SocialLayout<Subjects[Kind]> } = {
  cards,
  city,
  faces,
  figures,
  person,
  plot,
  share,
  wave,
  metric,
  map,
  sheet,
  date,
  bars,
  words,
};

/** The kinds and their subjects go together: a table cannot say it of a union. */
const layoutOf = ({ kind }: SocialSubject): SocialLayout<unknown> => layouts[kind] as SocialLayout<unknown>;

/** The picture of a page: its title and what its type describes, if it does, on navy. */
export const socialImage: SocialImageDesign<SocialSubject> = {
  subject: () => ({ kind: 'words', of: {} }),
  layOut: (texts, subject) => layoutOf(subject).layOut(texts, subject.of),
  draw: (subject) => drawFrame(layoutOf(subject).draw(subject.of)),
  // Navy, and what the lines, the text and the point become where they fade into it.
  palette: [
    ...mixColors(navy, onNavy.strong, [0, 0.16, 0.33, 0.5, 0.66, 1]),
    ...mixColors(navy, '#ffffff', [0.5, 0.7, 0.85, 1]),
    // The answers of a survey.
    ...answerColors.slice(0, 2).flatMap((color) => mixColors(navy, color, [1])),
    ...mixColors(navy, onNavy.accent, [1]),
    ...mixColors(navy, onNavy.point, [0.35, 0.7, 1]),
    // The parks and streets of a map, and the shades of a portrait.
    ...mixColors(navy, hexOf('green-700'), [0.5, 1]),
    ...mixColors(navy, hexOf('navy-700'), [1]),
    ...mixColors(hexOf('sky-300'), hexOf('navy-700'), [shadeOpacity]),
  ],
};
