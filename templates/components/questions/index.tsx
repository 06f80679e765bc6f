import { usePage } from '#authoring/page.ts';
import { typeset } from '#authoring/typeset.ts';
import { Accordion } from '../accordion/index.tsx';
import css from './style.module.css';

/** A question and its answer in Markdown. */
interface Question {
  question: string;
  answer: string;
}

/** Renders questions that open to show their answer. */
export function Questions({ items }: { items: readonly Question[] }) {
  const page = usePage();
  return (
    <div className={css.questions}>
      {items.map(({ question, answer }) => (
        <Accordion key={question} title={<h3>{typeset(page.locale, question)}</h3>} html={page.markdown(answer)} />
      ))}
    </div>
  );
}
