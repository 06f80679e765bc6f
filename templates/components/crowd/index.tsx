import { formatNumber } from '#authoring/format.ts';
import { usePage } from '#authoring/page.ts';
import { Chunk } from '../chunk/index.tsx';
import css from './chunk.module.css';

interface CrowdProps {
  /** The names of groups of people. */
  groups: readonly string[];
  /** What they answered: how many of each group, and the same in words. */
  answers: readonly { text: string; share: string; counts: readonly number[]; isMarked: boolean }[];
}

/** Dots of a column. */
const rows = 12;

/** The side of a dot's square, in units of the drawing. */
const pitch = 10;

/** Shows each person of some groups as a dot, and marks those with some of the answers. */
export function Crowd({ groups, answers }: CrowdProps) {
  const page = usePage();
  const mark = (isMarked: boolean): string | undefined => (isMarked ? css.marked : css.other);
  return (
    <figure className={css.crowd}>
      <Chunk of="components/crowd" />
      <div>
        {groups.map((name, group) => {
          const parts = answers.map(({ text, counts, isMarked }) => ({ text, isMarked, count: counts[group] ?? 0 }));
          const people = parts.reduce((sum, { count }) => sum + count, 0);
          let end = 0;
          return (
            <div key={name}>
              <svg viewBox={`0 0 ${Math.ceil(people / rows) * pitch} ${rows * pitch}`} aria-hidden="true" data-crowd="">
                {parts.map(({ text, isMarked, count }) => {
                  const start = end;
                  end += count;
                  return <path key={text} className={mark(isMarked)} d={dots(start, end)} />;
                })}
              </svg>
              <p>
                {name} <span>({formatNumber(page.locale, people)})</span>
              </p>
            </div>
          );
        })}
      </div>
      <figcaption>
        {[false, true].map((isMarked) => (
          <p key={String(isMarked)}>
            {answers
              .filter((answer) => answer.isMarked === isMarked)
              .map(({ text, share }) => (
                <span key={text}>
                  <svg viewBox={`0 0 ${pitch} ${pitch}`} aria-hidden="true">
                    <path className={mark(isMarked)} d={dots(0, 1)} />
                  </svg>
                  {text} <strong>{share}</strong>
                </span>
              ))}
          </p>
        ))}
      </figcaption>
    </figure>
  );
}

/** Draws the dots from one place to another: downwards, column after column. A line without length is a dot. */
function dots(from: number, to: number): string {
  return Array.from({ length: to - from }, (_, index) => {
    const place = from + index;
    const row = place % rows;
    if (index > 0 && row > 0) return `m0 ${pitch}h0`;
    return `M${(Math.floor(place / rows) + 0.5) * pitch} ${(row + 0.5) * pitch}h0`;
  }).join('');
}
