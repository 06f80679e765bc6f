import { groupBy } from '../../model/group-by.ts';
import { type Mark, type MarkType, marksOf, type Piece, splitMarks } from '../units/marks.ts';
import { meaningOf } from './compare-marks.ts';
import type { ExchangeFile } from './exchange-file.ts';
import { contextOf, notesOf } from './notes.ts';
import type { PendingText } from './pending-text.ts';

/**
 * Writes work as XLIFF 2.1: a `<file>` for each file of the content, a `<unit>` for each text. Marks are inline codes with
 * their text in `<originalData>`; what surrounds a text is metadata, and its length a size restriction.
 */
export function writeXliff({ sourceLocale, locale, work }: ExchangeFile): string {
  const parts = [...groupBy(work, ({ file }) => file)].map(([path, items], index) =>
    fileElement(path, items, `f${index + 1}`),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" xmlns:mda="urn:oasis:names:tc:xliff:metadata:2.0" xmlns:slr="urn:oasis:names:tc:xliff:sizerestriction:2.0" version="2.1" srcLang="${escapeValue(sourceLocale)}" trgLang="${escapeValue(locale)}">
${parts.join('')}</xliff>
`;
}

function fileElement(path: string, items: readonly PendingText[], id: string): string {
  const address = items[0]?.address;
  const note = address
    ? `    <notes>\n      <note category="address">${escapeValue(address)}</note>\n    </notes>\n`
    : '';
  return `  <file id="${id}" original="${escapeValue(path)}" canResegment="no" xml:space="preserve">
    <slr:profiles generalProfile="xliff:codepoints"/>
${note}${items.map((item, index) => unitElement(item, `${id}-${index + 1}`)).join('')}  </file>
`;
}

const states = { missing: 'initial', stale: 'initial', current: 'final' } as const;

function unitElement(item: PendingText, id: string): string {
  const source = splitMarks(item.source, item.kind);
  const target = item.target === undefined ? undefined : splitMarks(item.target, item.kind);
  const codes = createCodes(source, target ?? []);
  const body = [
    `<source>${codes.write(source)}</source>`,
    ...(target ? [`<target>${codes.write(target)}</target>`] : []),
  ];
  const { limits } = item;
  const size =
    limits?.max === undefined
      ? ''
      : ` slr:sizeRestriction="${(limits.min ?? 0) > 1 ? `${limits.min},` : ''}${limits.max}"`;
  return `    <unit id="${id}" name="${escapeValue(item.key)}"${size}>
      <mda:metadata>
        <mda:metaGroup category="context">
${contextOf(item)
  .map(([type, value]) => `          <mda:meta type="${type}">${escapeValue(value)}</mda:meta>\n`)
  .join('')}        </mda:metaGroup>
      </mda:metadata>
${notesElement(item)}${codes.data()}      <segment state="${states[item.state]}">
${body.map((line) => `        ${line}\n`).join('')}      </segment>
    </unit>
`;
}

function notesElement(item: PendingText): string {
  const notes = notesOf(item);
  if (notes.length === 0) return '';
  return `      <notes>\n${notes.map((note) => `        <note>${escapeValue(note)}</note>\n`).join('')}      </notes>\n`;
}

const kinds: Record<MarkType, string> = {
  emphasis: ' type="fmt" subType="xlf:i"',
  strong: ' type="fmt" subType="xlf:b"',
  delete: ' type="fmt"',
  link: ' type="link"',
  image: ' type="image"',
  code: ' type="other"',
  break: ' type="fmt" subType="xlf:lb"',
  placeholder: ' type="ui" subType="xlf:var"',
  tag: ' type="other"',
  other: ' type="other"',
};

/** Numbers the marks of a text and of its translation: a mark of the translation has the number of its counterpart. */
function createCodes(source: readonly Piece[], target: readonly Piece[]) {
  const ids = new Map<Mark, number>();
  const data = new Map<string, string>();
  const dataId = (text: string): string => {
    const known = data.get(text);
    if (known) return known;
    const id = `d${data.size + 1}`;
    data.set(text, id);
    return id;
  };
  const own = marksOf(source);
  for (const mark of own) ids.set(mark, ids.size + 1);
  const left = groupBy(own.toReversed(), formOf);
  const added: Mark[] = [];
  for (const mark of marksOf(target)) {
    const counterpart = left.get(formOf(mark))?.pop();
    if (counterpart) ids.set(mark, ids.get(counterpart) ?? 0);
    else added.push(mark);
  }
  added.forEach((mark, index) => {
    ids.set(mark, own.length + index + 1);
  });
  const refs = (mark: Mark) =>
    mark.close === undefined
      ? ` dataRef="${dataId(mark.open)}"`
      : ` dataRefStart="${dataId(mark.open)}" dataRefEnd="${dataId(mark.close)}"`;
  const write = (pieces: readonly Piece[]): string =>
    pieces
      .map((piece) => {
        if (typeof piece === 'string') return escapeText(piece);
        const free = piece.type === 'break' ? '' : ' canCopy="no" canDelete="no"';
        const shared = ` id="${ids.get(piece)}"${kinds[piece.type]}${free}${refs(piece)}`;
        return piece.close === undefined
          ? `<ph${shared} equiv="${escapeValue(piece.open.trim())}"/>`
          : `<pc${shared}>${write(piece.content)}</pc>`;
      })
      .join('');
  return {
    write,
    /** The text of the codes that were written. */
    data: () =>
      data.size === 0
        ? ''
        : `      <originalData>\n${[...data]
            .map(([text, id]) => `        <data id="${id}">${escapeText(text)}</data>\n`)
            .join('')}      </originalData>\n`,
  };
}

function formOf(mark: Mark): string {
  return `${meaningOf(mark)} ${mark.close === undefined ? 'alone' : 'around words'}`;
}

function escapeValue(text: string): string {
  return text.replace(/[&<>"\n\t]/g, (character) => entities[character] ?? character).replace(unfit, '\uFFFD');
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\n': '&#10;',
  '\t': '&#9;',
};

/** The characters that XML cannot hold. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: that is what they are.
const unfit = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

/** Escapes words; characters that XML cannot hold become `<cp>`. */
function escapeText(text: string): string {
  return text
    .replace(/[&<>]/g, (character) => entities[character] ?? character)
    .replace(/\r/g, '&#13;')
    .replace(unfit, (character) => {
      return `<cp hex="${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}"/>`;
    });
}
