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

/** The radius of a ring. */
const radius = 2.4;

/** The forms of dots, the quietest first: answers are told apart without their colors, too. */
const forms = ['small', 'ring', 'chip', 'full', 'square'] as const;

/** Shows each person of some groups as a dot, and marks those with some of the answers. */
export function Crowd({ groups, answers }: CrowdProps) {
  const page = usePage();
  const marked = answers.filter(({ isMarked }) => isMarked);
  const others = answers.filter(({ isMarked }) => !isMarked);
  /** Draws dots of an answer: the first forms are for the others, the last ones for those that are marked. */
  const draw = (answer: CrowdProps['answers'][number], from: number, to: number) => {
    const place = answer.isMarked ? forms.length - marked.length + marked.indexOf(answer) : others.indexOf(answer);
    const form = forms[place] ?? 'full';
    return (
      <path
        key={answer.text}
        className={`${css[answer.isMarked ? 'marked' : 'other']} ${css[form]}`}
        d={dots(from, to, form === 'ring')}
      />
    );
  };
  return (
    <figure className={css.crowd}>
      <Chunk of="components/crowd" />
      <div>
        {groups.map((name, group) => {
          const people = answers.reduce((sum, { counts }) => sum + (counts[group] ?? 0), 0);
          let end = 0;
          return (
            <div key={name}>
              <svg viewBox={`0 0 ${Math.ceil(people / rows) * pitch} ${rows * pitch}`} aria-hidden="true" data-crowd="">
                {answers.map((answer) => {
                  const start = end;
                  end += answer.counts[group] ?? 0;
                  return draw(answer, start, end);
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
        {[others, marked].map((some) => (
          <p key={String(some[0]?.isMarked)}>
            {some.map((answer) => (
              <span key={answer.text}>
                <svg viewBox={`0 0 ${pitch} ${pitch}`} aria-hidden="true">
                  {draw(answer, 0, 1)}
                </svg>
                {answer.text} <strong>{answer.share}</strong>
              </span>
            ))}
          </p>
        ))}
      </figcaption>
    </figure>
  );
}

/** Draws the dots from one place to another: downwards, column after column. A line without length is a dot. */
function dots(from: number, to: number, isRing: boolean): string {
  const dot = isRing ? `a${radius} ${radius} 0 1 0 .01 0z` : 'h0';
  return Array.from({ length: to - from }, (_, index) => {
    const place = from + index;
    const row = place % rows;
    if (index > 0 && row > 0) return `m0 ${pitch}${dot}`;
    return `M${(Math.floor(place / rows) + 0.5) * pitch} ${(row + 0.5) * pitch - (isRing ? radius : 0)}${dot}`;
  }).join('');
}
