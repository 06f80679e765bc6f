import type { ReactNode } from 'react';
import { usePage } from '#authoring/page.ts';
import { FactsList } from '../facts-list/index.tsx';
import { PriceScale } from './price-scale.tsx';

interface MethodFactsProps {
  /** In the order of the wave. */
  steps: readonly { title: string; time: string }[];
  price?: { min: number; max: number };
  facts?: readonly { term: string; value: ReactNode }[];
}

/** Lists the steps of a wave with the numbers that it has, and what it costs. */
export function MethodFacts({ steps, price, facts = [] }: MethodFactsProps) {
  const page = usePage();
  return (
    <FactsList
      items={[
        ...steps.map(({ title, time }, index) => ({ term: `${index + 1}. ${title}`, value: time })),
        price && { term: page.t('facts.price'), value: <PriceScale {...price} /> },
        ...facts,
      ]}
    />
  );
}
