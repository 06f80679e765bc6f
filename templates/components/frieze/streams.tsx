import { usePage } from '#authoring/page.ts';
import { BothSizes } from './both-sizes.tsx';
import { drawStreams, type Stream } from './draw-streams.ts';
import { Frieze } from './index.tsx';
import { Plot } from './plot.tsx';

/** Shows what leads to what as streams that part into arms. */
export function Streams({ streams }: { streams: readonly Stream[] }) {
  const page = usePage();
  const arms = new Set(streams.flatMap((stream) => stream.arms));
  return (
    <Frieze caption={page.t('friezes.streams', { count: streams.length, arms: arms.size })}>
      <BothSizes draw={(size) => <Plot plot={drawStreams(streams, size)} />} />
    </Frieze>
  );
}
