import { Chunk } from '../chunk/index.tsx';
import css from './chunk.module.css';

/** Renders a table that `markCrosstab` has marked, across the page: the larger a number, the lighter its cell. */
export function Crosstab({ html }: { html: string }) {
  return (
    <>
      <Chunk of="components/crosstab" />
      <div className={css.crosstab} dangerouslySetInnerHTML={{ __html: html }} />
    </>
  );
}
