import type { Picture } from '../../brand/social-image.ts';
import { rowsOf } from './rows.ts';
import type { ArtefactFacts, ArtefactWords } from './struct.ts';

/** Describes a social image with the first lines of an artefact, without what was crossed out. */
export function artefactPicture(facts: ArtefactFacts, words: ArtefactWords): Picture {
  const rows = rowsOf(facts, words).map(({ cells, count }) => {
    if (facts.kind === 'board') return [`${count} ${cells[0]?.text ?? ''}`];
    const isGrid = facts.kind === 'sheet';
    return cells.filter(({ mark }) => isGrid || mark !== 'struck').map(({ text }) => text);
  });
  const head = words.columns ? [[...words.columns]] : [];
  return {
    subject: { kind: 'sheet', of: { isPlain: true } },
    page: {
      title: words.title,
      ...(words.reference !== undefined && { reference: words.reference }),
      heading: '',
      rows: [...head, ...rows.filter((row) => row.length > 0)],
    },
  };
}
