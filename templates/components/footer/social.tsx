import { type HiddenLinkView, usePage } from '../../page.ts';
import { Icon } from '../icon/index.tsx';
import css from './style.module.css';

/** Social and press links, kept encoded until clicked; without script they lead to the page that names them. */
export function Social() {
  const page = usePage();
  return (
    <>
      <h2 className="visually-hidden">{page.t('footer.follow')}</h2>
      <ul className={css.inline}>
        {page.hiddenLinks().map((link) => (
          <li key={link.id}>
            <HiddenLink link={link} text={link.id === 'press' ? page.t('footer.press') : link.name} />
          </li>
        ))}
      </ul>
    </>
  );
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
