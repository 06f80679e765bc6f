import { type PageContext, usePage } from '#authoring/page.ts';
import type { HiddenLinkView } from '#authoring/views/menu-view.ts';
import { Icon } from '../icon/index.tsx';
import css from './style.module.css';

/** Renders social and press links, kept encoded until clicked; without script they lead to the page that names them. */
export function Social() {
  const page = usePage();
  return (
    <>
      <h2 className="visually-hidden">{page.t('footer.follow')}</h2>
      <ul className={css.inline}>
        {page.hiddenLinks().map((link) => (
          <li key={link.id}>
            <HiddenLink link={link} text={nameOfHiddenLink(page, link)} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Returns what a hidden link is called: networks by their own name, the press site in the page's language. */
export function nameOfHiddenLink(page: PageContext, { id, name }: HiddenLinkView): string {
  return id === 'press' ? page.t('footer.press') : name;
}

function HiddenLink({ link, text }: { link: HiddenLinkView; text: string }) {
  const page = usePage();
  return (
    <a href={`${page.href('pages/links')}#${link.id}`} data-link={link.encoded} data-target={link.target}>
      {text}
      {link.target === 'blank' && (
        <>
          {' '}
          <Icon name="outward" />
          <span className="visually-hidden"> {page.t('layout.newTab')}</span>
        </>
      )}
    </a>
  );
}
