import type { ComponentProps, ReactNode } from 'react';
import { Icon, type IconName } from '../icon/index.tsx';
import css from './style.module.css';

/** `primary`: the one thing to do; `secondary`: an outline beside it; `quiet`: a line of text with an arrow. */
type ButtonVariant = 'primary' | 'secondary' | 'quiet';

interface Look {
  variant?: ButtonVariant;
  /** Follows the words; an arrow on a quiet link by default, nothing with `false`. */
  icon?: IconName | false;
  className?: string;
  children: ReactNode;
}

type ButtonProps = Look &
  (
    | ({ href: string } & Omit<ComponentProps<'a'>, keyof Look | 'href'>)
    | ({ href?: undefined } & Omit<ComponentProps<'button'>, keyof Look>)
  );

/** Renders a link that looks like a button where it has an `href`, else a `<button type="button">`. */
export function Button({ variant = 'primary', icon, className, children, ...rest }: ButtonProps) {
  const mark = icon ?? (variant === 'quiet' && 'arrow');
  const classes = [css.button, css[variant], className].filter(Boolean).join(' ');
  const content = (
    <>
      <span>{children}</span>
      {mark && <Icon name={mark} />}
    </>
  );
  if (rest.href === undefined) {
    return (
      <button type="button" {...rest} className={classes}>
        {content}
      </button>
    );
  }
  return (
    <a {...rest} className={classes}>
      {content}
    </a>
  );
}

/** Sets buttons side by side, wrapping where there is no room. */
export function Buttons({ children }: { children: ReactNode }) {
  return <div className={css.buttons}>{children}</div>;
}
