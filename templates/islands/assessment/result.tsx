import { type ReadinessScore, resultOf } from '../../forms/readiness.ts';
import type { AssessmentProps } from './assessment-props.ts';
import css from './style.module.css';

/** Renders what the answers mean: the score, what to make of it, and every dimension, the weakest first. */
export function Result({ score, ...props }: AssessmentProps & { score: ReadinessScore }) {
  const { lang, dimensions, results, text } = props;
  const result = resultOf(results, score.percent);
  return (
    <>
      <p className={css.score}>{scoreText(props, score.percent)}</p>
      <h3>{result?.title}</h3>
      <p className={css.meaning}>{result?.text}</p>
      <h4>{text.lowest}</h4>
      <Terrain shares={score.dimensions.map(({ percent }) => percent)} />
      <ol className={css.dimensions}>
        {score.dimensions.map(({ index, percent: share }) => (
          <li key={index}>
            <span>{dimensions[index]?.name}</span>
            <span>{dimensions[index]?.advice}</span>
            <span className={css.share}>{formatPercent(lang, share)}</span>
          </li>
        ))}
      </ol>
    </>
  );
}

const levels = [1, 0.82, 0.64, 0.46, 0.28, 0.1];

/** Draws the dimensions as hills in a row, each as high as its share; the point is on the lowest. */
function Terrain({ shares }: { shares: readonly number[] }) {
  const step = 600 / shares.length;
  const ridge = (level: number): string =>
    shares
      .map((share, index) => {
        const [x, y] = [(index + 0.5) * step, 150 - 1.3 * share * level];
        return `C${x - step / 3} 150 ${x - step / 4} ${y} ${x} ${y}S${x + step / 3} 150 ${x + step / 2} 150`;
      })
      .join('');
  return (
    <svg className={css.terrain} viewBox="0 0 600 182" aria-hidden="true">
      {levels.map((level) => (
        <path key={level} d={`M0 150${ridge(level)}`} />
      ))}
      <circle cx={step / 2} cy={150 - 1.3 * (shares[0] ?? 0)} r="6" />
      {shares.map((_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the number of a hill is its place
        <text key={index} x={(index + 0.5) * step} y="176">
          {index + 1}
        </text>
      ))}
    </svg>
  );
}

/** Says the score: `Your score: 62%` */
export function scoreText({ lang, text }: Pick<AssessmentProps, 'lang' | 'text'>, percent: number): string {
  return text.score.replace('{{percent}}', formatPercent(lang, percent));
}

function formatPercent(lang: string, percent: number): string {
  return new Intl.NumberFormat(lang, { style: 'percent' }).format(percent / 100);
}
