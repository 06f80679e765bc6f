import { usePage } from '#authoring/page.ts';
import css from './style.module.css';

/** Lists the parts of the page's text: the second-level headings of its Markdown. */
export function Toc() {
  const page = usePage();
  const parts = page.headings().filter(({ depth }) => depth === 2);
  if (parts.length < 2) return null;
  return (
    <nav className={css.toc} aria-labelledby="toc-title">
      <p id="toc-title">{page.t('pages.contents')}</p>
      <ol className={css.parts}>
        {parts.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
