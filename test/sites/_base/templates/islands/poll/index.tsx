import { useState } from 'react';
import { Option } from './option.tsx';

/** Lets a visitor choose an answer, which nobody receives. */
export default function Poll({ question, answers }: { question: string; answers: string[] }) {
  const [chosen, choose] = useState<string>();
  return (
    <fieldset>
      <legend>{question}</legend>
      {answers.map((answer) => (
        <Option key={answer} answer={answer} isChosen={answer === chosen} choose={choose} />
      ))}
    </fieldset>
  );
}
