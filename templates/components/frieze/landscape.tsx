import { usePage } from '#authoring/page.ts';
import { drawLandscape, fadeOf } from '../../drawings/landscape.ts';
import { isWide, type PlotSize } from '../../drawings/plot.ts';
import { BothSizes } from './both-sizes.tsx';
import { drawSummitRows } from './draw-summit-rows.ts';
import { drawSummits, type NamedSummit } from './draw-summits.ts';
import { Frieze } from './index.tsx';
import { Plot } from './plot.tsx';

interface LandscapeProps {
  summits: readonly NamedSummit[];
  caption: string;
}

/** How many summits a phone has room for in one landscape. */
const mostOnPhone = 8;

/** Shows names as summits of one landscape; on a phone, many as rows with a summit each. */
export function Landscape({ summits, caption }: LandscapeProps) {
  return (
    <Frieze caption={caption}>
      <BothSizes
        isWideOnTablets
        draw={(size) =>
          isWide(size) || summits.length <= mostOnPhone ? (
            <Summits summits={summits} size={size} />
          ) : (
            <Plot plot={drawSummitRows(summits, size)} />
          )
        }
      />
    </Frieze>
  );
}

function Summits({ summits, size }: { summits: readonly NamedSummit[]; size: PlotSize }) {
  const page = usePage();
  const { terrain, ...plot } = drawSummits(summits, size);
  const lines = page.shared(
    JSON.stringify(['landscape', terrain]),
    () => {
      const fade = fadeOf(terrain);
      const id = `fade-${size.width}`;
      return (
        <g stroke={`url(#${id})`} strokeOpacity="0.4">
          <linearGradient id={id} gradientUnits="userSpaceOnUse" x2="0" y1={fade.from} y2={fade.to}>
            <stop stopColor="var(--accent)" />
            <stop offset="1" stopColor="var(--accent)" stopOpacity="0" />
          </linearGradient>
          {drawLandscape(terrain).map(({ d, width }) => (
            <path key={d} d={d} strokeOpacity={width > 2 ? 0.8 : undefined} />
          ))}
        </g>
      );
    },
    { everyLanguage: true },
  );
  return <Plot plot={plot} terrain={lines} />;
}
