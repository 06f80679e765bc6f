import css from './style.module.css';

interface QuoteProps {
  text: string;
  /** Who says it; without a name, only the role is given. */
  person?: string;
  role: string;
}

/** Renders what a client says, set large. */
export function Quote({ text, person, role }: QuoteProps) {
  return (
    <figure className={css.quote}>
      <blockquote>
        <p>{text}</p>
      </blockquote>
      <figcaption>
        {person && <strong>{person}</strong>}
        <span>{role}</span>
      </figcaption>
    </figure>
  );
}
