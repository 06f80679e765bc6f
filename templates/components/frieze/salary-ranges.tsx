import { formatDay } from '#authoring/format.ts';
import { usePage } from '#authoring/page.ts';
import { textWidth } from '../../drawings/text.ts';
import { formatPrice } from '../../prices.ts';
import { BothSizes } from './both-sizes.tsx';
import { Frieze } from './index.tsx';
import { isWide, Label, Plot, type PlotSize, round } from './plot.tsx';

/** An open job, as its bar shows it. */
interface OpenJob {
  title: string;
  city: string;
  salary: { min: number; max: number; per: string };
  closes: string;
}

/** Draws the salaries of open jobs as bars on one scale, city by city; those that are not paid by the year are only counted. */
export function SalaryRanges({ jobs }: { jobs: readonly OpenJob[] }) {
  const page = usePage();
  const drawn = jobs.filter(({ salary }) => salary.per === 'year');
  const [next] = drawn.toSorted((a, b) => a.closes.localeCompare(b.closes, 'en'));
  if (!next) return null;
  const others = jobs.length - drawn.length;
  return (
    <Frieze
      caption={[
        page.t('friezes.salaries', { count: drawn.length }),
        others > 0 && page.t('friezes.otherSalaries', { count: others }),
        page.t('friezes.closesFirst', { title: next.title, day: formatDay(page.locale, next.closes) }),
      ]
        .filter(Boolean)
        .join(' ')}
    >
      <BothSizes draw={(size) => <Ranges jobs={drawn} next={next} size={size} />} />
    </Frieze>
  );
}

/** Salaries between two lines of the scale. */
const step = 10_000;

function Ranges({ jobs, next, size }: { jobs: readonly OpenJob[]; next: OpenJob; size: PlotSize }) {
  const { locale } = usePage();
  const wide = isWide(size);
  const { pitch, bar, gap } = wide ? { pitch: 10, bar: 5, gap: 16 } : { pitch: 6, bar: 3.5, gap: 8 };
  const cities = [...new Set(jobs.map(({ city }) => city))];
  const left = Math.max(...cities.map((city) => textWidth(city, size.text))) + (wide ? 32 : 12);
  const salaries = jobs.flatMap(({ salary }) => [salary.min, salary.max]);
  const from = Math.floor(Math.min(...salaries) / step) * step;
  const to = Math.ceil(Math.max(...salaries) / step) * step;
  const x = (salary: number): number => round(left + ((salary - from) / (to - from)) * (size.width - left));
  const lines = Array.from({ length: (to - from) / step + 1 }, (_, index) => from + index * step);
  const rows = cities.flatMap((city, index) =>
    jobs
      .filter((job) => job.city === city)
      .toSorted((a, b) => a.salary.min - b.salary.min || a.salary.max - b.salary.max)
      .map((job, place) => ({ job, label: place === 0 ? city : undefined, city: index })),
  );
  const top = 2 * size.text;
  const yOf = (row: number, city: number): number => round(top + row * pitch + city * gap);
  const bottom = yOf(rows.length, cities.length - 1);
  return (
    <Plot size={size} height={bottom}>
      {lines.map((salary, index) => (
        <g key={salary}>
          <path d={`M${x(salary)} ${top - pitch}V${bottom - pitch / 2}`} strokeOpacity="0.25" />
          {(wide || index % 2 === 0) && (
            <Label
              x={x(salary)}
              y={size.text}
              tone="soft"
              anchor={index === 0 ? 'start' : index === lines.length - 1 ? 'end' : 'middle'}
            >
              {formatPrice(locale, salary)}
            </Label>
          )}
        </g>
      ))}
      {rows.map(({ job, label, city }, row) => (
        <g key={job.title + job.city}>
          <path
            d={`M${x(job.salary.min)} ${yOf(row, city)}H${x(job.salary.max)}`}
            strokeWidth={bar}
            stroke={job === next ? 'var(--point)' : 'var(--accent)'}
          />
          {label && (
            <Label x={0} y={yOf(row, city) + 0.35 * size.text}>
              {label}
            </Label>
          )}
        </g>
      ))}
    </Plot>
  );
}
