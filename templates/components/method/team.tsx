import { formatNumber } from '#authoring/format.ts';
import { usePage } from '#authoring/page.ts';
import { FactsList } from '../facts-list/index.tsx';
import { PriceScale } from './price-scale.tsx';

/** Somebody in a team. */
interface Member {
  role: string;
  /** How many days a week, and up to how many, if they vary; unknown if `note` says how long instead. */
  days?: number;
  upTo?: number;
  note?: string;
}

interface TeamProps {
  members: readonly Member[];
  price?: { min: number; max: number };
  /** `rows` by default. */
  shape?: 'rows' | 'columns';
}

/** Joins the days of people with their roles. */
export function membersOf(
  days: readonly { days?: number; upTo?: number }[],
  roles: readonly { role: string; note?: string }[],
): Member[] {
  return roles.map((role, index) => ({ ...role, ...days[index] }));
}

const week = [1, 2, 3, 4, 5];
const side = 18;

/** Shows who is in a team, each with the days of a week that they are there, if those are known, and what it costs. */
export function Team({ members, price, shape }: TeamProps) {
  const page = usePage();
  return (
    <FactsList
      shape={shape}
      items={[
        ...members.map(({ role, days, upTo = days ?? 0, note }) => ({
          term: role,
          value: (
            <>
              {note ??
                page.t('units.daysAWeek', {
                  count: upTo,
                  value:
                    days === upTo
                      ? formatNumber(page.locale, upTo)
                      : `${formatNumber(page.locale, days ?? 0)}–${formatNumber(page.locale, upTo)}`,
                })}
              {days !== undefined && <Week days={days} upTo={upTo} />}
            </>
          ),
        })),
        price && { term: page.t('facts.price'), value: <PriceScale {...price} /> },
      ]}
    />
  );
}

/** Draws the days of a week that somebody is there, those that vary lighter. */
function Week({ days, upTo }: { days: number; upTo: number }) {
  return (
    <svg
      viewBox={`0 0 ${week.length * side} ${side}`}
      width={week.length * side}
      height={side}
      stroke="var(--link)"
      aria-hidden="true"
      data-days=""
    >
      {week.map((day) => (
        <rect
          key={day}
          x={(day - 1) * side + 2}
          y="2"
          width={side - 4}
          height={side - 4}
          fill="var(--link)"
          fillOpacity={day <= days ? 1 : day <= upTo ? 0.45 : 0}
        />
      ))}
    </svg>
  );
}
