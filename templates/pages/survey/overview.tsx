import { formatPercent } from '#authoring/format.ts';
import { usePage } from '#authoring/page.ts';
import { Chunk } from '../../components/chunk/index.tsx';
import css from './chunk.module.css';
import type { Cell, Result } from './results.ts';

/** Draws the share of each group that gave the first answer, for all questions on one scale; the page has the figures further down. */
export function Overview({ results, groups }: { results: readonly Result[]; groups: readonly string[] }) {
  const page = usePage();
  const firsts = results.flatMap(({ id, question, answers: [first] }) => (first ? [{ id, question, first }] : []));
  const highest = Math.max(...firsts.flatMap(({ first }) => first.cells.map(shareOf)));
  return (
    <div className={css.overview} aria-hidden="true" data-answers="">
      <Chunk of="pages/survey" />
      <p>{page.t('pages.survey.firstAnswers')}</p>
      <p className={css.key}>
        {groups.map((name, group) => (
          <span key={name}>
            <svg className={css.sign} viewBox="-6 -6 12 12" aria-hidden="true">
              <Dot group={group} of={groups.length} />
            </svg>
            {name}
          </span>
        ))}
      </p>
      {firsts.map(({ id, question, first }) => (
        <div key={id}>
          <p>{question}</p>
          <p>
            <strong>{first.text}</strong>
          </p>
          <Scale cells={first.cells} highest={highest} />
        </div>
      ))}
    </div>
  );
}

/** Percent of the width between two values that are both legible. */
const apart = 8;

/** Renders the groups as dots on a line from zero to the highest share of all questions, each with its value. */
function Scale({ cells, highest }: { cells: readonly Cell[]; highest: number }) {
  const page = usePage();
  // Between the ends there is room for half a value.
  const places = cells.map((cell) => Math.round(3 + (93 * shareOf(cell)) / highest));
  const [first, last] = [Math.min(...places), Math.max(...places)];
  return (
    <svg className={css.scale} fontSize=".8125rem" fontWeight="600" textAnchor="middle" aria-hidden="true">
      <line x1="3%" x2="96%" y1="2rem" y2="2rem" />
      <line className={css.span} x1={`${first}%`} x2={`${last}%`} y1="2rem" y2="2rem" />
      {cells.map((cell, group) => {
        const place = places[group] ?? 0;
        const isLegible = places.slice(0, group).every((other) => Math.abs(other - place) >= apart);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: groups never change places.
          <g key={group}>
            <Dot group={group} of={cells.length} x={`${place}%`} y="2rem" />
            {isLegible && (
              <text x={`${place}%`} y="1.25rem">
                {formatPercent(page.locale, Math.round(100 * shareOf(cell)))}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}

/** The first group has a full dot, the last one the point, the others rings. */
function Dot({ group, of, x, y }: { group: number; of: number; x?: string; y?: string }) {
  return <circle className={group === 0 ? css.full : group === of - 1 ? css.point : css.ring} cx={x} cy={y} r="5" />;
}

const shareOf = ({ count, people }: Cell): number => count / people;
