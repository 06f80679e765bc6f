import css from './style.module.css';

/** Renders a link that looks like a button. */
export function Button({ href, text }: { href: string; text: string }) {
  return (
    <p>
      <a className={css.button} href={href}>
        {text}
      </a>
    </p>
  );
}
