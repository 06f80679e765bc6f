import {
  isWide,
  longestName,
  type Mark,
  type PlotDrawing,
  type PlotLabel,
  type PlotSize,
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
    ) + (wide ? 220 : 10);
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
    Math.round(left + ((month - first * 12) / (end - first * 12)) * (size.width - left - radius));
  const top = Math.round(1.6 * size.text);
  const bottom = top + people.length * pitch;
  const rules: string[] = [];
  const years: string[] = [];
  // Work at the same time is in different layers, so that it is seen to overlap.
  const layers: string[] = [];
  const dots: string[] = [];
  let point = '';
  const labels: PlotLabel[] = [];
  for (const [row, { name, place, work, moments }] of people.entries()) {
    const y = Math.round(top + row * pitch + pitch / 2);
    const baseline = y + Math.round(0.35 * size.text);
    const isFirst = people[row - 1]?.place !== place;
    if (isFirst) rules.push(`M0 ${top + row * pitch}H${size.width}`);
    if (isFirst && wide) labels.push({ x: 0, y: baseline, lines: [place], tone: 'soft' });
    labels.push({ x: wide ? 180 : 0, y: baseline, lines: [name] });
    for (const [index, { from, to }] of work.entries()) {
      const layer = work.slice(0, index).filter((other) => other.from < to && from < other.to).length;
      layers[layer] = `${layers[layer] ?? ''}M${x(numberOf(from))} ${y}H${x(numberOf(to))}`;
    }
    for (const moment of moments) {
      const at = `M${x(numberOf(moment) + 0.5)} ${y}h0`;
      if (moment === latest) point += at;
      dots.push(at);
    }
  }
  for (let year = first; year * 12 < end; year += 1) {
    const at = x(year * 12);
    years.push(`M${at} ${top}V${bottom}`);
    labels.push({ x: at, y: size.text, lines: [wide ? String(year) : `’${String(year).slice(2)}`], tone: 'soft' });
  }
  const marks: Mark[] = [
    { d: years.join(''), opacity: 0.15 },
    { d: rules.join(''), opacity: 0.25 },
    ...layers.map((d): Mark => ({ d, tone: 'accent', width: wide ? 7 : 5, opacity: 0.5 })),
    { d: dots.join(''), width: 2 * radius },
    { d: point, tone: 'point', width: 2 * radius },
  ];
  return { size, height: bottom + 2, marks: marks.filter(({ d }) => d !== ''), labels };
}
