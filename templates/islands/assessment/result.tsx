import { type ReadinessScore, resultOf } from '../../forms/readiness.ts';
import type { AssessmentProps } from './index.tsx';
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
      <ul className={css.dimensions}>
        {score.dimensions.map(({ index, percent: share }) => (
          <li key={index}>
            <span>{dimensions[index]?.name}</span>
            <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
              <rect width={share} height="1" />
            </svg>
            <span className={css.share}>{formatPercent(lang, share)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Says the score: `Your score: 62%` */
export function scoreText({ lang, text }: Pick<AssessmentProps, 'lang' | 'text'>, percent: number): string {
  return text.score.replace('{{percent}}', formatPercent(lang, percent));
}

function formatPercent(lang: string, percent: number): string {
  return new Intl.NumberFormat(lang, { style: 'percent' }).format(percent / 100);
}
