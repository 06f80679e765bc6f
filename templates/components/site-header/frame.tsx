import type { ReactNode } from 'react';
import { usePage } from '#authoring/page.ts';
import { LanguageSwitcher } from '../language-switcher/index.tsx';
import { MobileDrawer } from '../mobile-drawer/index.tsx';
import { SkipLink } from '../skip-link/index.tsx';
import { Logo } from './logo.tsx';
import css from './style.module.css';

interface HeaderFrameProps {
  /** `two-rows` puts the compact bar above the menu on wide screens. */
  variant: 'one-row' | 'two-rows';
  /** The name of the navigation. */
  label: string;
  className?: string;
  /** Follows the navigation. */
  end?: ReactNode;
  children: ReactNode;
}

/** Lays out a header: skip link, logo, and a navigation that is a drawer on narrow screens and a bar on wide ones. */
export function HeaderFrame({ variant, label, className, end, children }: HeaderFrameProps) {
  const page = usePage();
  return (
    <header className={[css.header, className].filter(Boolean).join(' ')} data-header={variant}>
      <div className={`wrap ${css.bar}`}>
        <SkipLink />
        <Logo />
        <MobileDrawer
          label={label}
          open={page.t('menu.open')}
          close={page.t('menu.close')}
          className={variant === 'one-row' ? css.oneRow : undefined}
        >
          {children}
          <LanguageSwitcher className={css.languages} />
        </MobileDrawer>
        {end}
      </div>
    </header>
  );
}
