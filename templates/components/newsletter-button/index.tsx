import { type PageContext, usePage } from '#authoring/page.ts';
import { typeset } from '#authoring/typeset.ts';
import { NewsletterForm } from '../forms/newsletter-form/index.tsx';
import { Icon } from '../icon/index.tsx';
import { Shared } from '../shared/index.tsx';
import css from './style.module.css';

/**
 * Renders a sticky link to the newsletter's page: in the margin of a wide page an icon that widens to its words on
 * hover and focus, in a narrow window a bar. The newsletter's page itself has none.
 */
export function NewsletterButton() {
  const page = usePage();
  if (isNewsletter(page)) return null;
  return (
    <Shared
      as="aside"
      name="newsletter-button"
      attributes={{ 'aria-label': page.t('newsletterButton.region'), 'data-dock': '', 'data-print': 'no' }}
      render={() => (
        <a className={css.trigger} href={page.href('pages/newsletter')} data-opens="newsletter">
          <Icon name="mail" className={css.icon} />
          <span className={css.label}>
            <span>{page.t('newsletterButton.label')}</span>
          </span>
        </a>
      )}
    />
  );
}

/** Renders the dialog that script opens in place of the newsletter's page, from the button or the footer. */
export function NewsletterDialog() {
  const page = usePage();
  if (isNewsletter(page)) return null;
  return <Shared as="div" name="newsletter-dialog" attributes={{ 'data-print': 'no' }} render={() => <Dialog />} />;
}

const isNewsletter = ({ entry }: PageContext): boolean => entry.ref === 'pages/newsletter';

function Dialog() {
  const page = usePage();
  return (
    <dialog
      className={css.dialog}
      aria-labelledby="newsletter-sticky-title"
      data-newsletter={page.href('pages/newsletter')}
    >
      <div className={css.head}>
        <h2 id="newsletter-sticky-title" className={css.title}>
          {typeset(page.locale, page.t('newsletterButton.title'))}
        </h2>
        <button type="button" className={css.close} data-close>
          <span className="visually-hidden">{page.t('newsletterButton.close')}</span>
          <Icon name="close" />
        </button>
      </div>
      <NewsletterForm variant="sticky" labelledBy="newsletter-sticky-title" />
    </dialog>
  );
}
