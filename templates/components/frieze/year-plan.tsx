import { formatDay, formatMonth } from '#authoring/format.ts';
import { usePage } from '#authoring/page.ts';
import { textWidth } from '../../drawings/text.ts';
import { BothSizes } from './both-sizes.tsx';
import { Frieze } from './index.tsx';
import { isWide, Label, Plot, type PlotSize, round } from './plot.tsx';

/** Something on a day, at a place. */
interface PlannedDay {
  id: string;
  day: string;
  place: string;
  title: string;
  /** Without a free place. */
  full?: boolean;
}

interface YearPlanProps {
  /** The key of the caption below `friezes`: `sessions`, `events`. */
  what: 'sessions' | 'events';
  days: readonly PlannedDay[];
  /** Days before it are past. */
  today: string;
}

/** Draws days on one axis of months, a row for each place; the next day is the point. */
export function YearPlan({ what, days, today }: YearPlanProps) {
  const page = usePage();
  const sorted = days.toSorted((a, b) => a.day.localeCompare(b.day, 'en'));
  const next = sorted.find(({ day }) => day >= today);
  if (sorted.length === 0) return null;
  return (
    <Frieze
      caption={[
        page.t(`friezes.${what}`, { count: sorted.length }),
        sorted.some(({ full }) => full) && page.t('friezes.full'),
        sorted.some(({ day }) => day < today) && page.t('friezes.past'),
        next && page.t('friezes.next', { title: next.title, place: next.place, day: formatDay(page.locale, next.day) }),
      ]
        .filter(Boolean)
        .join(' ')}
    >
      <BothSizes draw={(size) => <Plan days={sorted} today={today} next={next} size={size} />} />
    </Frieze>
  );
}

interface PlanProps {
  days: readonly PlannedDay[];
  today: string;
  next: PlannedDay | undefined;
  size: PlotSize;
}

function Plan({ days, today, next, size }: PlanProps) {
  const { locale } = usePage();
  const wide = isWide(size);
  const { pitch, radius } = wide ? { pitch: 26, radius: 5 } : { pitch: 18, radius: 3.5 };
  const places = [...new Set(days.map(({ place }) => place))].toSorted((a, b) => a.localeCompare(b, locale));
  const left = Math.max(...places.map((place) => textWidth(place, size.text))) + (wide ? 40 : 14);
  const monthOf = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
  const first = monthOf(days[0]?.day ?? today);
  const months = monthOf(days.at(-1)?.day ?? today) - first + 1;
  const x = (day: string): number =>
    round(left + ((monthOf(day) - first + Number(day.slice(8, 10)) / 31) / months) * (size.width - left - radius));
  const top = 2 * size.text;
  const bottom = top + places.length * pitch;
  return (
    <Plot size={size} height={bottom + 2}>
      {Array.from({ length: months }, (_, index) => {
        const month = first + index;
        const day = `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01`;
        const isYear = index === 0 || month % 12 === 0;
        const isLabeled = isYear || (wide && (months <= 14 || month % 3 === 0) && (month + 1) % 12 > 0);
        return (
          <g key={day}>
            <path d={`M${x(day)} ${top}V${bottom}`} strokeOpacity={isYear ? 0.5 : 0.2} />
            {isLabeled && (
              <Label x={x(day)} y={size.text} tone={isYear ? 'ink' : 'soft'}>
                {isYear && !wide ? day.slice(0, 4) : shortMonth(locale, day, isYear)}
              </Label>
            )}
          </g>
        );
      })}
      {places.map((place, row) => (
        <Label key={place} x={0} y={top + row * pitch + pitch / 2 + 0.35 * size.text}>
          {place}
        </Label>
      ))}
      {days.map((one) => {
        const color = one === next ? 'var(--point)' : 'var(--accent)';
        const isHollow = one.full || one.day < today;
        return (
          <circle
            key={one.id}
            cx={x(one.day)}
            cy={round(top + places.indexOf(one.place) * pitch + pitch / 2)}
            r={one === next ? radius + 1.5 : radius}
            stroke={color}
            fill={isHollow ? 'var(--ground)' : color}
          />
        );
      })}
    </Plot>
  );
}

const shortMonth = (locale: string, day: string, year: boolean): string => formatMonth(locale, day, { year });
