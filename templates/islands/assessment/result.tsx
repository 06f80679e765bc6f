import { type ReadinessScore, resultOf } from '../../forms/readiness.ts';
import type { AssessmentProps } from './assessment-props.ts';
import { formatPercent } from './format-percent.ts';
import { Hill } from './hill.tsx';
import css from './result.module.css';

/** Renders what the score means, and every dimension, the weakest first: as hills in a row, then with its advice. */
export function Result({ score, ...props }: AssessmentProps & { score: ReadinessScore }) {
  const { lang, dimensions, results, text } = props;
  const rows = score.dimensions.map(({ index, percent }) => ({ ...dimensions[index], index, percent }));
  return (
    <>
      <p className={css.meaning}>{resultOf(results, score.percent)?.text}</p>
      <h4>{text.lowest}</h4>
      <div className={css.terrain} aria-hidden="true">
        {rows.map(({ index, name, percent }, place) => (
          <p key={index}>
            <Hill percent={percent} isLowest={place === 0} />
            {name}
            <span>{formatPercent(lang, percent)}</span>
          </p>
        ))}
      </div>
      <ol className={css.dimensions}>
        {rows.map(({ index, name, advice, percent }) => (
          <li key={index}>
            <strong>{name}</strong>
            <span>{formatPercent(lang, percent)}</span>
            <p>{advice}</p>
          </li>
        ))}
      </ol>
    </>
  );
}

/** Says the score: `Your score: 62%` */
export function scoreText({ lang, text }: Pick<AssessmentProps, 'lang' | 'text'>, percent: number): string {
  return text.score.replace('{{percent}}', formatPercent(lang, percent));
}
