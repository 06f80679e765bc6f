import { usePage } from '#authoring/page.ts';
import { isWide } from '../../drawings/plot.ts';
import { FactsList } from '../facts-list/index.tsx';
import { BothSizes } from '../frieze/both-sizes.tsx';
import { Frieze } from '../frieze/index.tsx';
import { WaveDrawing } from './index.tsx';

interface Phase {
  name: string;
  weeks: string;
}

/** Shows the IATM wave across the page, each phase with its name and its weeks: in a narrow window in a list below it. */
export function PhaseBand({ phases }: { phases: readonly Phase[] }) {
  const page = usePage();
  return (
    <Frieze caption={page.t('friezes.wave')}>
      <BothSizes
        draw={(size) =>
          isWide(size) ? (
            <WaveDrawing width={size.width} height={210} radius={14.3} bleed={260} labels={phases} />
          ) : (
            <>
              <WaveDrawing width={size.width} height={150} radius={14} bleed={16} isWhole />
              <FactsList
                items={phases.map(({ name, weeks }, index) => ({ term: `${index + 1}. ${name}`, value: weeks }))}
              />
            </>
          )
        }
      />
    </Frieze>
  );
}
