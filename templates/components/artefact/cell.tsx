import { usePage } from '#authoring/page.ts';
import { hyphenate } from '#authoring/typeset.ts';
import css from './chunk.module.css';
import type { ArtefactRow } from './rows.ts';

const elements = { struck: 'del', added: 'ins', circled: 'mark' } as const;

/** Renders the text of a cell, crossed out, written by hand or circled. */
export function Cell({ cell: { text, mark } }: { cell: ArtefactRow['cells'][number] }) {
  const { locale } = usePage();
  if (!mark) return hyphenate(locale, text);
  const Mark = elements[mark];
  return <Mark className={css[mark]}>{hyphenate(locale, text)}</Mark>;
}

/** Renders what is written in the margin beside a row. */
export function Note({ text }: { text?: string | undefined }) {
  const { locale } = usePage();
  return text === undefined ? null : (
    <span className={css.remark} data-note="">
      {hyphenate(locale, text)}
    </span>
  );
}
