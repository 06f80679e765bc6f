import type { AssessmentProps } from './assessment-props.ts';
import css from './style.module.css';

interface StepsProps {
  text: AssessmentProps['text'];
  /** The names of the dimensions, and which of them is shown. */
  names: readonly string[];
  step: number;
  /** The dimensions that lack answers. */
  open: readonly number[];
  go: (step: number) => void;
}

/** Renders the ways to the dimension before and to the next one, after the last to one that lacks answers, and to the result. */
export function Steps({ text, names, step, open, go }: StepsProps) {
  const next = step + 1 < names.length ? step + 1 : open.find((index) => index !== step);
  return (
    <div className={css.steps} data-print="no">
      {step > 0 && (
        <button type="button" className={css.action} onClick={() => go(step - 1)}>
          {text.back}
        </button>
      )}
      {next !== undefined && (
        <button
          type="button"
          className={open.length > 0 ? `${css.action} ${css.onward}` : css.action}
          onClick={() => go(next)}
        >
          {text.next.replace('{{name}}', names[next] ?? '')}
        </button>
      )}
      {open.length === 0 && (
        <button type="button" className={`${css.action} ${css.onward}`} onClick={() => go(names.length)}>
          {text.see}
        </button>
      )}
    </div>
  );
}
