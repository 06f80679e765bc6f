import { usePage } from '#authoring/page.ts';
import { BothSizes } from './both-sizes.tsx';
import { type CaseLine, drawCases } from './draw-cases.ts';
import { Frieze } from './index.tsx';
import { Plot } from './plot.tsx';

/** Shows the first results of cases in one field. */
export function CaseField({ cases }: { cases: readonly CaseLine[] }) {
  const page = usePage();
  return (
    <Frieze
      caption={page.t('friezes.cases', { count: cases.length, failed: cases.filter(({ failed }) => failed).length })}
    >
      <BothSizes isWideOnTablets draw={(size) => <Plot plot={drawCases(page.t('friezes.asBefore'), cases, size)} />} />
    </Frieze>
  );
}
