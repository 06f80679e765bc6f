interface OptionProps {
  answer: string;
  isChosen: boolean;
  choose: (answer: string) => void;
}

/** Renders an answer that can be chosen. */
export function Option({ answer, isChosen, choose }: OptionProps) {
  return (
    <button type="button" aria-pressed={isChosen} onClick={() => choose(answer)}>
      {answer}
    </button>
  );
}
