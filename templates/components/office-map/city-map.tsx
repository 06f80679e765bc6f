import { formatList } from '#authoring/format.ts';
import { usePage } from '#authoring/page.ts';
import { drawCity, projectCity } from '../../drawings/city.ts';
import type { CityMap as CityMapFacts } from '../../pages/office/map-struct.ts';
import type { Office } from '../../pages/office/schema.ts';
import css from './style.module.css';

/** The square is whole in every box; what is around it fills boxes of other shapes. */
const frame = { width: 1680, height: 1160, square: 860 };
const viewBox = [(frame.width - frame.square) / 2, (frame.height - frame.square) / 2, frame.square, frame.square];

/** Draws the city around an office, with the names of a few places. */
export function CityMap({ office }: { office: Office }) {
  const page = usePage();
  const { facts, words } = office;
  const { map } = facts;
  if (!map) return null;
  const { landmarks = [] } = words;
  const lines = page.shared(JSON.stringify(['city', map]), () => <Layers map={map} />, { everyLanguage: true });
  const { x, y } = projectCity(map, frame)(facts);
  return (
    <svg
      className={`${css.map} ${css.city}`}
      viewBox={viewBox.join(' ')}
      role="img"
      aria-label={page.t('pages.office.map', { city: words.city, places: formatList(page.locale, landmarks) })}
      data-map=""
    >
      <g dangerouslySetInnerHTML={{ __html: lines }} />
      <path className={css.point} d={`M${Math.round(x)} ${Math.round(y)}h0`} data-point="" />
      {map.landmarks.map(projectCity(map, frame)).map((place, index) => (
        <text key={landmarks[index]} x={Math.round(place.x)} y={Math.round(place.y)} textAnchor="middle">
          {landmarks[index]}
        </text>
      ))}
    </svg>
  );
}

function Layers({ map }: { map: CityMapFacts }) {
  return drawCity({ map, ...frame }).map(({ is, d, width }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: layers never change their order
    <path key={index} className={css[is]} d={d} strokeWidth={width} />
  ));
}
