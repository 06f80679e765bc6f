import type { Problem } from '../../model/diagnostic.ts';
import { exchangeFileError, type ReturnedFile, type ReturnedText } from './exchange-file.ts';
import { type FormMap, type Forms, gettextPlurals, mapForms } from './gettext-plurals.ts';
import { parseLanguageTag } from './language-tag.ts';

/** A keyword with its text, and where that is. */
interface Field {
  text: string;
  start: number;
  end: number;
}

interface Message {
  start: number;
  fuzzy: boolean;
  /** Whether one of its lines is a mistake: nothing else is reported of it. */
  isBroken: boolean;
  fields: Map<string, Field>;
}

/** Reads PO → the translations in it, plural forms each as one of its own, and what is wrong. */
export function parsePo(text: string): ReturnedFile {
  const { messages, problems } = parse(text);
  const file: ReturnedFile = { returned: [], problems };
  const header = messages.find(({ fields }) => fields.get('msgid')?.text === '' && !fields.has('msgctxt'));
  const headers = new Map<string, string>();
  for (const line of (header?.fields.get('msgstr')?.text ?? '').split('\n').filter(Boolean)) {
    const colon = line.indexOf(':');
    const [name, value] = [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    if ((headers.get(name) ?? value) !== value)
      problems.push(
        exchangeFileError(
          `The header ${line.slice(0, colon)} has two values.`,
          'Keep the one that fits the file.',
          header?.start,
        ),
      );
    headers.set(name, value);
  }
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
  const others = messages.filter((message) => message !== header);
  problems.push(...findRepeated(others));
  const forms = others.some(({ fields }) => fields.has('msgid_plural'))
    ? formsOf(file.locale, headers.get('plural-forms'))
    : undefined;
  if (forms && 'reason' in forms) {
    const line = /"Plural-Forms:/i.exec(text);
    problems.push(exchangeFileError(forms.message, forms.hint, line?.index, line?.[0].length));
  }
  for (const message of others.filter(({ isBroken }) => !isBroken))
    file.returned.push(...returnedOf(message, forms && 'categories' in forms ? forms : undefined, file));
  return file;
}

/** Returns the plural category of each form, or what is wrong with the rule that the file has for them. */
function formsOf(
  locale: string | undefined,
  written: string | undefined,
): Forms | { reason: string; message: string; hint: string } | undefined {
  const tag = parseLanguageTag(locale ?? '');
  // That the file does not say its language is reported for all of it.
  if (tag === undefined) return undefined;
  const own = gettextPlurals(tag);
  if (written === undefined && own) return own;
  const forms: FormMap = mapForms(written ?? '', tag);
  if ('categories' in forms) return forms;
  return {
    ...forms,
    message: `The rule in Plural-Forms ${forms.reason}.`,
    hint: own
      ? `Give each plural form that ${tag} has, and write the rule "${own.formula}", or exchange the texts as XLIFF.`
      : 'Exchange the texts as XLIFF.',
  };
}

/** Finds messages with the context of another: which of them is meant is unknown. Nothing else is reported of them. */
function findRepeated(messages: readonly Message[]): Problem[] {
  const seen = new Map<string, Message>();
  return messages.flatMap((message) => {
    const { fields } = message;
    const context = fields.get('msgctxt');
    const name = `${context?.text}${fields.has('msgid_plural') ? ' plural' : ''}`;
    const earlier = seen.get(name);
    if (!context || !earlier) {
      seen.set(name, message);
      return [];
    }
    earlier.isBroken = true;
    message.isBroken = true;
    const { offset, length } = placeOf(context);
    return exchangeFileError(
      `A message above has the context "${context.text}", too.`,
      'Keep the one whose msgid is the text of today.',
      offset,
      length,
    );
  });
}

/** @param plurals the plural category of each form; missing if the file has no rule that can be used */
function returnedOf(message: Message, plurals: Forms | undefined, file: ReturnedFile): ReturnedText[] {
  const { fields, fuzzy, start } = message;
  const { categories, million } = plurals ?? {};
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
  const plural = fields.get('msgid_plural');
  const forms = [...fields].filter(([keyword]) => keyword.startsWith('msgstr['));
  if (single && !plural && forms.length === 0)
    return [{ ...common, key: name.key, source: id.text, target: single.text, at: placeOf(single) }];
  const wrong = findMixedForms(message) ?? (categories && findWrongForm(forms, categories.length, plural ?? id));
  if (wrong) file.problems.push(wrong);
  if (wrong || !categories) return [];
  const texts = forms.map(([keyword, form]) => {
    const category = categories[formNumber(keyword)] ?? '';
    const source = category === 'one' ? id.text : (plural?.text ?? id.text);
    return { ...common, key: `${name.key}_${category}`, source, target: form.text, at: placeOf(form) };
  });
  const ofMillions = million && texts[forms.findIndex(([keyword]) => formNumber(keyword) === million.form)];
  if (ofMillions) texts.push({ ...ofMillions, key: `${name.key}_${million.category}` });
  const last = texts.at(-1);
  // Every text needs the form `other`, but PO has no place for it if no whole number has it. The form of large numbers is the
  // closest.
  return last === undefined || categories.includes('other')
    ? texts
    : [...texts, { ...last, key: `${name.key}_other`, copyOf: last.key }];
}

const formNumber = (keyword: string): number => Number(keyword.slice('msgstr['.length, -1));

/** Finds a translation that is none of plural forms in a message that has them, and the reverse; and a message without any. */
function findMixedForms({ fields }: Message): Problem | undefined {
  const plural = fields.get('msgid_plural');
  const single = fields.get('msgstr');
  const first = [...fields].find(([keyword]) => keyword.startsWith('msgstr['));
  const [message, hint, place] =
    plural && single
      ? ['This message has msgid_plural and a msgstr without a number.', 'Write msgstr[0] and the other forms.', single]
      : !plural && first
        ? [
            `This message has ${first[0]}, but no msgid_plural.`,
            'Write msgstr, or add msgid_plural as exported.',
            first[1],
          ]
        : ['This message has no msgstr.', 'Add msgstr; without a translation, it is "".', fields.get('msgid')];
  return (plural && !single) || !place
    ? undefined
    : exchangeFileError(message, hint, placeOf(place).offset, placeOf(place).length);
}

/** Finds a plural form that a message lacks, or that the rule of its file does not have. */
function findWrongForm(forms: readonly [string, Field][], count: number, id: Field): Problem | undefined {
  const extra = forms.find(([keyword]) => formNumber(keyword) >= count);
  const numbers = new Set(forms.map(([keyword]) => formNumber(keyword)));
  const lacking = [...Array(count).keys()].find((number) => !numbers.has(number));
  const rule = `The rule in Plural-Forms has ${count === 1 ? 'the form 0' : `the forms 0 to ${count - 1}`}`;
  if (extra) {
    const { offset, length } = placeOf(extra[1]);
    return exchangeFileError(`${rule}; ${extra[0]} is none of them.`, `Remove ${extra[0]}.`, offset, length);
  }
  if (lacking === undefined) return undefined;
  const { offset, length } = placeOf(id);
  return exchangeFileError(
    `${rule}; this message has no msgstr[${lacking}].`,
    `Add msgstr[${lacking}]; without a translation, it is "".`,
    offset,
    length,
  );
}

function placeOf({ start, end }: Field): { offset: number; length: number } {
  return { offset: start, length: Math.max(1, end - start) };
}

/** Parses the messages of a PO file. Obsolete ones (`#~`) are left out. */
function parse(text: string): { messages: Message[]; problems: Problem[] } {
  const messages: Message[] = [];
  const problems: Problem[] = [];
  let message: Message = { start: 0, fuzzy: false, isBroken: false, fields: new Map() };
  let field: Field | undefined;
  const finish = (next: number) => {
    if (message.fields.size > 0) messages.push(message);
    message = { start: next, fuzzy: false, isBroken: false, fields: new Map() };
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
      message.isBroken = true;
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
      if (message.fields.has(keyword)) {
        message.isBroken = true;
        problems.push(
          exchangeFileError(
            `This message has ${keyword} already.`,
            'Keep one of the two; an empty line is between two messages.',
            start,
            keyword.length,
          ),
        );
      }
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
