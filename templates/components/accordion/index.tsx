import { Icon } from '../icon/index.tsx';
import css from './style.module.css';

/** Renders a part of a text that opens when its title is chosen. Both are sanitized HTML. */
export function Accordion({ title, html }: { title: string; html: string }) {
  return (
    <details className={css.accordion}>
      <summary>
        <span dangerouslySetInnerHTML={{ __html: title }} />
        <Icon name="plus" />
      </summary>
      <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
    </details>
  );
}
