import { findCssLoad } from '../css/declarations.ts';
import type { DocumentFault } from './document-fault.ts';

/** The elements of a document that only shows something: no script, frame, form, nor what other elements load by. */
const elements: ReadonlySet<string> = new Set(
  (
    'html head title meta style body h1 h2 h3 h4 h5 h6 p a ul ol li dl dt dd table caption colgroup col thead tbody ' +
    'tfoot tr th td img picture source figure figcaption div span main header footer nav section article aside address ' +
    'blockquote pre code em strong b i u s small sub sup br hr abbr time q cite mark kbd samp var wbr ruby rt rp bdi bdo ' +
    'del ins dfn data details summary hgroup'
  ).split(' '),
);

/** Elements that run or load something, lead elsewhere, or make another document of what is in them. */
const activeElements: ReadonlySet<string> = new Set(
  (
    'script iframe frame frameset object embed applet base link svg math form input button template portal noscript ' +
    'audio video track canvas image isindex xmp plaintext noembed noframes textarea select dialog slot bgsound'
  ).split(' '),
);

/**
 * Finds what a static HTML document must not have. Reads the text, not the tree: a mark counts in a comment too, so that it
 * never matters how a browser parses what is broken.
 */
export function findHtmlFault(text: string): DocumentFault | undefined {
  for (const [, name = ''] of text.matchAll(/<\/?([a-z][^\s/>]*)/gi)) {
    const element = name.toLowerCase();
    if (elements.has(element)) continue;
    // A name with a hyphen or a mark may be one that a browser reads as another.
    const isPlain = /^[a-z\d]+$/.test(element) && !activeElements.has(element);
    return { type: isPlain ? 'unknown' : 'active', what: `<${name.slice(0, 40)}>` };
  }
  const what = findMark(text) ?? findAttribute(text) ?? findLoad(text);
  return what === undefined ? undefined : { type: 'active', what };
}

/** Finds marks between which servers run what is there. */
function findMark(text: string): string | undefined {
  return /<[?%]|<!--#/.exec(text)?.[0];
}

function findAttribute(text: string): string | undefined {
  // Without a value, it names the address of the element.
  const [attribute] = /[\s"'/](?:(?:on[a-z]+|srcdoc|ping)\s*=|attributionsrc(?=[\s=/>]))/i.exec(text) ?? [];
  if (attribute !== undefined) return attribute.slice(1);
  // The type of the content is what the server says anyway.
  const [header] = /[\s"'/]http-equiv\s*=(?!\s*["']?content-type["'\s/>])/i.exec(text) ?? [];
  if (header !== undefined) return header.slice(1);
  const charset = /[\s"'/;]charset\s*=\s*["']?([^\s"'>;]+)/i.exec(text)?.[1];
  if (charset !== undefined && !/^utf-?8$/i.test(charset)) return `charset=${charset.slice(0, 40)}`;
  // Browsers leave out blanks and control characters in an address.
  const plain = decodeReferences(text).replace(/[\s\p{Cc}]+/gu, '');
  return /=["']?((?:java|vb)script:|data:(?!image\/(?:png|jpeg|gif|webp|avif)[;,]))/i.exec(plain)?.[1];
}

/** The value of an attribute, from its equals sign. It is not consumed: an attribute may begin in what only seems one. */
const value = '\\s*=(?=\\s*("[^"]*|\'[^\']*|[^\\s>]{0,2000}))';
const loading = new RegExp(`[\\s"'/]((?:image)?srcset|src|background|poster|lowsrc|dynsrc)${value}`, 'gi');
const styles = new RegExp(`[\\s"'/](style)${value}`, 'gi');

/** Finds what is loaded from another site: by a picture or a style. */
function findLoad(text: string): string | undefined {
  for (const [, name, written = ''] of text.matchAll(loading))
    for (const address of textOf(written)
      .replace(/[\t\r\n]/g, '')
      .split(/[\s,]+/))
      if (!isOwn(address)) return `${name}="${address.slice(0, 40)}"`;
  for (const [, , written = ''] of text.matchAll(styles)) {
    const found = findCssLoad(textOf(written), isOwn);
    if (found !== undefined) return found;
  }
  for (const [, attributes, style, end] of text.matchAll(/<style(?=[\s/>])([^>]{0,300})(?:>([^<]*)(<\/style)?)?/gi)) {
    // Where a style begins and ends must not depend on how a browser parses what is around it.
    if (style === undefined || !/^(?:\s+[\w-]+(?:="[\w\s/(),:.-]*")?)*\s*$/.test(attributes ?? ''))
      return 'a <style> with such attributes';
    if (end === undefined) return 'a <style> with < in it';
    const found = findCssLoad(style, isOwn);
    if (found !== undefined) return found;
  }
  return undefined;
}

function textOf(written: string): string {
  return decodeReferences(written.replace(/^["']/, ''));
}

/** Returns whether an address is one of the same site, or a picture within the document. */
function isOwn(address: string): boolean {
  const plain = address.replace(/[\s\p{Cc}]+/gu, '');
  return /^data:image\/(?:png|jpe?g|gif|webp|avif)[;,]/i.test(plain) || !/^(?:[a-z][\w+.-]*:|[\\/]{2})/i.test(plain);
}

const named: Readonly<Record<string, string>> = {
  amp: '&',
  apos: "'",
  bsol: '\\',
  colon: ':',
  comma: ',',
  commat: '@',
  lpar: '(',
  newline: '\n',
  period: '.',
  quot: '"',
  rpar: ')',
  semi: ';',
  sol: '/',
  tab: '\t',
};
const reference = new RegExp(`&(?:#x([\\da-f]+)|#(\\d+)|(${Object.keys(named).join('|')}));?`, 'gi');

/** Decodes character references that an address can hide behind, also those without their semicolon. */
function decodeReferences(text: string): string {
  return text.replace(reference, (_, hex, decimal, name) => {
    if (name) return named[name.toLowerCase()] ?? '';
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}
