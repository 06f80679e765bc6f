import type { NamedSummit } from '../../components/frieze/draw-summits.ts';
import type { Words } from './schema.ts';

/** Returns the dimensions as hills, each as high as it has questions. */
export const dimensionSummits = ({ dimensions }: Words): NamedSummit[] =>
  dimensions.map(({ name, questions }) => ({ name, count: questions.length }));
