import { usePage } from '#authoring/page.ts';
import { Prose } from '../prose/index.tsx';
import { Toc } from './index.tsx';
import css from './style.module.css';

/** Shows the page's text beside its contents, which stay in sight. */
export function TextWithContents() {
  const page = usePage();
  return (
    <div className={css.columns}>
      <Toc />
      <Prose html={page.body()} />
    </div>
  );
}
