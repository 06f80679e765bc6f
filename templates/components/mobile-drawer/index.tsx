import type { ReactNode } from 'react';
import { Icon } from '../icon/index.tsx';
import css from './style.module.css';

interface MobileDrawerProps {
  /** The name of the navigation. */
  label: string;
  /** The words of the burger button and of the button that closes the drawer. */
  open: string;
  close: string;
  className?: string;
  children: ReactNode;
}

/**
 * Renders a navigation that a burger button opens on narrow screens, and that is always shown on wide ones. It is a
 * popover, so it works without script; the script moves the focus in and closes it when the focus leaves.
 */
export function MobileDrawer({ label, open, close, className, children }: MobileDrawerProps) {
  return (
    <>
      <button type="button" className={css.burger} popoverTarget="menu" data-print="no">
        {open}
        <Icon name="menu" />
      </button>
      <nav
        id="menu"
        popover="auto"
        className={[css.drawer, className].filter(Boolean).join(' ')}
        aria-label={label}
        data-drawer=""
      >
        <button type="button" className={css.close} popoverTarget="menu" popoverTargetAction="hide">
          <span className="visually-hidden">{close}</span>
          <Icon name="close" />
        </button>
        {children}
      </nav>
    </>
  );
}
