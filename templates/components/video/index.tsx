import { usePage } from '#authoring/page.ts';
import { Drawing } from '../drawing/index.tsx';
import css from './style.module.css';

interface VideoProps {
  /** Where it plays: a page of another site, as nothing of others is shown here. */
  href: string;
  /** Its title as sanitized HTML. */
  title: string;
  /** `4:12`: minutes and seconds. */
  length: string;
  /** What is said and shown in it, as sanitized HTML. */
  html: string;
}

/** Leads to a video on another site, with a drawing in place of its picture: nothing is loaded before it is chosen. */
export function Video({ href, title, length, html }: VideoProps) {
  const page = usePage();
  const address = page.href(href);
  return (
    <div className={css.video}>
      <a href={address} className={css.poster}>
        <Drawing seed={href} />
        <span className={css.words}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M7 4v16l13-8z" />
          </svg>
          <span>
            <span dangerouslySetInnerHTML={{ __html: title }} />{' '}
            <span className={css.facts}>
              {page.t('directives.watch', { length, host: address.replace(/^https:\/\/(?:www\.)?|\/.*$/gs, '') })}
            </span>
          </span>
        </span>
      </a>
      <details>
        <summary>{page.t('directives.transcript')}</summary>
        <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
      </details>
    </div>
  );
}
