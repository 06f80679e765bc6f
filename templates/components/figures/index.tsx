import css from './style.module.css';

/** A number set large, and what it counts. */
interface Figure {
  figure: string;
  label: string;
}

/** Renders numbers large, side by side. */
export function Figures({ items }: { items: readonly Figure[] }) {
  return (
    <dl className={css.figures}>
      {items.map(({ figure, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
