import { formatList } from '#authoring/format.ts';
import { usePage } from '#authoring/page.ts';
import { drawCoasts, mapViewBox, placeOnMap } from '../../drawings/map.ts';
import type { Office } from '../../pages/office/schema.ts';
import css from './style.module.css';

/** How far a name is from its point, and its middle from its line, in units of the drawing. */
const beside = 18;
const below = 10;

/** Draws the offices on a map of the coasts between them, each with its name. */
export function OfficeMap({ offices }: { offices: readonly Office[] }) {
  const page = usePage();
  const coasts = page.shared('office map', () => <Coasts />, { everyLanguage: true });
  const cities = formatList(
    page.locale,
    offices.map(({ words }) => words.city),
  );
  return (
    <svg
      className={css.map}
      viewBox={mapViewBox}
      role="img"
      aria-label={page.t('pages.contact.map', { cities })}
      data-map=""
    >
      <g dangerouslySetInnerHTML={{ __html: coasts }} />
      {placeOnMap(offices.map(({ facts }) => facts)).map(({ x, y, isWest, nameY }, index) => (
        <g key={offices[index]?.ref}>
          <path className={css.point} d={`M${x} ${y}h0`} data-point="" />
          <text x={isWest ? x - beside : x + beside} y={nameY + below} textAnchor={isWest ? 'end' : undefined}>
            {offices[index]?.words.city}
          </text>
        </g>
      ))}
    </svg>
  );
}

function Coasts() {
  const { coast, depths } = drawCoasts();
  return (
    <>
      <path className={css.coast} d={coast} />
      {depths.map((depth) => (
        <path key={depth} d={depth} />
      ))}
    </>
  );
}
