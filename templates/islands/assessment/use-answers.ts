import { type RefObject, useEffect, useState } from 'react';
import { readAnswers, saveAnswers } from './answers.ts';

/** Reads the answers of a questionnaire → the ids of the checked inputs (nothing before the script ran), `read`, which returns their number, `reset`. */
export function useAnswers(box: RefObject<HTMLDivElement | null>, id: string) {
  const [checked, setChecked] = useState<ReadonlySet<string>>();

  function read(): number {
    const inputs = box.current?.querySelectorAll<HTMLInputElement>('input:checked') ?? [];
    const ids = Array.from(inputs, (input) => input.id);
    setChecked(new Set(ids));
    saveAnswers(id, ids);
    return ids.length;
  }

  function reset() {
    const inputs = box.current?.querySelectorAll<HTMLInputElement>('input') ?? [];
    for (const input of inputs) input.checked = false;
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

  return { checked, read, reset };
}
