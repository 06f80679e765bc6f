import { formatNumber } from '#authoring/format.ts';
import {
  isSocial,
  isWide,
  type Mark,
  type PlotDrawing,
  type PlotLabel,
  type PlotSize,
  round,
  type Tone,
} from '../../drawings/plot.ts';
import { breakLines, lineHeight } from '../../drawings/text.ts';

/** A publication as a spine on the shelf. */
export interface Volume {
  id: string;
  title: string;
  /** The day on which it was published. */
  published: string;
  pages: number;
}

/** Returns publications in the order of the shelf: the oldest first. */
export function sortVolumes(volumes: readonly Volume[]): Volume[] {
  return volumes.toSorted((a, b) => a.published.localeCompare(b.published, 'en') || a.id.localeCompare(b.id, 'en'));
}

/**
 * Draws publications as spines on a shelf, in the order of their days, each as high as it has pages. On pages the newest
 * has its title, and where there is room the thickest.
 */
export function drawShelf(locale: string, publications: readonly Volume[], size: PlotSize): PlotDrawing {
  const volumes = sortVolumes(publications);
  const wide = isWide(size);
  const highest = isSocial(size) ? 200 : wide ? 150 : 100;
  const most = Math.max(...volumes.map(({ pages }) => pages));
  const pitch = size.width / volumes.length;
  const spine = round(Math.min(pitch * 0.78, 34));
  const last = volumes.length - 1;
  const titleOf = (index: number): string[] =>
    isSocial(size) ? [] : breakLines(volumes[index]?.title ?? '', size.width * (wide ? 0.27 : 0.8), size.text);
  const newest = titleOf(last);
  const thickest = volumes.findIndex(({ pages }) => pages === most);
  const hasRoom = wide && thickest !== last && thickest * pitch <= 0.3 * size.width;
  const titled = hasRoom ? titleOf(thickest) : [];
  const heightOf = (lines: readonly string[]): number => lines.length * lineHeight * size.text;
  const above = Math.max(heightOf(newest), heightOf(titled)) + (newest.length > 0 ? 10 : 0);
  const floor = above + highest + 2;
  const yearOf = (index: number): string | undefined => volumes[index]?.published.slice(0, 4);
  const marks: Mark[] = [{ d: `M0 ${floor}H${size.width}`, opacity: 0.6 }];
  const labels: PlotLabel[] = [];
  for (const [index, { pages }] of volumes.entries()) {
    const x = round(index * pitch);
    const y = round(floor - (highest * pages) / most);
    const tone: Tone = index === last ? 'point' : 'accent';
    marks.push({ d: `M${x} ${floor}V${y}h${spine}V${floor}z`, tone, isFilled: true });
    if (wide) {
      marks.push({ d: `M${x + 6} ${y + 12}h${round(spine - 12)}m0 5h${round(12 - spine)}`, tone: 'accent' });
      labels.push({ x: x + spine / 2, y: floor - 10, anchor: 'middle', lines: [formatNumber(locale, pages)] });
    }
    if (yearOf(index) !== yearOf(index - 1))
      labels.push({ x, y: floor + 1.4 * size.text, lines: [yearOf(index) ?? ''], tone: 'soft' });
  }
  if (newest.length > 0) {
    const x = round(last * pitch + spine / 2);
    const top = floor - (highest * (volumes[last]?.pages ?? 0)) / most;
    labels.push({ x: last * pitch + spine, y: 0.8 * size.text, anchor: 'end', lines: newest, tone: 'point' });
    marks.push({ d: `M${x} ${round(heightOf(newest) + 4)}V${round(top - 4)}`, tone: 'point' });
  }
  if (titled.length > 0)
    labels.push({ x: thickest * pitch, y: above - 10 - heightOf(titled) + 0.8 * size.text, lines: titled });
  return { size, height: floor + 1.6 * size.text, marks, labels };
}
