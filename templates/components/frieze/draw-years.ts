import {
  dot,
  isWide,
  longestName,
  type Mark,
  type PlotDrawing,
  type PlotLabel,
  type PlotSize,
  round,
} from '../../drawings/plot.ts';

/** What a person has done: days, or months such as `2025-03`. */
export interface YearsOfWork {
  name: string;
  place: string;
  /** When each piece of work began and ended. */
  work: readonly { from: string; to: string }[];
  /** When each text was published, and each event took place. */
  moments: readonly string[];
}

const numberOf = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1;

/**
 * Draws people as rows on one axis of years, in their order: bars are work, dots are moments. A place is named where its
 * first row is, and begins with a rule. The latest is the point.
 */
export function drawYears(people: readonly YearsOfWork[], size: PlotSize): PlotDrawing {
  const wide = isWide(size);
  const pitch = wide ? 22 : 19;
  const left =
    longestName(
      people.map(({ name }) => name),
      size,
    ) + (wide ? 190 : 10);
  const months = people
    .flatMap(({ work, moments }) => [...work.flatMap(({ from, to }) => [from, to]), ...moments])
    .sort();
  const first = Number((months[0] ?? '2000').slice(0, 4));
  const end = numberOf(months.at(-1) ?? '2000-01') + 1;
  const latest = people
    .flatMap(({ moments }) => moments)
    .sort()
    .at(-1);
  const radius = wide ? 4.5 : 3.5;
  const x = (month: number): number =>
    round(left + ((month - first * 12) / (end - first * 12)) * (size.width - left - radius));
  const top = 1.6 * size.text;
  const bottom = top + people.length * pitch;
  const bars: Mark[] = [];
  const dots: Mark[] = [];
  const labels: PlotLabel[] = [];
  for (const [row, { name, place, work, moments }] of people.entries()) {
    const y = round(top + row * pitch + pitch / 2);
    const baseline = y + 0.35 * size.text;
    const isFirst = people[row - 1]?.place !== place;
    if (isFirst) bars.push({ d: `M0 ${round(top + row * pitch)}H${size.width}`, opacity: 0.25 });
    if (isFirst && wide) labels.push({ x: 0, y: baseline, lines: [place], tone: 'soft' });
    labels.push({ x: wide ? 180 : 0, y: baseline, lines: [name] });
    for (const { from, to } of work)
      bars.push({
        d: `M${x(numberOf(from))} ${y}H${x(numberOf(to))}`,
        tone: 'accent',
        width: wide ? 7 : 5,
        opacity: 0.5,
      });
    for (const moment of moments) {
      const place = { x: x(numberOf(moment) + 0.5), y };
      dots.push(dot(place, radius + 1.5, 'ground'), dot(place, radius, moment === latest ? 'point' : 'ink'));
    }
  }
  for (let year = first; year * 12 < end; year += 1) {
    const at = x(year * 12);
    bars.unshift({ d: `M${at} ${round(top)}V${round(bottom)}`, opacity: 0.15 });
    labels.push({ x: at, y: size.text, lines: [wide ? String(year) : `’${String(year).slice(2)}`], tone: 'soft' });
  }
  return { size, height: bottom + 2, marks: [...bars, ...dots], labels };
}
