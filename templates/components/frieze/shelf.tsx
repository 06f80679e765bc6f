import { formatMonth, formatNumber } from '#authoring/format.ts';
import { usePage } from '#authoring/page.ts';
import { BothSizes } from './both-sizes.tsx';
import { Frieze } from './index.tsx';
import { isWide, Label, Plot, type PlotSize, round } from './plot.tsx';

/** A publication as a spine on the shelf. */
interface Volume {
  id: string;
  /** The day on which it was published. */
  published: string;
  pages: number;
}

/** Draws publications as spines on a shelf, in the order of their days, each as high as it has pages. */
export function Shelf({ volumes }: { volumes: readonly Volume[] }) {
  const page = usePage();
  const sorted = volumes.toSorted(
    (a, b) => a.published.localeCompare(b.published, 'en') || a.id.localeCompare(b.id, 'en'),
  );
  const newest = sorted.at(-1);
  if (!newest) return null;
  const pages = sorted.reduce((sum, volume) => sum + volume.pages, 0);
  return (
    <Frieze
      caption={page.t('friezes.shelf', {
        count: sorted.length,
        pages: formatNumber(page.locale, pages),
        month: formatMonth(page.locale, newest.published),
      })}
    >
      <BothSizes draw={(size) => <Spines volumes={sorted} size={size} />} />
    </Frieze>
  );
}

function Spines({ volumes, size }: { volumes: readonly Volume[]; size: PlotSize }) {
  const { locale } = usePage();
  const wide = isWide(size);
  const highest = wide ? 150 : 100;
  const most = Math.max(...volumes.map(({ pages }) => pages));
  const pitch = size.width / volumes.length;
  const spine = Math.min(pitch * 0.78, 34);
  const floor = highest + 2;
  const yearOf = (index: number): string | undefined => volumes[index]?.published.slice(0, 4);
  return (
    <Plot size={size} height={floor + 1.6 * size.text}>
      <path d={`M0 ${floor}H${size.width}`} strokeOpacity="0.6" />
      {volumes.map(({ id, pages }, index) => {
        const height = (highest * pages) / most;
        const x = round(index * pitch);
        const y = round(floor - height);
        const last = index === volumes.length - 1;
        return (
          <g key={id}>
            <rect
              x={x}
              y={y}
              width={round(spine)}
              height={round(height)}
              stroke={last ? 'var(--point)' : 'var(--accent)'}
              fill={last ? 'var(--point)' : 'var(--accent)'}
              fillOpacity="0.15"
            />
            {wide && (
              <path d={`M${x + 6} ${y + 12}h${round(spine - 12)}m0 5h${round(12 - spine)}`} stroke="var(--accent)" />
            )}
            {wide && (
              <Label x={x + spine / 2} y={floor - 10} anchor="middle">
                {formatNumber(locale, pages)}
              </Label>
            )}
            {yearOf(index) !== yearOf(index - 1) && (
              <Label x={x} y={floor + 1.4 * size.text} tone="soft">
                {yearOf(index) ?? ''}
              </Label>
            )}
          </g>
        );
      })}
    </Plot>
  );
}
