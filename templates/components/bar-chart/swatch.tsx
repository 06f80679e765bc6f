import css from './style.module.css';

/** Renders the color of a bar in the legend. `shade` is the class that fills the bar. */
export function Swatch({ shade }: { shade: string | undefined }) {
  return (
    <svg className={css.swatch} viewBox="0 0 10 10" aria-hidden="true">
      <rect className={shade} width="10" height="10" />
    </svg>
  );
}
