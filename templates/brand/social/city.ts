import { type DrawingSubject, drawingOf } from '../../drawings/subject.ts';
import { drawingSvg, navy, onNavy } from '../../drawings/svg.ts';
import { thinned } from './contour.ts';
import { besidePicture, nameColumn, type SocialLayout, size, titleColumn } from './frame.ts';

/** How far the point is from the left, in the middle of the room beside the title. */
const middle = 890;

/** The map of an office's city, beside the title. */
export const city: SocialLayout<DrawingSubject> = {
  draw(subject) {
    const drawing = drawingOf(subject);
    const scale = size.height / drawing.height;
    const left = Math.round(middle - drawing.point.x * scale);
    const place = `x="${left}" width="${Math.round(drawing.width * scale)}" height="${size.height}"`;
    const lines = drawingSvg(thinned(drawing), { colors: onNavy, scale: 1.8, point: 9 });
    return lines.replace(/width="\d+" height="\d+"/, place) + fadeToTitle;
  },
  layOut: (texts) => [nameColumn(texts.siteName), titleColumn(texts, besidePicture)],
};

/** Covers what a map has on the left, where the title is. */
export const fadeToTitle = [
  '<linearGradient id="fade" gradientUnits="userSpaceOnUse" x1="600" x2="740">',
  `<stop stop-color="${navy}"/><stop offset="1" stop-color="${navy}" stop-opacity="0"/></linearGradient>`,
  `<path d="M0 0H601V${size.height}H0Z" fill="${navy}"/><path d="M600 0H740V${size.height}H600Z" fill="url(#fade)"/>`,
].join('');
