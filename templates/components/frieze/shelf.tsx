import { formatMonth, formatNumber } from '#authoring/format.ts';
import { usePage } from '#authoring/page.ts';
import { BothSizes } from './both-sizes.tsx';
import { drawShelf, type Volume } from './draw-shelf.ts';
import { Frieze } from './index.tsx';
import { Plot } from './plot.tsx';

/** Shows publications as spines on a shelf, in the order of their days, each as high as it has pages. */
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
      <BothSizes draw={(size) => <Plot plot={drawShelf(page.locale, sorted, size)} />} />
    </Frieze>
  );
}
