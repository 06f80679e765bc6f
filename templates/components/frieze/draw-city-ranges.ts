import { type Mark, type PlotDrawing, type PlotLabel, type PlotSize, round } from '../../drawings/plot.ts';
import { formatPriceRange } from '../../prices.ts';
import type { SalaryRange } from './draw-ranges.ts';

/** The distance between two cities, and between a city's text and its bar. */
const pitch = 50;
const below = 15;
/** The width of a bar, whose ends are round. */
const bar = 7;

/** Draws a bar for each city: the ranges of its jobs over each other, the one that matters in its color. */
export function drawCityRanges(locale: string, ranges: readonly SalaryRange[], size: PlotSize): PlotDrawing {
  const cities = [...new Set(ranges.map(({ city }) => city))].map((city, index) => {
    const members = ranges.filter((range) => range.city === city);
    return { city, members, ...endsOf(members), y: index * pitch + size.text };
  });
  const ends = endsOf(ranges);
  const x = (salary: number): number =>
    round(bar / 2 + ((salary - ends.min) / (ends.max - ends.min || 1)) * (size.width - bar));
  return {
    size,
    height: (cities.length - 1) * pitch + size.text + 2 * below,
    marks: cities.flatMap(({ members, y }): Mark[] => [
      { d: `M0 ${round(y + below)}H${size.width}`, opacity: 0.25 },
      ...members
        .toSorted((a, b) => Number(a.isMarked) - Number(b.isMarked))
        .map(
          ({ salary, isMarked }): Mark => ({
            d: `M${x(salary.min)} ${round(y + below)}H${x(salary.max)}`,
            width: bar,
            ...(isMarked ? { tone: 'point' } : { tone: 'accent', opacity: 0.45 }),
          }),
        ),
    ]),
    labels: cities.flatMap(({ city, min, max, y }): PlotLabel[] => [
      { x: 0, y, lines: [city] },
      { x: size.width, y, anchor: 'end', tone: 'soft', lines: [formatPriceRange(locale, min, max)] },
    ]),
  };
}

const endsOf = (ranges: readonly SalaryRange[]): { min: number; max: number } => ({
  min: Math.min(...ranges.map(({ salary }) => salary.min)),
  max: Math.max(...ranges.map(({ salary }) => salary.max)),
});
