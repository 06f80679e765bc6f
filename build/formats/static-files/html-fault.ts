/** The elements of a document that only shows something: no script, frame, form, nor what other elements load by. */
const elements: ReadonlySet<string> = new Set(
  (
    'html head title meta style body h1 h2 h3 h4 h5 h6 p a ul ol li dl dt dd table caption colgroup col thead tbody ' +
    'tfoot tr th td img picture source figure figcaption div span main header footer nav section article aside address ' +
    'blockquote pre code em strong b i u s small sub sup br hr abbr time q cite mark kbd samp var wbr ruby rt rp bdi bdo ' +
    'del ins dfn data details summary hgroup'
  ).split(' '),
);

/**
 * Finds what could run a script in a browser, or lead visitors away, in the text of an HTML document → its words. Reads the
 * text, not the tree: a mark counts in a comment too, so that it never matters how a browser parses what is broken.
 */
export function findHtmlFault(text: string): string | undefined {
  // Servers run what is between these marks.
  const [mark] = /<[?%]|<!--#/.exec(text) ?? [];
  if (mark !== undefined) return mark;
  for (const [, name = ''] of text.matchAll(/<\/?([a-z][^\s/>]*)/gi))
    if (!elements.has(name.toLowerCase())) return `<${name.slice(0, 40)}>`;
  const [attribute] = /[\s"'/](?:on[a-z]+|srcdoc|http-equiv)\s*=/i.exec(text) ?? [];
  if (attribute !== undefined) return attribute.slice(1);
  const charset = /[\s"'/;]charset\s*=\s*["']?([^\s"'>;]+)/i.exec(text)?.[1];
  if (charset !== undefined && !/^utf-?8$/i.test(charset)) return `charset=${charset.slice(0, 40)}`;
  // Browsers leave out blanks and control characters in an address.
  const plain = decodeReferences(text).replace(/[\s\p{Cc}]+/gu, '');
  return /=["']?((?:java|vb)script:|data:(?!image\/(?:png|jpeg|gif|webp|avif)[;,]))/i.exec(plain)?.[1];
}

const named: Readonly<Record<string, string>> = { colon: ':', tab: '\t', newline: '\n' };

/** Decodes character references that an address can hide behind, also those without their semicolon. */
function decodeReferences(text: string): string {
  return text.replace(/&(?:#x([\da-f]+)|#(\d+)|(colon|tab|newline));?/gi, (_, hex, decimal, name) => {
    if (name) return named[name.toLowerCase()] ?? '';
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}
