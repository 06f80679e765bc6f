import type { FormView } from '#authoring/forms/form-view.ts';
import css from './style.module.css';

interface SubmitButtonProps {
  text: FormView['text'];
  isPending: boolean;
  /** The share of a file that has been uploaded. */
  uploaded: number | undefined;
}

/** Renders the button, which keeps the focus while the form is sent, and says then how far that is. */
export function SubmitButton({ text, isPending, uploaded }: SubmitButtonProps) {
  return (
    <>
      <button
        className={css.submit}
        type="submit"
        aria-disabled={isPending || undefined}
        aria-busy={isPending || undefined}
      >
        {isPending ? text.sending : text.submit}
      </button>
      {uploaded !== undefined && <progress className={css.progress} aria-label={text.sending} value={uploaded} />}
      <p className="visually-hidden" role="status">
        {isPending && text.sending}
      </p>
    </>
  );
}
