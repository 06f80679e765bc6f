import type { ReactNode } from 'react';
import type { Crumb } from '#authoring/facets/breadcrumb.ts';
import { usePage } from '#authoring/page.ts';
import { typeset } from '#authoring/typeset.ts';
import { Breadcrumbs } from '../breadcrumbs/index.tsx';
import { Section } from '../section/index.tsx';
import { Logo } from '../site-header/logo.tsx';
import css from './style.module.css';

interface HeroProps {
  title: string;
  lead: string;
  /** The pages above this one, from the outermost. */
  crumbs?: readonly Crumb[];
  /** What kind of page it is, in a few words over the heading. */
  kicker?: ReactNode;
  /** The person whose page it is, over the heading. */
  portrait?: ReactNode;
  /** The picture of what the page is about; a page without one is a `list`. */
  drawing?: ReactNode;
  /**
   * The place of the drawing. `beside`: in a navy panel beside the text; `below`: in a navy band below it, for a list
   * that draws itself. A `list` has no drawing: what belongs to the text is beside it, in `panel`; without it the text
   * takes the width.
   */
  arrangement?: 'beside' | 'below' | 'list';
  /** Sets the number in the title far larger than its words, beside a drawing that has the ground of the text. */
  figure?: boolean;
  /** A hero takes no more room than its text needs: what follows belongs on the first screen. */
  brief?: boolean;
  /** What visitors look for first, under the heading: `KeyFacts`. */
  facts?: ReactNode;
  /** The text of the navy panel over its drawing. */
  panel?: ReactNode;
  /** Buttons under the lead. */
  children?: ReactNode;
}
/** A list has its numbers beside the title, and its first row should be near. */
const longTitle = { list: 40, other: 44 };
const longWord = 14;

/** Opens a page: its heading, its lead and its drawing, which is its picture. In one without a header it has the brand's mark. */
export function Hero({
  title,
  lead,
  crumbs = [],
  kicker,
  portrait,
  drawing,
  arrangement = 'beside',
  figure = false,
  brief = false,
  facts,
  panel,
  children,
}: HeroProps) {
  const { layoutTraits, locale } = usePage();
  const shown = drawing ? arrangement : 'list';
  const isList = shown === 'list';
  const above = (crumbs.length > 0 || kicker) && (
    <div className={css.above}>
      {crumbs.length > 0 && <Breadcrumbs items={crumbs} />}
      {kicker && <p>{kicker}</p>}
    </div>
  );
  return (
    <Section
      tone="hero"
      className={[css.hero, css[shown], figure && 'claim-hero', brief && 'brief-hero'].filter(Boolean).join(' ')}
    >
      {layoutTraits.header === 'none' && <Logo />}
      <div className={`${css.text} hero-text`}>
        {portrait ? (
          <div className={css.named}>
            {portrait}
            {above}
          </div>
        ) : (
          above
        )}
        <h1 className={headingSize(title, brief ? 0 : isList ? longTitle.list : longTitle.other)}>
          {figure ? <Claim text={typeset(locale, title)} /> : typeset(locale, title)}
        </h1>
        {facts}
        <p className={css.lead}>{lead}</p>
        {children}
      </div>
      {isList && panel && <div className={css.own}>{panel}</div>}
      {!isList && (
        <div className={`${css.panel} hero-panel`} data-ground="navy">
          <div className={css.drawing}>{drawing}</div>
          {panel && <div className={css.over}>{panel}</div>}
        </div>
      )}
    </Section>
  );
}

/** Parts a claim into the words before its number, the number, and the words after it. */
function Claim({ text }: { text: string }) {
  const [, before, figure, after] = /^(.*?)(?<!\d)(\d+\s?%)(.*)$/s.exec(text) ?? [];
  if (figure === undefined) return text;
  return (
    <>
      {before}
      <span className="hero-figure">{figure}</span>
      {after}
    </>
  );
}

function headingSize(title: string, most: number): string | undefined {
  const longest = Math.max(...title.split(/[\s-]/).map((word) => word.length));
  return [title.length > most && css.long, longest > longWord && css.compound].filter(Boolean).join(' ') || undefined;
}
