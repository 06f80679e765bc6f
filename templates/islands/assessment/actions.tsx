import { useState } from 'react';
import type { AssessmentProps } from './assessment-props.ts';
import css from './style.module.css';

interface ActionsProps {
  text: AssessmentProps['text'];
  contact: AssessmentProps['contact'];
  /** The score in words. */
  score: string;
  /** Leads back to the questions. */
  change: () => void;
  reset: () => void;
}

/** Renders what can be done with the result: talk about it, print it, change answers; more quietly, share it or start again. */
export function Actions({ text, contact, score, change, reset }: ActionsProps) {
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
      <button type="button" className={css.action} onClick={change}>
        {text.change}
      </button>
      <p className={css.further}>
        <button type="button" onClick={() => void share()}>
          {text.share}
        </button>
        <button type="button" onClick={reset}>
          {text.reset}
        </button>
      </p>
      <p role="status">{isCopied && text.copied}</p>
    </div>
  );
}
