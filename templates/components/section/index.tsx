import type { ReactNode } from 'react';
import { usePage } from '#authoring/page.ts';
import { typeset } from '#authoring/typeset.ts';
import css from './style.module.css';

/**
 * The ground of a band: `plain` white, `soft` the palest blue, `navy` dark in every scheme, `hero` the layout's own
 * first band, which also makes room for a header that lies over it.
 */
type SectionTone = 'plain' | 'soft' | 'navy' | 'hero';

interface SectionProps {
  /** The fragment that leads here; the heading gets the id `<id>-title`. */
  id?: string;
  tone?: SectionTone;
  heading?: ReactNode;
  /** 2 by default. */
  level?: 2 | 3;
  /** A sentence or two under the heading. */
  intro?: ReactNode;
  /** A link or button under the intro. */
  action?: ReactNode;
  /** What follows the content on a phone, and stands below the heading of a `split` where there is room. */
  after?: ReactNode;
  /** `split`: heading in 4 columns, content in 8 beside it; `stack`: content below; `narrow`: one column of text. */
  layout?: 'stack' | 'split' | 'narrow';
  /** Draws a rule above the content, in place of a change of ground. */
  ruled?: boolean;
  /** Whether paper has it; true unless given. */
  onPaper?: boolean;
  className?: string;
  children?: ReactNode;
}

/** Renders a band of the page across the whole width, its content held to the page's columns; a `<div>` without heading. */
export function Section(props: SectionProps) {
  const { id, tone = 'plain', heading, level = 2, intro, action, layout = 'stack', ruled, onPaper = true } = props;
  const { after, className, children } = props;
  const { locale } = usePage();
  const Band = heading === undefined ? 'div' : 'section';
  const Heading = `h${level}` as const;
  const titleId = id && heading ? `${id}-title` : undefined;
  const classes = [css.section, css[tone], className].filter(Boolean).join(' ');
  return (
    <Band id={id} className={classes} data-ground={tone} data-print={onPaper ? undefined : 'no'}>
      <div className={`wrap ${css[layout]} ${ruled ? css.ruled : ''}`.trim()}>
        {heading !== undefined && (
          <div className={css.head}>
            <Heading id={titleId} className={css.heading}>
              {typeof heading === 'string' ? typeset(locale, heading) : heading}
            </Heading>
            {intro !== undefined && <p className={css.intro}>{intro}</p>}
            {action}
          </div>
        )}
        {children !== undefined && <div className={css.content}>{children}</div>}
        {after !== undefined && <div className={css.after}>{after}</div>}
      </div>
    </Band>
  );
}
