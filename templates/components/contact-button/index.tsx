import { usePage } from '#authoring/page.ts';
import { Icon } from '../icon/index.tsx';
import css from './style.module.css';

/** A link to the contact page that floats at the lower edge; the contact page itself has none. */
export function ContactButton() {
  const page = usePage();
  const target = page.exists('pages/contact-2025') ? 'pages/contact-2025' : 'pages/contact';
  if (page.entry.ref === target) return null;
  return (
    <aside aria-label={page.t('layout.contactRegion')} data-print="no">
      <a className={css.contact} href={page.href(target)}>
        <Icon name="mail" />
        <span className={css.label}>{page.t('layout.contact')}</span>
      </a>
    </aside>
  );
}
