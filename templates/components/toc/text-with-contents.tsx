import { usePage } from '#authoring/page.ts';
import { Prose } from '../prose/index.tsx';
import { Toc } from './index.tsx';
import css from './style.module.css';

/** Shows the page's text beside its contents, which stay in sight; of a text in parts, the first has them. */
export function TextWithContents({ html, isFirst = true }: { html?: string; isFirst?: boolean }) {
  const page = usePage();
  return (
    <div className={css.columns}>
      {isFirst && <Toc />}
      <Prose html={html ?? page.body()} />
    </div>
  );
}
