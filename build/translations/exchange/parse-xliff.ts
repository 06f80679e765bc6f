import { SaxesParser } from 'saxes';
import { limits } from '../../model/limits.ts';
import { exchangeFileError, type ReturnedFile, type ReturnedText } from './exchange-file.ts';

/** An element of XML, and where it is in the text. */
interface Element {
  name: string;
  attributes: Record<string, string>;
  children: (Element | string)[];
  /** Where its tag begins, where its content does, and where that ends. */
  start: number;
  inner: number;
  innerEnd: number;
}

/** Reads XLIFF 2 → the translations in it, codes replaced by their marks, and the problems. */
export function parseXliff(text: string): ReturnedFile {
  const parsed = parse(text);
  if ('message' in parsed)
    return {
      returned: [],
      problems: [exchangeFileError(parsed.message, 'Export the file from the translation tool again.', parsed.offset)],
    };
  const { element: root, namespace } = parsed;
  if (root.name !== 'xliff' || !/^urn:oasis:names:tc:xliff:document:2\.\d$/.test(namespace))
    return {
      returned: [],
      problems: [
        exchangeFileError(
          /document:1\./.test(namespace)
            ? `This is XLIFF ${root.attributes.version ?? '1.2'}; only XLIFF 2 is read.`
            : 'This is no XLIFF 2 file.',
          'Ask for the file as XLIFF 2.0 or 2.1, or exchange texts as PO.',
          root.start,
        ),
      ],
    };
  const file: ReturnedFile = { returned: [], problems: [] };
  if (root.attributes.srcLang !== undefined) file.sourceLocale = root.attributes.srcLang;
  if (root.attributes.trgLang !== undefined) file.locale = root.attributes.trgLang;
  for (const element of elementsOf(root, 'file')) {
    for (const unit of unitsOf(element)) {
      const read = readUnit(unit, element.attributes.original ?? '');
      if ('code' in read) file.problems.push(read);
      else file.returned.push(read);
    }
  }
  return file;
}

function elementsOf(element: Element, name: string): Element[] {
  return element.children.filter((child): child is Element => typeof child !== 'string' && child.name === name);
}

/** Returns the units of a file, those in groups too. */
function unitsOf(element: Element): Element[] {
  return element.children.flatMap((child) => {
    if (typeof child === 'string') return [];
    return child.name === 'unit' ? [child] : child.name === 'group' ? unitsOf(child) : [];
  });
}

class CodeProblem extends Error {
  constructor(
    message: string,
    readonly offset: number,
  ) {
    super(message);
  }
}

/** Returns a unit's segments and what is between them, joined to one text. */
function readUnit(unit: Element, file: string): ReturnedText | ReturnedFile['problems'][number] {
  const key = unit.attributes.name ?? '';
  const parts = unit.children.filter(
    (child): child is Element => typeof child !== 'string' && ['segment', 'ignorable'].includes(child.name),
  );
  let source = '';
  let target = '';
  let untouched = false;
  let place: Element | undefined;
  try {
    const codes: Codes = { data: dataOf(unit, key), known: new Map(), key };
    for (const part of parts) {
      const [own] = elementsOf(part, 'source');
      const [translated] = elementsOf(part, 'target');
      const words = own ? inlineText(own, codes) : '';
      source += words;
      if (part.name === 'ignorable') {
        target += translated ? inlineText(translated, codes) : words;
        continue;
      }
      place ??= translated;
      target += translated ? inlineText(translated, codes) : '';
      untouched ||= (part.attributes.state ?? 'initial') === 'initial';
    }
  } catch (error) {
    if (!(error instanceof CodeProblem)) throw error;
    return exchangeFileError(
      error.message,
      'Export the file from the translation tool again, with its inline codes.',
      error.offset,
    );
  }
  const at = place ?? unit;
  const offset = place ? place.inner : unit.start;
  return {
    file,
    key,
    source,
    target,
    fuzzy: false,
    untouched,
    at: { offset, length: Math.max(1, place ? at.innerEnd - at.inner : 1) },
  };
}

function dataOf(unit: Element, key: string): Map<string, string> {
  const elements = elementsOf(unit, 'originalData').flatMap((holder) => elementsOf(holder, 'data'));
  return new Map(elements.map((element) => [element.attributes.id ?? '', textContent(element, key)]));
}

/** What the codes of a unit represent: by the id of their data, and by their own id where a tool left that out. */
interface Codes {
  data: ReadonlyMap<string, string>;
  known: Map<string, { open: string; close: string }>;
  key: string;
}

function inlineText(element: Element, codes: Codes): string {
  return element.children
    .map((child) => {
      if (typeof child === 'string') return child;
      const { attributes } = child;
      const id = attributes.id ?? '';
      if (child.name === 'cp') return characterOf(child, codes.key);
      if (child.name === 'mrk') return inlineText(child, codes);
      if (child.name === 'sm' || child.name === 'em') return '';
      if (child.name === 'ph') {
        const open = lookUp(codes, child, attributes.dataRef, (known) => known.open);
        codes.known.set(id, { open, close: '' });
        return open;
      }
      if (child.name === 'pc') {
        const open = lookUp(codes, child, attributes.dataRefStart, (known) => known.open);
        const close = lookUp(codes, child, attributes.dataRefEnd, (known) => known.close);
        codes.known.set(id, { open, close });
        return open + inlineText(child, codes) + close;
      }
      if (child.name === 'sc') {
        const open = lookUp(codes, child, attributes.dataRef, (known) => known.open);
        codes.known.set(id, { open, close: codes.known.get(id)?.close ?? '' });
        return open;
      }
      if (child.name === 'ec') {
        const start = attributes.startRef ?? id;
        const close = lookUp(codes, child, attributes.dataRef, (known) => known.close, start);
        codes.known.set(start, { open: codes.known.get(start)?.open ?? '', close });
        return close;
      }
      throw new CodeProblem(
        `The translation of "${codes.key}" has a <${child.name}>, which means nothing here.`,
        child.start,
      );
    })
    .join('');
}

function lookUp(
  codes: Codes,
  element: Element,
  ref: string | undefined,
  part: (known: { open: string; close: string }) => string,
  id = element.attributes.copyOf ?? element.attributes.id ?? '',
): string {
  const known = codes.known.get(id);
  const found = ref === undefined ? known && part(known) : codes.data.get(ref);
  if (found !== undefined) return found;
  throw new CodeProblem(
    `The text of "${codes.key}" has an inline code ${id} (<${element.name}>) that replaces nothing of the source.`,
    element.start,
  );
}

function textContent(element: Element, key: string): string {
  return element.children
    .map((child) => (typeof child === 'string' ? child : child.name === 'cp' ? characterOf(child, key) : ''))
    .join('');
}

/** Returns the character that a `<cp>` represents. */
function characterOf({ attributes, start }: Element, key: string): string {
  const hex = attributes.hex ?? '';
  const code = /^[\da-f]{1,6}$/i.test(hex) ? Number.parseInt(hex, 16) : Number.POSITIVE_INFINITY;
  if (code <= 0x10ffff) return String.fromCodePoint(code);
  throw new CodeProblem(`The text of "${key}" has a <cp hex="${hex}">, which is no character.`, start);
}

class TooDeep extends Error {
  constructor(readonly offset: number) {
    super();
  }
}

/** Parses XML → its root element, or why it cannot be. Entities of a document's own are not read. */
function parse(text: string): { element: Element; namespace: string } | { message: string; offset: number } {
  const parser = new SaxesParser({ xmlns: true });
  let namespace = '';
  const top: Element = { name: '', attributes: {}, children: [], start: 0, inner: 0, innerEnd: 0 };
  const stack = [top];
  let start = 0;
  let failure: { message: string; offset: number } | undefined;
  parser.on('error', (error) => {
    const reason = error.message.replace(/^\d+:\d+: /, '').replace(/\.$/, '');
    failure ??= { message: `This is not well-formed XML: ${reason}.`, offset: Math.min(parser.position, text.length) };
  });
  parser.on('opentagstart', ({ name }) => {
    start = text.lastIndexOf(`<${name}`, parser.position);
  });
  parser.on('opentag', ({ name, local, uri, attributes }) => {
    if (stack.length === 1) namespace = uri;
    // The parser itself takes longer the deeper it is: it must not go on.
    if (stack.length > limits.depth) throw new TooDeep(start);
    const element: Element = {
      // Elements of modules keep their prefix, so that none is taken for one of the core.
      name: uri === namespace ? local : name,
      attributes: Object.fromEntries(Object.entries(attributes).map(([key, { value }]) => [key, value])),
      children: [],
      start,
      inner: parser.position,
      innerEnd: parser.position,
    };
    stack.at(-1)?.children.push(element);
    stack.push(element);
  });
  const addText = (part: string) => {
    stack.at(-1)?.children.push(part);
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', ({ isSelfClosing }) => {
    const element = stack.pop();
    if (element && !isSelfClosing) element.innerEnd = Math.max(element.inner, text.lastIndexOf('</', parser.position));
  });
  try {
    parser.write(text).close();
  } catch (error) {
    if (!(error instanceof TooDeep)) throw error;
    return { message: `This file nests elements more than ${limits.depth} levels deep.`, offset: error.offset };
  }
  const [element] = top.children.filter((child): child is Element => typeof child !== 'string');
  if (failure) return failure;
  return element
    ? { element, namespace }
    : { message: 'This is not well-formed XML: there is nothing in it.', offset: 0 };
}
