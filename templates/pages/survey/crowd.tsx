import { formatNumber } from '#authoring/format.ts';
import { usePage } from '#authoring/page.ts';
import { Section } from '../../components/section/index.tsx';
import { share } from './chart.tsx';
import type { Result } from './results.ts';
import css from './style.module.css';

/** Dots of a column. */
const rows = 12;

/** The side of a dot's square, in units of the drawing. */
const pitch = 10;

/** Shows everybody who answered as a dot, by group, and marks those whose answers matter most. */
export function Crowd({ result, groups }: { result: Result; groups: readonly string[] }) {
  const page = usePage();
  const { marked, answers } = result;
  if (marked.length === 0) return null;
  const mark = (id: string): string | undefined => (marked.includes(id) ? css.marked : css.other);
  return (
    <Section
      tone="navy"
      heading={page.t('pages.survey.crowd', { people: formatNumber(page.locale, answers[0]?.all.people ?? 0) })}
      intro={result.question}
    >
      <figure className={css.crowd}>
        <div aria-hidden="true">
          {groups.map((name, group) => {
            const people = answers[0]?.cells[group]?.people ?? 0;
            let first = 0;
            return (
              <div key={name}>
                <svg viewBox={`0 0 ${Math.ceil(people / rows) * pitch} ${rows * pitch}`} data-crowd="">
                  {answers.map(({ id, cells }) => {
                    const count = cells[group]?.count ?? 0;
                    first += count;
                    return <path key={id} className={mark(id)} d={dots(first - count, first)} />;
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
          {answers.map(({ id, text, all }) => (
            <span key={id}>
              <svg viewBox={`0 0 ${pitch} ${pitch}`} aria-hidden="true">
                <path className={mark(id)} d={dots(0, 1)} />
              </svg>
              {text} <strong>{share(page.locale, all)}</strong>
            </span>
          ))}
        </figcaption>
      </figure>
    </Section>
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
