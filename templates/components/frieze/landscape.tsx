import { usePage } from '#authoring/page.ts';
import { drawLandscape } from '../../drawings/landscape.ts';
import { breakLines } from '../../drawings/text.ts';
import { BothSizes } from './both-sizes.tsx';
import { Frieze } from './index.tsx';
import { isWide, Label, Plot, type PlotSize, round } from './plot.tsx';

/** A summit with its name; the more it counts, the higher it is. */
interface NamedSummit {
  name: string;
  count: number;
}

interface LandscapeProps {
  summits: readonly NamedSummit[];
  caption: string;
}

/** Draws names as summits of one landscape. */
export function Landscape({ summits, caption }: LandscapeProps) {
  return (
    <Frieze caption={caption}>
      <BothSizes draw={(size) => <Terrain summits={summits} size={size} />} />
    </Frieze>
  );
}

/** How many rows of summits a drawing has at most: names in the same row are that many summits apart. */
const mostRows = 3;

function Terrain({ summits, size }: { summits: readonly NamedSummit[]; size: PlotSize }) {
  const page = usePage();
  const wide = isWide(size);
  const most = Math.max(...summits.map(({ count }) => count), 1);
  const isHighest = (count: number): boolean =>
    count === most && summits.filter((summit) => summit.count === most).length === 1;
  const rows = wide ? Math.min(mostRows, Math.ceil(summits.length / 5)) : Math.ceil(summits.length / 2);
  // To the edges of the widest windows.
  const margin = wide ? 260 : 120;
  const pitch = wide ? 96 : 46;
  const height = rows * pitch + size.text;
  const room = wide ? (size.width / summits.length) * rows : size.width / 2;
  const placed = summits.map(({ name, count }, index) => ({
    name,
    count,
    height: 0.2 + (0.8 * count) / most,
    x: wide ? ((index + 0.5) / summits.length) * size.width : ((index % 2) + 0.5) * room,
    y: ((wide ? index % rows : Math.floor(index / 2)) + 0.4) * pitch,
  }));
  const lines = page.shared(
    JSON.stringify(['landscape', size, height, placed.map(({ x, y, height: high }) => [x, y, high])]),
    () => (
      <>
        {drawLandscape({ width: size.width, height, reach: pitch * 0.7, margin, summits: placed }).map(
          ({ d, width }) => (
            <path key={d} d={d} strokeOpacity={width > 2 ? 0.8 : undefined} />
          ),
        )}
      </>
    ),
    { everyLanguage: true },
  );
  return (
    <Plot size={size} height={height}>
      <g
        transform={`translate(${-margin})`}
        stroke="var(--accent)"
        strokeOpacity="0.4"
        dangerouslySetInnerHTML={{ __html: lines }}
      />
      {placed.map(({ name, count, x, y }) => (
        <g key={name}>
          <circle
            cx={round(x)}
            cy={round(y)}
            r={wide ? 4 : 3}
            fill={isHighest(count) ? 'var(--point)' : 'currentColor'}
            stroke="none"
          />
          <Label x={x} y={y + 1.5 * size.text} anchor="middle">
            {breakLines(name, room - size.text, size.text)}
          </Label>
        </g>
      ))}
    </Plot>
  );
}
