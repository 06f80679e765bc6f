import { usePage } from '#authoring/page.ts';
import { Icon } from '../icon/index.tsx';
import css from './style.module.css';

/**
 * Renders a link to the contact page that floats: in the margin of a wide page, as a bar in a narrow window. The
 * contact page itself has none.
 */
export function ContactButton() {
  const page = usePage();
  const href = page.href('pages/contact');
  if (href === page.url) return null;
  return (
    <aside aria-label={page.t('layout.contactRegion')} data-dock data-print="no">
      <a className={css.contact} href={href}>
        <Icon name="mail" />
        {page.t('layout.contact')}
      </a>
    </aside>
  );
}
