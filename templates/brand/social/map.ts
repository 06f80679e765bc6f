import { drawCoasts, mapViewBox, placeOnMap } from '../../drawings/map.ts';
import { navy, onNavy } from '../../drawings/svg.ts';
import { fadeToTitle } from './city.ts';
import { besidePicture, nameColumn, type SocialLayout, size, small, titleColumn } from './frame.ts';

/** The offices on the map of the coasts between them; its labels are their cities. */
export interface MapSubject {
  places: readonly { latitude: number; longitude: number }[];
}

const [, , width = 0, height = 0] = mapViewBox.split(' ').map(Number);
/** The map is as high as the picture. */
const scale = size.height / height;
const left = 720;
const text = 22;

export const map: SocialLayout<MapSubject> = {
  draw({ places }) {
    const { coast, depths } = drawCoasts();
    return [
      `<svg viewBox="${mapViewBox}" x="${left}" width="${width * scale}" height="${size.height}" overflow="visible" fill="none" stroke-width="2">`,
      ...depths.map((depth) => `<path d="${depth}" stroke="${onNavy.line}"/>`),
      `<path d="${coast}" fill="${navy}" stroke="${onNavy.strong}"/></svg>`,
      fadeToTitle,
      `<svg viewBox="${mapViewBox}" x="${left}" width="${width * scale}" height="${size.height}" overflow="visible">`,
      ...placeOnMap(places).map(({ x, y }) => `<circle cx="${x}" cy="${y}" r="11" fill="${onNavy.point}"/>`),
      '</svg>',
    ].join('');
  },
  layOut: (texts, { places }) => [
    nameColumn(texts.siteName),
    titleColumn(texts, besidePicture),
    ...placeOnMap(places).map(({ x, nameY, isWest }, index) => ({
      left: left + x * scale + (isWest ? -212 : 12),
      top: nameY * scale - text / 2,
      width: 200,
      align: isWest ? ('right' as const) : ('left' as const),
      texts: [{ ...small, text: texts.labels?.[index] ?? '', size: text, lineHeight: 1, color: '#ffffff' }],
    })),
  ],
};
