import { formatList } from '#authoring/format.ts';
import { usePage } from '#authoring/page.ts';
import { drawCoasts, mapViewBox, partMap, placeOnMap } from '../../drawings/map.ts';
import type { Office } from '../../pages/office/schema.ts';
import css from './style.module.css';

/** How far a name is from its point, and its middle from its line, in units of the drawing. */
const beside = 18;
const below = 10;

/** The same in a narrow window, where a unit is about a pixel. */
const narrow = { beside: 8, below: 4.5 };

/**
 * Draws the offices on a map of the coasts between them, each with its name. In a narrow window it is where most of them
 * are, and those that are far away are in insets.
 */
export function OfficeMap({ offices }: { offices: readonly Office[] }) {
  const page = usePage();
  const coasts = page.shared('office map', () => <Coasts />, { everyLanguage: true });
  const cities = formatList(
    page.locale,
    offices.map(({ words }) => words.city),
  );
  const label = page.t('pages.contact.map', { cities });
  const points = placeOnMap(offices.map(({ facts }) => facts));
  const [most, ...others] = partMap(offices.map(({ facts }) => facts));
  const narrowPoints = (places: readonly number[]) =>
    places.map((index) => {
      const { x = 0, y = 0, isWest = false } = points[index] ?? {};
      const side = isWest ? -narrow.beside : narrow.beside;
      return (
        <City
          key={index}
          office={offices[index]}
          x={x}
          y={y}
          isWest={isWest}
          nameX={x + side}
          nameY={y + narrow.below}
        />
      );
    });
  return (
    <>
      <svg className={`${css.map} ${css.wide}`} viewBox={mapViewBox} role="img" aria-label={label} data-map="">
        <g id="coasts" className={css.coasts} dangerouslySetInnerHTML={{ __html: coasts }} />
        {points.map(({ x, y, isWest, nameY }, index) => {
          const nameX = isWest ? x - beside : x + beside;
          return (
            <City
              key={offices[index]?.ref}
              office={offices[index]}
              x={x}
              y={y}
              isWest={isWest}
              nameX={nameX}
              nameY={nameY + below}
            />
          );
        })}
      </svg>
      <div className={css.narrow} role="img" aria-label={label} data-map="">
        <svg className={css.map} viewBox={most?.viewBox} aria-hidden="true">
          <use href="#coasts" />
          {narrowPoints(most?.places ?? [])}
        </svg>
        {others.map(({ viewBox, places }) => (
          <svg key={viewBox} className={`${css.map} ${css.inset}`} viewBox={viewBox} aria-hidden="true">
            <use href="#coasts" />
            {narrowPoints(places)}
          </svg>
        ))}
      </div>
    </>
  );
}

interface CityProps {
  office: Office | undefined;
  x: number;
  y: number;
  isWest: boolean;
  nameX: number;
  nameY: number;
}

function City({ office, x, y, isWest, nameX, nameY }: CityProps) {
  return (
    <>
      <path className={css.point} d={`M${x} ${y}h0`} data-point="" />
      <text x={nameX} y={nameY} textAnchor={isWest ? 'end' : undefined}>
        {office?.words.city}
      </text>
    </>
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
