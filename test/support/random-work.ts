import type { ExchangeFile } from '../../build/translations/exchange/exchange-file.ts';
import type { PendingText } from '../../build/translations/exchange/pending-text.ts';
import { splitMarks } from '../../build/translations/units/marks.ts';
import type { Random } from './random.ts';
import { writePieces } from './write-pieces.ts';

const words = [
  'a',
  'word',
  'Été',
  '日本',
  '😀',
  ' ',
  ' ',
  '.',
  '\n',
  '\t',
  '"',
  '\\',
  '&',
  '<',
  '>',
  ']]>',
  '&amp;',
  '#',
  '\\n',
];
const marks = [
  '*b*',
  '**b *c***',
  '`d`',
  '[e](pages/f)',
  '![g](h.png)',
  '~~i~~',
  '{{count}}',
  '<br/>',
  '<link>j</link>',
  '\\\n',
  '[',
  '](',
  '*',
];

/** Makes texts for a translator, some with their translation, as the content could have them. */
export function randomTransfer(random: Random): ExchangeFile {
  return {
    sourceLocale: 'en',
    locale: 'fr',
    project: 'Wevoya',
    date: '2027-01-15',
    work: Array.from({ length: 1 + Math.floor(random.number() * 4) }, (_, index) => randomWork(random, index)),
  };
}

function randomWork(random: Random, index: number): PendingText {
  const kind = random.pick(['line', 'text', 'string', 'paragraph', 'heading', 'item', 'cell', 'code', 'slug'] as const);
  const state = random.pick(['missing', 'stale', 'current'] as const);
  return {
    file: random.pick(['toolbox/a/en.md', 'strings/en.yaml', 'pages/"b" & c/en.md']),
    key: `key.${index}`,
    kind,
    source: randomWords(random),
    ...(state === 'missing' ? {} : { target: randomWords(random) }),
    state,
    line: index + 1,
    ...(random.number() < 0.2 ? { section: randomWords(random) } : {}),
    ...(state === 'stale' && random.number() < 0.5 ? { before: randomWords(random) } : {}),
  };
}

function randomWords(random: Random): string {
  const text = Array.from({ length: 1 + Math.floor(random.number() * 8) }, () =>
    random.number() < 0.35 ? random.pick(marks) : random.pick(words),
  ).join('');
  return text;
}

/** Throws unless taking marks out of a text and writing it again gives the same. */
export function checkMarks(text: string, kind: PendingText['kind']): void {
  const written = writePieces(splitMarks(text, kind));
  if (written !== text) throw new Error(`The marks of ${JSON.stringify(text)} give ${JSON.stringify(written)}.`);
}
