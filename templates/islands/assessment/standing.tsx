import { resultOf } from '../../forms/readiness.ts';
import type { AssessmentProps } from './assessment-props.ts';
import { formatPercent } from './format-percent.ts';
import css from './style.module.css';

interface StandingProps extends AssessmentProps {
  answered: number;
  total: number;
  /** How many questions before the current ones are not answered. */
  skipped: number;
  /** The score, where the result is shown. */
  percent: number | undefined;
}

/** Renders how many questions are answered or skipped, in view wherever they are; above the result, the score in words. */
export function Standing({ lang, text, results, answered, total, skipped, percent }: StandingProps) {
  const [before, after] = text.score.split('{{percent}}');
  return (
    <div
      className={percent === undefined && answered + skipped > 0 ? `${css.standing} ${css.begun}` : css.standing}
      data-print={percent === undefined ? 'no' : undefined}
    >
      <div role="status">
        {percent === undefined ? (
          <p>
            {text.progress.replace('{{number}}', String(answered)).replace('{{total}}', String(total))}
            {skipped > 0 && ` · ${text.skipped.replace('{{number}}', String(skipped))}`}
          </p>
        ) : (
          <div className={css.score}>
            <p>
              {before}
              <strong>{formatPercent(lang, percent)}</strong>
              {after}
            </p>
            <h3 tabIndex={-1}>{resultOf(results, percent)?.title}</h3>
          </div>
        )}
      </div>
      {percent === undefined && (
        <svg viewBox={`0 0 ${total} 1`} preserveAspectRatio="none" aria-hidden="true">
          <rect width={answered} height="1" />
        </svg>
      )}
    </div>
  );
}
