import { formatMonth } from '#authoring/format.ts';
import {
  dot,
  isSocial,
  isWide,
  longestName,
  type Mark,
  type PlotDrawing,
  type PlotLabel,
  type PlotSize,
  round,
  type Tone,
} from '../../drawings/plot.ts';
import { textWidth } from '../../drawings/text.ts';

/** Something on a day, at a place. */
export interface PlannedDay {
  id: string;
  day: string;
  place: string;
  title: string;
  /** Without a free place. */
  full?: boolean;
}

/** Sorts days, and returns the first that is not past. */
export function planDays(days: readonly PlannedDay[], today: string): { sorted: PlannedDay[]; next?: PlannedDay } {
  const sorted = days.toSorted((a, b) => a.day.localeCompare(b.day, 'en'));
  return { sorted, next: sorted.find(({ day }) => day >= today) };
}

/** Draws days on one axis of months, a row for each place; the next day is the point. */
export function drawDays(locale: string, days: readonly PlannedDay[], today: string, size: PlotSize): PlotDrawing {
  const { sorted, next } = planDays(days, today);
  const wide = isWide(size);
  const { pitch, radius } = isSocial(size)
    ? { pitch: 27, radius: 7 }
    : wide
      ? { pitch: 26, radius: 5 }
      : { pitch: 18, radius: 3.5 };
  const places = [...new Set(days.map(({ place }) => place))].toSorted((a, b) => a.localeCompare(b, locale));
  const left = longestName(places, size) + (wide ? 40 : 14);
  const numberOf = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
  const first = numberOf(sorted[0]?.day ?? today);
  const count = numberOf(sorted.at(-1)?.day ?? today) - first + 1;
  const x = (day: string): number =>
    round(left + ((numberOf(day) - first + Number(day.slice(8, 10)) / 31) / count) * (size.width - left - radius));
  const top = 2 * size.text;
  const bottom = top + places.length * pitch;
  const months = Array.from({ length: count }, (_, index) => {
    const month = first + index;
    const isYear = index === 0 || month % 12 === 0;
    const isLabeled = isYear || (wide && ((count <= 14 && !isSocial(size)) || month % 3 === 0) && (month + 1) % 12 > 0);
    const day = `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01`;
    return { day, isYear, isLabeled };
  });
  const monthLabels: (PlotLabel & { from: number; to: number })[] = [];
  // Years first: a month is named where it is clear of other names.
  for (const { day, isYear } of months.filter(({ isLabeled }) => isLabeled).toSorted(yearsFirst)) {
    const text = isYear && !wide ? day.slice(0, 4) : formatMonth(locale, day, { year: isYear });
    const width = textWidth(text, size.text);
    const isLast = x(day) + width > size.width;
    const from = isLast ? x(day) - width : x(day);
    const to = from + width + size.text / 2;
    if (monthLabels.some((other) => from < other.to && other.from < to)) continue;
    monthLabels.push({
      from,
      to,
      x: x(day),
      y: size.text,
      lines: [text],
      tone: isYear ? 'ink' : 'soft',
      anchor: isLast ? 'end' : undefined,
    });
  }
  const rowOf = (place: string): number => top + places.indexOf(place) * pitch + pitch / 2;
  const dots = places.flatMap((place) =>
    placeApart(
      sorted.filter((one) => one.place === place).map((one) => ({ one, x: x(one.day) })),
      { y: rowOf(place), diameter: 2 * radius, height: pitch },
    ),
  );
  return {
    size,
    height: bottom + 2,
    marks: [
      ...months.map(({ day, isYear }): Mark => ({ d: `M${x(day)} ${top}V${bottom}`, opacity: isYear ? 0.5 : 0.2 })),
      // A full one last: no dot covers the ring.
      ...dots
        .toSorted((a, b) => Number(a.one.full ?? false) - Number(b.one.full ?? false))
        .flatMap(({ one, ...place }): Mark[] => {
          const tone: Tone = one === next ? 'point' : 'accent';
          const outer = one === next ? radius + 1.5 : radius;
          const isHollow = one.full || one.day < today;
          return [dot(place, outer + 0.5, tone), ...(isHollow ? [dot(place, outer - 0.5, 'ground')] : [])];
        }),
    ],
    labels: [
      ...monthLabels,
      ...places.map((place): PlotLabel => ({ x: 0, y: rowOf(place) + 0.35 * size.text, lines: [place] })),
    ],
  };
}

const yearsFirst = (a: { isYear: boolean }, b: { isYear: boolean }): number => Number(b.isYear) - Number(a.isYear);

/**
 * Places the dots of a row, sorted by `x`: those that would cover each other one above the other, because the place
 * along the row is their day.
 */
function placeApart<Dot extends { x: number }>(
  dots: readonly Dot[],
  { y, diameter, height }: { y: number; diameter: number; height: number },
): (Dot & { y: number })[] {
  const groups: Dot[][] = [];
  for (const one of dots) {
    const group = groups.at(-1);
    if (group && one.x - (group.at(-1)?.x ?? 0) < diameter) group.push(one);
    else groups.push([one]);
  }
  return groups.flatMap((group) => {
    // Where the last dot of each line is.
    const ends: number[] = [];
    const lines = group.map(({ x }) => {
      const free = ends.findIndex((end) => x - end >= diameter);
      const line = free < 0 ? ends.length : free;
      ends[line] = x;
      return line;
    });
    const apart = Math.min(diameter + 1, (height - diameter) / Math.max(1, ends.length - 1));
    return group.map((one, index) => ({
      ...one,
      y: round(y + ((lines[index] ?? 0) - (ends.length - 1) / 2) * apart),
    }));
  });
}
