import type { AssessmentProps } from './assessment-props.ts';
import css from './style.module.css';

interface DimensionProps {
  /** The name of the inputs of its questions, without their number: `readiness-1`. */
  name: string;
  title: string;
  /** Its place among the dimensions, in words. */
  place: string;
  questions: readonly string[];
  scale: AssessmentProps['scale'];
  /** Whether another dimension is on the screen; on paper are all. */
  isAway: boolean;
}

/** Renders the questions of a dimension. */
export function Dimension({ name, title, place, questions, scale, isAway }: DimensionProps) {
  return (
    <div className={isAway ? `${css.dimension} ${css.away}` : css.dimension}>
      <div>
        <h3 tabIndex={-1}>{title}</h3>
        <p>{place}</p>
      </div>
      <div className={css.questions}>
        {questions.map((question, index) => (
          <fieldset key={question} className={css.question}>
            <legend>{question}</legend>
            <Answers name={`${name}-${index + 1}`} scale={scale} />
          </fieldset>
        ))}
      </div>
    </div>
  );
}

function Answers({ name, scale }: Pick<DimensionProps, 'name' | 'scale'>) {
  return (
    <div className={css.answers}>
      {scale.map((answer, index) => (
        <label key={answer}>
          <input type="radio" id={`${name}-${index + 1}`} name={name} value={index + 1} />
          <span>
            {`${index + 1} `}
            <span className={css.words}>{answer}</span>
          </span>
        </label>
      ))}
    </div>
  );
}
