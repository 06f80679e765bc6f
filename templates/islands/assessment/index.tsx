import { useRef } from 'react';
import { scoreReadiness } from '../../forms/readiness.ts';
import { Actions } from './actions.tsx';
import type { AssessmentProps } from './assessment-props.ts';
import { Dimension } from './dimension.tsx';
import { Progress } from './progress.tsx';
import { Result, scoreText } from './result.tsx';
import css from './style.module.css';
import { useAnswers } from './use-answers.ts';

/**
 * Renders the change-readiness questionnaire. Without script its answers are added up by hand; with it, the result
 * appears with the last answer. Answers stay in the tab, over a reload too; nothing is sent.
 */
export default function Assessment(props: AssessmentProps) {
  const { id, scale, dimensions, text } = props;
  const box = useRef<HTMLDivElement>(null);
  const { checked, read, reset } = useAnswers(box, id);
  const answers = answersOf(props, checked);
  const score = scoreReadiness(answers, scale.length);
  const said = score && scoreText(props, score.percent);
  const total = answers.flat().length;
  const missing = answers.flat().filter((answer) => answer === undefined).length;
  const remaining = missing === 1 ? text.remainingOne : text.remaining.replace('{{number}}', String(missing));
  return (
    <div ref={box} className={css.assessment} onChange={read}>
      {dimensions.map(({ name, questions }, index) => (
        <Dimension key={name} name={`${id}-${index + 1}`} title={name} questions={questions} scale={scale} />
      ))}
      {!checked && <Advice dimensions={dimensions} />}
      {checked && (
        <div id={`${id}-result`} className={css.outcome}>
          <div className={css.result} role="status">
            {score ? <Result {...props} score={score} /> : <p>{remaining}</p>}
          </div>
          <Actions text={text} score={said} reset={reset} />
        </div>
      )}
      {checked && <Progress text={text} answered={total - missing} total={total} score={said} href={`#${id}-result`} />}
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
function Advice({ dimensions }: Pick<AssessmentProps, 'dimensions'>) {
  return (
    <dl className={css.advice}>
      {dimensions.map(({ name, advice }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{advice}</dd>
        </div>
      ))}
    </dl>
  );
}
