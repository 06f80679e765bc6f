import { usePage } from '#authoring/page.ts';
import { BothSizes } from './both-sizes.tsx';
import { drawSectors, type SectorRow } from './draw-sectors.ts';
import { Frieze } from './index.tsx';
import { Plot } from './plot.tsx';

/** Shows sectors as rows of dots, a dot for each case. */
export function SectorDots({ sectors }: { sectors: readonly SectorRow[] }) {
  const page = usePage();
  const cases = sectors.flatMap((sector) => sector.cases);
  return (
    <Frieze
      caption={page.t('friezes.sectors', { count: cases.length, failed: cases.filter(({ failed }) => failed).length })}
    >
      <BothSizes isWideOnTablets draw={(size) => <Plot plot={drawSectors(sectors, size)} />} />
    </Frieze>
  );
}
