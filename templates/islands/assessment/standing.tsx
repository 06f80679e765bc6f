import { resultOf } from '../../forms/readiness.ts';
import type { AssessmentProps } from './assessment-props.ts';
import { formatPercent } from './format-percent.ts';
import css from './style.module.css';

interface StandingProps extends AssessmentProps {
  answered: number;
  total: number;
  /** The score, once there is one, and the address of what it means. */
  percent: number | undefined;
  href: string;
}

/** Renders how many questions are answered; with the last answer the score and its words, in view wherever that is. */
export function Standing({ lang, text, results, answered, total, percent, href }: StandingProps) {
  const [before, after] = text.score.split('{{percent}}');
  return (
    <div
      className={answered > 0 ? `${css.standing} ${css.begun}` : css.standing}
      data-print={percent === undefined ? 'no' : undefined}
    >
      <div role="status">
        {percent === undefined ? (
          <p>{text.progress.replace('{{number}}', String(answered)).replace('{{total}}', String(total))}</p>
        ) : (
          <div className={css.score}>
            <p>
              {before}
              <strong>{formatPercent(lang, percent)}</strong>
              {after}
            </p>
            <h3>{resultOf(results, percent)?.title}</h3>
            <a href={href} data-print="no">
              {text.see}
            </a>
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
