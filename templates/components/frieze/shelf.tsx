import { formatMonth, formatNumber } from '#authoring/format.ts';
import { usePage } from '#authoring/page.ts';
import { BothSizes } from './both-sizes.tsx';
import { drawShelf, sortVolumes, type Volume } from './draw-shelf.ts';
import { Frieze } from './index.tsx';
import { Plot } from './plot.tsx';

/** Shows publications as spines on a shelf, in the order of their days, each as high as it has pages. */
export function Shelf({ volumes }: { volumes: readonly Volume[] }) {
  const page = usePage();
  const newest = sortVolumes(volumes).at(-1);
  if (!newest) return null;
  const pages = volumes.reduce((sum, volume) => sum + volume.pages, 0);
  return (
    <Frieze
      caption={page.t('friezes.shelf', {
        count: volumes.length,
        pages: formatNumber(page.locale, pages),
        month: formatMonth(page.locale, newest.published),
      })}
    >
      <BothSizes isWideOnTablets draw={(size) => <Plot plot={drawShelf(page.locale, volumes, size)} />} />
    </Frieze>
  );
}
