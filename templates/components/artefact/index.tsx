import { usePage } from '#authoring/page.ts';
import { hyphenate } from '#authoring/typeset.ts';
import { Chunk } from '../chunk/index.tsx';
import { Board } from './board.tsx';
import css from './chunk.module.css';
import { Lines } from './lines.tsx';
import papers from './paper/chunk.module.css';
import { rowsOf } from './rows.ts';
import { Grid } from './sheet.tsx';
import type { ArtefactFacts, ArtefactWords } from './struct.ts';
import { Tree } from './tree.tsx';

interface ArtefactProps {
  facts: ArtefactFacts;
  words: ArtefactWords;
}

const bodies = { note: Lines, mail: Lines, sheet: Grid, board: Board, tree: Tree };

/** Sets an object of a story as it looked: what was printed on it, what was corrected by hand, and a caption. */
export function Artefact({ facts, words }: ArtefactProps) {
  const page = usePage();
  const Body = bodies[facts.kind];
  const paper = facts.kind === 'note' && papers[facts.paper ?? 'pad'];
  return (
    <figure className={[css.artefact, css[facts.kind]].filter(Boolean).join(' ')} data-artefact={facts.kind}>
      <Chunk of="components/artefact" />
      <div
        className={[css.object, paper, facts.stain && css.stained].filter(Boolean).join(' ')}
        data-stain={facts.stain || undefined}
      >
        <p className={css.head}>
          <strong>{words.title}</strong> {words.reference && <span>{words.reference}</span>}
        </p>
        <Body
          rows={rowsOf(facts, words)}
          columns={words.columns ?? []}
          first={facts.first ?? 1}
          column={facts.column ?? 1}
        />
        {words.stamp && <p className={css.stamp}>{words.stamp}</p>}
      </div>
      <figcaption>{hyphenate(page.locale, words.caption)}</figcaption>
    </figure>
  );
}
