import type { Picture } from '../../brand/social-image.ts';
import { rowsOf } from './rows.ts';
import type { ArtefactFacts, ArtefactWords } from './struct.ts';

/** Describes a social image with the first lines of an artefact, without what was crossed out. */
export function artefactPicture(facts: ArtefactFacts, words: ArtefactWords): Picture {
  const all = rowsOf(facts, words);
  if (facts.kind === 'board')
    return {
      subject: { kind: 'cards', of: { groups: all.map(({ count, struck }) => ({ count, struck })) } },
      // What a group is, without what is said about it.
      labels: all.map(({ cells, count }) => `${count} ${cells[0]?.text.split(/[,;:(]/)[0]?.trim() ?? ''}`),
    };
  const rows = all.map(({ cells }) => {
    const left = facts.kind === 'sheet' ? cells : cells.filter(({ mark }) => mark !== 'struck');
    // A name of which everything was crossed out says nothing.
    return left.length === 1 && cells.length > 1 ? [] : left.map(({ text }) => text);
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
