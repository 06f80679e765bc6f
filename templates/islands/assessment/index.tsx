import { useEffect, useRef, useState } from 'react';
import { scoreReadiness } from '../../forms/readiness.ts';
import { Actions } from './actions.tsx';
import { readAnswers, saveAnswers } from './answers.ts';
import { Result, scoreText } from './result.tsx';
import css from './style.module.css';

interface AssessmentDimension {
  name: string;
  advice: string;
  questions: string[];
}

/** The props of the island: the questions, and the texts of its result. */
export interface AssessmentProps {
  id: string;
  lang: string;
  /** The answers, from the lowest to the highest. */
  scale: string[];
  dimensions: AssessmentDimension[];
  /** What a score means, from its lower bound in percent. */
  results: { from: number; title: string; text: string }[];
  text: {
    remaining: string;
    progress: string;
    remainingOne: string;
    score: string;
    lowest: string;
    see: string;
    reset: string;
    print: string;
    share: string;
    copied: string;
  };
}

/**
 * Renders the change-readiness questionnaire. Without script its answers are added up by hand; with it, the result
 * appears with the last answer. Answers stay in the tab, over a reload too; nothing is sent.
 */
export default function Assessment(props: AssessmentProps) {
  const { id, scale, dimensions, text } = props;
  const box = useRef<HTMLDivElement>(null);
  const [ticked, setTicked] = useState<ReadonlySet<string>>();

  function read() {
    const inputs = box.current?.querySelectorAll<HTMLInputElement>('input:checked') ?? [];
    const ids = Array.from(inputs, (input) => input.id);
    setTicked(new Set(ids));
    saveAnswers(id, ids);
  }

  function reset() {
    const inputs = box.current?.querySelectorAll<HTMLInputElement>('input') ?? [];
    for (const input of inputs) input.checked = false;
    inputs[0]?.focus();
    read();
  }

  // Answers may have been given before a reload, or before the script arrived.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with what the page has then
  useEffect(() => {
    for (const answer of readAnswers(id)) {
      const input = document.getElementById(answer);
      if (input instanceof HTMLInputElement && box.current?.contains(input)) input.checked = true;
    }
    read();
  }, []);

  const name = (dimension: number, question: number) => `${id}-${dimension + 1}-${question + 1}`;
  const answers = dimensions.map(({ questions }, dimension) =>
    questions.map((_, question) => {
      const answer = scale.findIndex((__, index) => ticked?.has(`${name(dimension, question)}-${index + 1}`));
      return answer < 0 ? undefined : answer + 1;
    }),
  );
  const score = scoreReadiness(answers, scale.length);
  const total = answers.flat().length;
  const missing = answers.flat().filter((answer) => answer === undefined).length;
  const remaining = missing === 1 ? text.remainingOne : text.remaining.replace('{{number}}', String(missing));
  return (
    <div ref={box} className={css.assessment} onChange={read}>
      {dimensions.map(({ name: title, questions }, dimension) => (
        <div key={title} className={css.dimension}>
          <h3>{title}</h3>
          <div className={css.questions}>
            {questions.map((question, index) => (
              <fieldset key={question} className={css.question}>
                <legend>{question}</legend>
                <div className={css.answers}>
                  {scale.map((answer, step) => (
                    <label key={answer}>
                      <input
                        type="radio"
                        id={`${name(dimension, index)}-${step + 1}`}
                        name={name(dimension, index)}
                        value={step + 1}
                      />
                      <span>
                        {`${step + 1} `}
                        <span className={css.words}>{answer}</span>
                      </span>
                    </label>
                  ))}
                </div>
              </fieldset>
            ))}
          </div>
        </div>
      ))}
      {!ticked && (
        <dl className={css.advice}>
          {dimensions.map(({ name: title, advice }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{advice}</dd>
            </div>
          ))}
        </dl>
      )}
      {ticked && (
        <div id={`${id}-result`} className={css.outcome}>
          <div className={css.result} role="status">
            {score ? <Result {...props} score={score} /> : <p>{remaining}</p>}
          </div>
          <Actions text={text} score={score && scoreText(props, score.percent)} reset={reset} />
        </div>
      )}
      {ticked && (
        <div className={css.progress} data-print="no">
          {score ? (
            <p>
              {`${scoreText(props, score.percent)} `}
              <a href={`#${id}-result`}>{text.see}</a>
            </p>
          ) : (
            <p aria-hidden="true">
              {text.progress.replace('{{number}}', String(total - missing)).replace('{{total}}', String(total))}
            </p>
          )}
          <svg viewBox={`0 0 ${total} 1`} preserveAspectRatio="none" aria-hidden="true">
            <rect width={total - missing} height="1" />
          </svg>
        </div>
      )}
    </div>
  );
}
