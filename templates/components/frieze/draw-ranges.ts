import {
  isSocial,
  isWide,
  longestName,
  type Mark,
  type PlotDrawing,
  type PlotLabel,
  type PlotSize,
  plotSizes,
  round,
  tabletText,
} from '../../drawings/plot.ts';
import { textWidth } from '../../drawings/text.ts';
import { formatPrice } from '../../prices.ts';

/** A range of salaries that a bar shows, and where it is paid. */
export interface SalaryRange {
  city: string;
  salary: { min: number; max: number };
  /** The job, written beside its bar where a drawing has the room. */
  name?: string;
  /** The one that matters. */
  isMarked: boolean;
}

/** Salaries between two lines of the scale. */
const step = 10_000;

/** The room between a bar and its job. */
const nameGap = 10;

/** Draws ranges of salaries as bars on one scale, city by city. The drawing of a wide window has the names of the jobs. */
export function drawRanges(locale: string, ranges: readonly SalaryRange[], size: PlotSize): PlotDrawing {
  const wide = isWide(size);
  const { pitch, bar, gap } = isSocial(size)
    ? { pitch: 8, bar: 5, gap: 14 }
    : wide
      ? { pitch: 21, bar: 6, gap: 10 }
      : { pitch: 11, bar: 6, gap: 0 };
  const cities = [...new Set(ranges.map(({ city }) => city))];
  const left = longestName(cities, size) + (wide ? 32 : 12);
  const salaries = ranges.flatMap(({ salary }) => [salary.min, salary.max]);
  const from = Math.floor(Math.min(...salaries) / step) * step;
  const to = Math.ceil(Math.max(...salaries) / step) * step;
  const x = (salary: number): number => round(left + ((salary - from) / (to - from)) * (size.width - left));
  const lines = Array.from({ length: (to - from) / step + 1 }, (_, index) => from + index * step);
  const rows = cities.flatMap((city, index) =>
    ranges
      .filter((range) => range.city === city)
      .toSorted((a, b) => a.salary.min - b.salary.min || a.salary.max - b.salary.max)
      .map((range, place) => ({ range, label: place === 0 ? city : undefined, city: index })),
  );
  const top = 2 * size.text;
  const yOf = (row: number, city: number): number => round(top + row * pitch + city * gap);
  const bottom = yOf(rows.length, cities.length - 1);
  const isNamed = size === plotSizes.wide;
  const every = isNamed ? 1 : 2;
  const scale = lines.map(
    (salary): Mark => ({ d: `M${x(salary)} ${top - pitch}V${bottom - pitch / 2}`, opacity: 0.25 }),
  );
  const bars = rows.map(
    ({ range: { salary, isMarked }, city }, row): Mark => ({
      d: `M${x(salary.min)} ${yOf(row, city)}H${x(salary.max)}`,
      width: bar,
      tone: isMarked ? 'point' : 'accent',
    }),
  );
  const labels = lines.flatMap((salary, index): PlotLabel[] =>
    index % every === 0
      ? [
          {
            x: x(salary),
            y: size.text,
            lines: [formatPrice(locale, salary)],
            tone: 'soft',
            anchor: index === 0 ? 'start' : index === lines.length - 1 ? 'end' : 'middle',
          },
        ]
      : [],
  );
  const names = rows.flatMap(({ label, city }, row): PlotLabel[] =>
    label === undefined ? [] : [{ x: 0, y: yOf(row, city) + 0.35 * size.text, lines: [label] }],
  );
  const jobs = rows.flatMap(({ range, city }, row): PlotLabel[] => {
    const { name = '', salary, isMarked } = range;
    if (!isNamed || name === '') return [];
    const length = nameGap + tabletText * textWidth(name, size.text);
    const isBefore = x(salary.max) + length > size.width;
    if (isBefore && x(salary.min) - length < left) return [];
    return [
      {
        x: isBefore ? x(salary.min) - nameGap : x(salary.max) + nameGap,
        y: yOf(row, city) + 0.35 * size.text,
        lines: [name],
        anchor: isBefore ? 'end' : undefined,
        tone: isMarked ? 'point' : 'soft',
      },
    ];
  });
  return { size, height: bottom, marks: [...scale, ...bars], labels: [...labels, ...names, ...jobs] };
}
