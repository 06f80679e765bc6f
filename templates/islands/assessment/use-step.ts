import { type RefObject, useEffect, useState } from 'react';

/**
 * Shows one dimension of a questionnaire at a time, `first` as soon as there is one → the current one (nothing before
 * the script ran), `go`. Whoever goes to another one is at its heading.
 */
export function useStep(box: RefObject<HTMLDivElement | null>, first: number | undefined) {
  const [current, setCurrent] = useState<{ step: number; isChosen: boolean }>();

  // Only where the visitor begins depends on the answers: the last answer of a dimension leads nowhere by itself.
  if (!current && first !== undefined) setCurrent({ step: first, isChosen: false });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the box stays the same
  useEffect(() => {
    if (!current?.isChosen) return;
    const heading = box.current?.querySelectorAll('h3')[current.step];
    heading?.focus({ preventScroll: true });
    heading?.parentElement?.scrollIntoView();
  }, [current]);

  return { step: current?.step, go: (step: number) => setCurrent({ step, isChosen: true }) };
}
