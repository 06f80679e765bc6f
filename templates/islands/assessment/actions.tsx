import { type ReactNode, useState } from 'react';
import type { AssessmentProps } from './assessment-props.ts';
import css from './style.module.css';

interface ActionsProps {
  text: AssessmentProps['text'];
  contact: AssessmentProps['contact'];
  /** The ways back to the questions. */
  steps: ReactNode;
  /** The score in words. */
  score: string;
  reset: () => void;
}

/** Renders what can be done with the result: talk about it, print it, share it, change answers, start again. */
export function Actions({ text, contact, steps, score, reset }: ActionsProps) {
  const [isCopied, setIsCopied] = useState(false);

  /** Shares the score and the page as the device does, else copies them. */
  async function share() {
    const url = location.href.replace(/#.*/, '');
    const said = `${document.title}. ${score}`;
    if (navigator.share) await navigator.share({ title: document.title, text: said, url }).catch(() => undefined);
    else
      await navigator.clipboard?.writeText(`${said} ${url}`).then(
        () => setIsCopied(true),
        () => undefined,
      );
  }

  return (
    <div className={css.actions} data-print="no">
      {contact && (
        <a className={`${css.action} ${css.onward}`} href={contact.href}>
          {contact.text}
        </a>
      )}
      <button type="button" className={css.action} onClick={() => print()}>
        {text.print}
      </button>
      <button type="button" className={css.action} onClick={() => void share()}>
        {text.share}
      </button>
      {steps}
      <button type="button" className={css.action} onClick={reset}>
        {text.reset}
      </button>
      <p role="status">{isCopied && text.copied}</p>
    </div>
  );
}
