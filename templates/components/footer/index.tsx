import { usePage } from '#authoring/page.ts';
import { LanguageSwitcher } from '../language-switcher/index.tsx';
import { Shared } from '../shared/index.tsx';
import { Policies } from './policies.tsx';
import { Sitemap } from './sitemap.tsx';
import { Social } from './social.tsx';
import css from './style.module.css';

/** Renders the footer of every layout but the bare one: offices, sitemap, links to elsewhere, languages, policies. */
export function Footer() {
  const page = usePage();
  const offices = page.typeTraits.offices !== 'own';
  return (
    <footer className={css.footer}>
      <Shared
        as="div"
        name="footer-sitemap"
        vary={[offices]}
        attributes={{ 'data-print': 'no' }}
        render={() => <Sitemap offices={offices} />}
      />
      <div className={`wrap ${css.row}`} data-print="no">
        <Shared as="div" name="footer-social" render={() => <Social />} />
        <LanguageSwitcher />
      </div>
      <Shared as="div" name="footer-policies" attributes={{ className: 'wrap' }} render={() => <Policies />} />
    </footer>
  );
}
