import type { Problem } from '../../model/diagnostic.ts';
import { gettextPlurals } from '../units/plurals.ts';
import { exchangeFileError, type ReturnedFile, type ReturnedText } from './exchange-file.ts';
import { parseLanguageTag } from './language-tag.ts';

/** A keyword with its text, and where that is. */
interface Field {
  text: string;
  start: number;
  end: number;
}

/** One message as it is in the file. */
interface Message {
  start: number;
  fuzzy: boolean;
  fields: Map<string, Field>;
}

/** Reads PO → the translations in it, plural forms each as one of its own, and what is wrong. */
export function parsePo(text: string): ReturnedFile {
  const { messages, problems } = parse(text);
  const file: ReturnedFile = { returned: [], problems };
  const header = messages.find(({ fields }) => fields.get('msgid')?.text === '' && !fields.has('msgctxt'));
  const headers = new Map(
    (header?.fields.get('msgstr')?.text ?? '').split('\n').map((line): [string, string] => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
  const locale = headers.get('language');
  const sourceLocale = headers.get('x-source-language');
  if (locale) file.locale = parseLanguageTag(locale) ?? locale;
  if (sourceLocale) file.sourceLocale = sourceLocale;
  const charset = /charset=([\w-]+)/i.exec(headers.get('content-type') ?? '')?.[1];
  if (charset && !/^utf-?8$/i.test(charset))
    problems.push(
      exchangeFileError(
        `This file says that it is ${charset}.`,
        'Save it as UTF-8, and say so in Content-Type.',
        header?.start,
      ),
    );
  for (const message of messages) if (message !== header) file.returned.push(...returnedOf(message, file));
  return file;
}

function returnedOf(message: Message, file: ReturnedFile): ReturnedText[] {
  const { fields, fuzzy, start } = message;
  const context = fields.get('msgctxt');
  const hash = context?.text.indexOf('#') ?? -1;
  const id = fields.get('msgid');
  if (!context || hash === -1 || !id) {
    file.problems.push(
      exchangeFileError(
        id && !context ? 'This message has no msgctxt, which says where it belongs.' : 'This message is incomplete.',
        'Export the file again, and keep msgctxt and msgid as they are.',
        start,
      ),
    );
    return [];
  }
  const name = { file: context.text.slice(0, hash), key: context.text.slice(hash + 1) };
  const common = { fuzzy, untouched: false, file: name.file };
  const single = fields.get('msgstr');
  if (single) return [{ ...common, key: name.key, source: id.text, target: single.text, at: placeOf(single) }];
  const plural = fields.get('msgid_plural');
  const tag = parseLanguageTag(file.locale ?? '');
  const categories = (tag === undefined ? undefined : gettextPlurals(tag))?.categories ?? [];
  return categories.flatMap((category, index) => {
    const form = fields.get(`msgstr[${index}]`);
    if (!form) return [];
    const source = category === 'one' ? id.text : (plural?.text ?? id.text);
    return [{ ...common, key: `${name.key}_${category}`, source, target: form.text, at: placeOf(form) }];
  });
}

function placeOf({ start, end }: Field): { offset: number; length: number } {
  return { offset: start, length: Math.max(1, end - start) };
}

/** Parses the messages of a PO file. Obsolete ones (`#~`) are left out. */
function parse(text: string): { messages: Message[]; problems: Problem[] } {
  const messages: Message[] = [];
  const problems: Problem[] = [];
  let message: Message = { start: 0, fuzzy: false, fields: new Map() };
  let field: Field | undefined;
  const finish = (next: number) => {
    if (message.fields.size > 0) messages.push(message);
    message = { start: next, fuzzy: false, fields: new Map() };
    field = undefined;
  };
  let offset = 0;
  for (const line of text.split(/(?<=\n)/)) {
    const start = offset;
    offset += line.length;
    const words = line.trim();
    const match = /^(msgctxt|msgid_plural|msgid|msgstr(?:\[\d+\])?)?\s*"((?:[^"\\]|\\.)*)"$/.exec(words);
    if (words === '') continue;
    if (words.startsWith('#')) {
      if (message.fields.has('msgstr') || message.fields.has('msgstr[0]')) finish(start);
      if (words.startsWith('#,')) message.fuzzy ||= /\bfuzzy\b/.test(words);
      continue;
    }
    const column = start + line.indexOf('"');
    if (!match || (!match[1] && !field)) {
      problems.push(
        exchangeFileError(
          'This line is not PO.',
          'A line is a comment, or a keyword such as msgstr and a text in quotes; a quote in the text is written \\".',
          start,
          words.length,
        ),
      );
      continue;
    }
    const [, keyword, quoted = ''] = match;
    if (keyword) {
      if ((keyword === 'msgctxt' || keyword === 'msgid') && message.fields.has('msgstr')) finish(start);
      if ((keyword === 'msgctxt' || keyword === 'msgid') && message.fields.has('msgstr[0]')) finish(start);
      field = { text: unquote(quoted), start: column + 1, end: column + 1 + quoted.length };
      message.fields.set(keyword, field);
    } else if (field) {
      field.text += unquote(quoted);
      if (field.start === field.end) field.start = column + 1;
      field.end = column + 1 + quoted.length;
    }
  }
  finish(offset);
  return { messages, problems };
}

const escapes: Record<string, string> = { n: '\n', t: '\t', r: '\r', a: '\x07', b: '\b', f: '\f', v: '\v' };

function unquote(text: string): string {
  return text.replace(/\\(.)/g, (_, character: string) => escapes[character] ?? character);
}
