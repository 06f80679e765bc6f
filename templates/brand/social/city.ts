import type { TextColumn } from '#authoring/define-site.ts';
import { type CityLayer, drawCity, projectCity } from '../../drawings/city.ts';
import type { Point } from '../../drawings/drawing.ts';
import type { Place } from '../../drawings/places.ts';
import { navy, onNavy } from '../../drawings/svg.ts';
import { textWidth } from '../../drawings/text.ts';
import type { CityMap } from '../../pages/office/map-struct.ts';
import { hexOf } from '../palette.ts';
import { besidePicture, nameColumn, type SocialLayout, size, small, titleColumn } from './frame.ts';

/** The map of an office's city, beside the title; its labels are the names of places. */
export interface CitySubject {
  map: CityMap;
  office: Place;
  /** How wide the names of the landmarks are. */
  names: readonly number[];
}

const colors: Record<CityLayer['is'], string> = {
  park: hexOf('green-700'),
  water: hexOf('blue-600'),
  river: hexOf('blue-600'),
  island: navy,
  street: hexOf('navy-700'),
  rail: hexOf('sky-300'),
  sleeper: navy,
  station: hexOf('sky-300'),
};
const ends: Partial<Record<CityLayer['is'], string>> = {
  rail: ' stroke-linecap="butt"',
  sleeper: ' stroke-linecap="butt" stroke-dasharray="10 10"',
  station: ' stroke-linecap="square"',
};

/** Where the map is: the square of it that is always in sight is a little smaller. */
const frame = { left: 600, width: 600, height: size.height, square: 600 };
const text = 21;

export const city: SocialLayout<CitySubject> = {
  draw({ map, office, names }) {
    const point = projectCity(map, frame)(office);
    return [
      `<g transform="translate(${frame.left})" stroke-linecap="round" stroke-linejoin="round">`,
      ...drawCity({ map, ...frame }).map(
        ({ is, d, width }) =>
          `<path d="${d}" ${width ? `fill="none" stroke-width="${width}" stroke="${colors[is]}"${ends[is] ?? ''}` : `fill="${colors[is]}"`}/>`,
      ),
      '</g>',
      fadeToTitle,
      ...placeNames({ map, office, names }).map((box) =>
        box
          ? `<rect x="${box.left - 8}" y="${box.top - 3}" width="${box.right - box.left + 16}" height="${text + 8}" rx="8" fill="${navy}" fill-opacity=".85"/>`
          : '',
      ),
      `<circle cx="${frame.left + point.x}" cy="${point.y}" r="13" fill="${onNavy.point}"/>`,
    ].join('');
  },
  layOut: (texts, subject) => [
    nameColumn(texts.siteName),
    titleColumn(texts, besidePicture),
    ...placeNames(subject).flatMap((box, index): TextColumn[] => {
      if (!box) return [];
      const name = {
        ...small,
        text: texts.labels?.[index] ?? '',
        size: text,
        lineHeight: 1,
        color: '#ffffff',
        most: 1,
      };
      return [{ left: box.left - 20, width: box.right - box.left + 40, top: box.top, align: 'middle', texts: [name] }];
    }),
  ],
};

/** Returns how wide the ground of a name is. */
export const nameWidth = (name: string): number => textWidth(name, text);

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Returns where the name of each landmark is; `undefined` for one that would cover another name or the office. */
function placeNames({ map, office, names }: CitySubject): (Box | undefined)[] {
  const project = projectCity(map, frame);
  const { x, y } = project(office);
  const taken: Box[] = [{ left: frame.left + x - 20, right: frame.left + x + 20, top: y - 20, bottom: y + 20 }];
  return map.landmarks.map((landmark, index) => {
    const box = boxAround(project(landmark), names[index] ?? 0);
    if (taken.some((other) => overlaps(box, other))) return undefined;
    taken.push(box);
    return box;
  });
}

/** Returns the box of a name around its place, inside the picture and beside the title. */
function boxAround({ x, y }: Point, width: number): Box {
  const left = Math.min(size.width - 24 - width, Math.max(frame.left + 16, frame.left + x - width / 2));
  const top = Math.min(size.height - 24 - text, Math.max(20, y - text / 2));
  return { left, right: left + width, top, bottom: top + text };
}

const overlaps = (one: Box, other: Box): boolean =>
  one.left - 12 < other.right &&
  other.left - 12 < one.right &&
  one.top - 6 < other.bottom &&
  other.top - 6 < one.bottom;

/** Covers what a map has on the left, where the title is. */
export const fadeToTitle = [
  '<linearGradient id="fade" gradientUnits="userSpaceOnUse" x1="600" x2="740">',
  `<stop stop-color="${navy}"/><stop offset="1" stop-color="${navy}" stop-opacity="0"/></linearGradient>`,
  `<path d="M0 0H601V${size.height}H0Z" fill="${navy}"/><path d="M600 0H740V${size.height}H600Z" fill="url(#fade)"/>`,
].join('');
