import { groupBy } from '../../model/group-by.ts';
import type { ExchangeFile } from './exchange-file.ts';
import { gettextPlurals } from './gettext-plurals.ts';
import { contextOf, notesOf } from './notes.ts';
import type { PendingText } from './pending-text.ts';

/**
 * Writes work as PO: `msgctxt` is file and key, plural forms are one message, texts whose source has changed are fuzzy.
 * Throws if the language's plural rule cannot be written; see `gettextPlurals`.
 */
export function writePo({ sourceLocale, locale, project, date, work }: ExchangeFile): string {
  const plurals = gettextPlurals(locale);
  if (!plurals) throw new Error(`The plural rule of ${locale} cannot be written as PO.`);
  const header = [
    `Project-Id-Version: ${project}`,
    `PO-Revision-Date: ${date} 00:00+0000`,
    'Last-Translator: ',
    'Language-Team: ',
    `Language: ${locale}`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=UTF-8',
    'Content-Transfer-Encoding: 8bit',
    `Plural-Forms: ${plurals.formula}`,
    `X-Source-Language: ${sourceLocale}`,
  ];
  const messages = groupPlurals(work).map((group) => message(group, plurals.categories));
  return [`msgid ""\nmsgstr ""\n${header.map((line) => `${quote(`${line}\n`)}\n`).join('')}`, ...messages].join('\n');
}

/** Groups the plural forms of one text; each other text is a group by itself. */
function groupPlurals(work: readonly PendingText[]): PendingText[][] {
  const nameOf = ({ file, plural, key }: PendingText) => `${file}#${plural?.base ?? key}${plural ? ' plural' : ''}`;
  return [...groupBy(work, nameOf).values()];
}

function message(group: readonly PendingText[], categories: readonly string[]): string {
  const [first] = group;
  if (!first) return '';
  const lines: string[] = [];
  for (const [name, value] of contextOf(first))
    if (['kind', 'heading', 'address'].includes(name)) lines.push(comment('#.', `${name}: ${value}`));
  for (const note of notesOf(first.plural ? omitField(first, 'plural') : first)) lines.push(comment('#.', note));
  lines.push(`#: ${first.file}:${first.line}`);
  if (group.some(({ state, target }) => state === 'stale' && target !== undefined)) lines.push('#, fuzzy');
  const other = group.find(({ plural }) => plural?.category === 'other');
  const one = group.find(({ plural }) => plural?.category === 'one') ?? other;
  const id = one ?? first;
  if (id.state === 'stale' && id.before !== undefined) lines.push(`#| msgid ${quoteLines(id.before, '#| ')}`);
  lines.push(`msgctxt ${quoteLines(`${first.file}#${first.plural?.base ?? first.key}`)}`);
  lines.push(`msgid ${quoteLines(id.source)}`);
  if (!first.plural) lines.push(`msgstr ${quoteLines(first.target ?? '')}`);
  else {
    lines.push(`msgid_plural ${quoteLines(other?.source ?? id.source)}`);
    categories.forEach((category, index) => {
      const form = group.find(({ plural }) => plural?.category === category);
      lines.push(`msgstr[${index}] ${quoteLines(form?.target ?? '')}`);
    });
  }
  return lines.map((line) => `${line}\n`).join('');
}

function omitField(item: PendingText, name: 'plural'): PendingText {
  const { [name]: _, ...rest } = item;
  return rest;
}

function comment(mark: string, text: string): string {
  return text
    .split('\n')
    .map((line) => `${mark} ${line}`.trimEnd())
    .join('\n');
}

/** Quotes a text; one of several lines is written with each line in quotes of its own. */
function quoteLines(text: string, prefix = ''): string {
  const lines = text.split(/(?<=\n)/);
  return lines.length > 1 ? ['""', ...lines.map(quote)].join(`\n${prefix}`) : quote(text);
}

const escapes: Record<string, string> = { '\\': '\\\\', '"': '\\"', '\n': '\\n', '\t': '\\t', '\r': '\\r' };

function quote(text: string): string {
  return `"${text.replace(/[\\"\n\t\r]/g, (character) => escapes[character] ?? character)}"`;
}
