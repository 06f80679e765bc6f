import type { AssessmentProps } from './assessment-props.ts';
import css from './style.module.css';

interface ProgressProps {
  text: AssessmentProps['text'];
  answered: number;
  total: number;
  /** The score in words, once there is one, and the address of the result. */
  score: string | undefined;
  href: string;
}

/** Renders how many questions are answered; then the score, with a link to the result. */
export function Progress({ text, answered, total, score, href }: ProgressProps) {
  return (
    <div className={css.progress} data-print="no">
      {score ? (
        <p>
          {`${score} `}
          <a href={href}>{text.see}</a>
        </p>
      ) : (
        <p aria-hidden="true">
          {text.progress.replace('{{number}}', String(answered)).replace('{{total}}', String(total))}
        </p>
      )}
      <svg viewBox={`0 0 ${total} 1`} preserveAspectRatio="none" aria-hidden="true">
        <rect width={answered} height="1" />
      </svg>
    </div>
  );
}
