import { languageAttributes } from '#authoring/language-attributes.ts';
import { usePage } from '#authoring/page.ts';
import { typeset } from '#authoring/typeset.ts';
import type { Motif } from '../../shared-structs.ts';
import { DocumentLink, type DocumentLinkProps } from '../document-link/index.tsx';
import { Mark } from './mark.tsx';
import css from './style.module.css';

/** The props of the card of an offer. */
export interface OfferCardProps {
  title: string;
  /** The page that the title leads to, where there is one. */
  href?: string;
  /** The language of the title, where it is not the page's. */
  lang?: string;
  /** What is to be known first: how long it takes, when it is next. */
  facts?: readonly string[];
  /** What the list is of: `After two days you can`. */
  intro?: string;
  list: readonly string[];
  icon: Motif;
  /** The mark while the card is pointed at or something in it has the focus. */
  hoverIcon: Motif;
  document?: DocumentLinkProps;
  /** 3 by default. */
  level?: 2 | 3 | 4;
}

/** Shows what is offered, an offer or a training: title, points, a drawn mark, and its document. */
export function OfferCard(props: OfferCardProps) {
  const { title, href, lang, facts = [], intro, list, icon, hoverIcon, document, level = 3 } = props;
  const page = usePage();
  const Title = `h${level}` as const;
  const own = languageAttributes(lang ?? page.locale, page.locale);
  const words = typeset(lang ?? page.locale, title);
  return (
    <article className={css.card}>
      <div className={css.inside}>
        <Title className={css.title} {...own}>
          {href ? <a href={href}>{words}</a> : words}
        </Title>
        <Mark icon={icon} hoverIcon={hoverIcon} />
        {list.length > 0 && (
          <div className={css.points}>
            {intro && <p>{intro}</p>}
            <ul className={css.list}>
              {list.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </div>
        )}
        {(document || facts.length > 0) && (
          <div className={css.facts}>
            {facts.map((fact) => (
              <p key={fact}>{fact}</p>
            ))}
            {document && <DocumentLink {...document} />}
          </div>
        )}
      </div>
    </article>
  );
}
