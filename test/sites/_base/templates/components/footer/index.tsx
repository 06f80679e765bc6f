import { usePage } from '#authoring/page.ts';
import { Shared } from '../shared/index.tsx';
import { LanguageSwitcher } from './languages.tsx';
import { Policies } from './policies.tsx';

/** Renders the footer: links to elsewhere, menus, languages, policies. */
export function Footer() {
  const page = usePage();
  return (
    <footer>
      {(['learn', 'about', 'offices'] as const).map((name) => (
        <Shared
          key={name}
          as="nav"
          name={`footer-${name}`}
          attributes={{ id: `footer-${name}`, 'aria-label': page.t(`footer.${name}`) }}
          render={() => <Links name={`footer-${name}`} />}
        />
      ))}
      <Shared as="div" name="footer-social" render={() => <Social />} />
      <LanguageSwitcher />
      <Shared as="div" name="footer-policies" render={() => <Policies />} />
    </footer>
  );
}

function Links({ name }: { name: string }) {
  return (
    <ul>
      {usePage()
        .menu(name)
        .map(({ id, text, href }) => (
          <li key={id}>
            <a href={href}>{text}</a>
          </li>
        ))}
    </ul>
  );
}

/** Renders links that are kept encoded until they are clicked; without script they lead to the page of contact. */
function Social() {
  const page = usePage();
  return (
    <>
      {page.hiddenLinks().map(({ id, name, encoded, target }) => (
        <a key={id} href={page.href('pages/contact')} data-link={encoded} data-target={target}>
          {name}
        </a>
      ))}
    </>
  );
}
