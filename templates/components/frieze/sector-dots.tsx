import { usePage } from '#authoring/page.ts';
import { textWidth } from '../../drawings/text.ts';
import { BothSizes } from './both-sizes.tsx';
import { Frieze } from './index.tsx';
import { isWide, Label, Plot, type PlotSize, round } from './plot.tsx';

/** A sector with its cases, the latest first. */
interface SectorRow {
  name: string;
  cases: readonly { client: string; failed?: boolean }[];
}

/** Draws sectors as rows of dots, a dot for each case with the name of its client. */
export function SectorDots({ sectors }: { sectors: readonly SectorRow[] }) {
  const page = usePage();
  const cases = sectors.flatMap((sector) => sector.cases);
  return (
    <Frieze
      caption={page.t('friezes.sectors', { count: cases.length, failed: cases.filter(({ failed }) => failed).length })}
    >
      <BothSizes draw={(size) => <Rows sectors={sectors} size={size} />} />
    </Frieze>
  );
}

function Rows({ sectors, size }: { sectors: readonly SectorRow[]; size: PlotSize }) {
  const wide = isWide(size);
  const { pitch, radius } = wide ? { pitch: 26, radius: 6 } : { pitch: 19, radius: 5 };
  const left = Math.max(...sectors.map(({ name }) => textWidth(name, size.text))) + (wide ? 48 : 20);
  const most = Math.max(...sectors.map(({ cases }) => cases.length), 1);
  const apart = Math.min((size.width - left) / most, wide ? 220 : 26);
  return (
    <Plot size={size} height={sectors.length * pitch}>
      {sectors.map(({ name, cases }, row) => {
        const y = row * pitch + pitch / 2;
        return (
          <g key={name}>
            {row > 0 && <path d={`M0 ${row * pitch}H${size.width}`} strokeOpacity="0.2" />}
            <Label x={0} y={y + 0.35 * size.text}>
              {name}
            </Label>
            {cases.map(({ client, failed }, index) => {
              const x = round(left + index * apart + radius);
              return (
                <g key={client}>
                  <circle cx={x} cy={y} r={radius} fill={failed ? 'var(--point)' : 'var(--accent)'} stroke="none" />
                  {wide && (
                    <Label x={x + 2 * radius} y={y + 0.35 * size.text} tone={failed ? 'point' : 'soft'}>
                      {client}
                    </Label>
                  )}
                </g>
              );
            })}
          </g>
        );
      })}
    </Plot>
  );
}
