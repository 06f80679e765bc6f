import { useRef } from 'react';
import { scoreReadiness } from '../../forms/readiness.ts';
import { Actions } from './actions.tsx';
import type { AssessmentProps } from './assessment-props.ts';
import { Dimension } from './dimension.tsx';
import { Result, scoreText } from './result.tsx';
import { Standing } from './standing.tsx';
import { Steps } from './steps.tsx';
import css from './style.module.css';
import { useAnswers } from './use-answers.ts';
import { useStep } from './use-step.ts';

/**
 * Renders the change-readiness questionnaire. Without script it shows all questions, and its answers are added up by
 * hand; with it, one dimension at a time, and in their place the result with the last answer: the server renders both, and styles show
 * one of them, so that nothing moves when the script arrives. Answers stay in the tab, over a reload too; nothing is sent.
 */
export default function Assessment(props: AssessmentProps) {
  const { id, scale, dimensions, contact, text } = props;
  const box = useRef<HTMLDivElement>(null);
  const { checked, read, reset } = useAnswers(box, id);
  const answers = answersOf(props, checked);
  const open = answers.flatMap((given, index) => (given.includes(undefined) ? [index] : []));
  // After the last dimension is the result, which takes the place of the questions.
  const { step = 0, go } = useStep(box, checked && (open[0] ?? dimensions.length));
  const score = scoreReadiness(answers, scale.length);
  const total = answers.flat().length;
  const answered = answers.flat().filter((answer) => answer !== undefined).length;
  const result = step === dimensions.length ? score : undefined;
  const skipped = answers.slice(0, step).flat().length - answers.slice(0, step).flat().filter(Boolean).length;

  /** Reads the answers; a press on the last one leads to the result. The arrow keys, which answer at each step, do not. */
  function answer(input: Element) {
    const given = read();
    if (!score && given === total && !input.matches(':focus-visible')) go(dimensions.length);
  }

  return (
    <div ref={box} className={css.assessment} onChange={({ target }) => answer(target as Element)}>
      {dimensions.map(({ name, questions }, index) => (
        <Dimension
          key={name}
          name={`${id}-${index + 1}`}
          title={name}
          place={text.dimension
            .replace('{{number}}', String(index + 1))
            .replace('{{total}}', String(dimensions.length))}
          questions={questions}
          scale={scale}
          isAway={step !== index}
        />
      ))}
      {!result && <Steps text={text} names={dimensions.map(({ name }) => name)} step={step} open={open} go={go} />}
      {!checked && <Advice title={text.advice} dimensions={dimensions} />}
      <Standing {...props} answered={answered} total={total} skipped={skipped} percent={result?.percent} />
      {result && (
        <div id={`${id}-result`} className={css.outcome}>
          <Result {...props} score={result} />
          <Actions
            text={text}
            contact={contact}
            score={scoreText(props, result.percent)}
            change={() => go(0)}
            reset={() => {
              reset();
              go(0);
            }}
          />
        </div>
      )}
    </div>
  );
}

/** Returns the answers to the questions of each dimension: 1 for the lowest, nothing if there is none. */
function answersOf({ id, scale, dimensions }: AssessmentProps, checked: ReadonlySet<string> | undefined) {
  return dimensions.map(({ questions }, dimension) =>
    questions.map((_, question) => {
      const name = `${id}-${dimension + 1}-${question + 1}`;
      const answer = scale.findIndex((__, index) => checked?.has(`${name}-${index + 1}`));
      return answer < 0 ? undefined : answer + 1;
    }),
  );
}

/** Lists the advice of each dimension, for who adds up the answers without script. */
function Advice({ title, dimensions }: { title: string } & Pick<AssessmentProps, 'dimensions'>) {
  return (
    <div className={css.advice}>
      <h3>{title}</h3>
      <dl>
        {dimensions.map(({ name, advice }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{advice}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
