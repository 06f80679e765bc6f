import { isAddress, isWholeAddress } from '../address.ts';

const fileName = /\.(?:md|html?|pdf|docx?|xlsx?|pptx?|zip|csv|ics|svg|jpe?g|png|webp)$/i;

/** What a caption begins with, any quotation mark or a bar, or what is before one that only ends with a mark. */
const captionStart = /\s["'“”„«»‘’‚‹›「『|]|\s(?=[^"“”„«»]{1,200}["”»“]$)/;

/** Returns whether a text with spaces looks like an address: it begins as one, or ends as the name of a file. */
export function isSpacedAddress(text: string): boolean {
  const { address } = splitCaption(text.trim());
  const start =
    /^(?:[a-z]+:\S|(?:https?:\s*\/|mailto:|tel:)|#\S|\.{0,2}\/|www\.|[^\s@:]+@\S|[a-z\d][a-z\d-]*\s?\/\s?[a-z\d])/i;
  return /\s/.test(text) && (start.test(address) || fileName.test(address) || findWholeAddress(text) !== undefined);
}

/**
 * Writes an address without its spaces, and what follows it as a caption in quotes. Spaces in the path of a web address
 * belong to it; a space in an address of the site becomes a hyphen.
 */
export function withoutSpaces(written: string): string {
  const { address, caption } = splitCaption(written.replace(/^<\s*|>(?=\s|$)/g, ''));
  return joinSpaces(address.replace(/[,;]$/, '')) + quote(caption);
}

/** Returns the first address of a site or a mailbox in a text that begins with something else. */
function findWholeAddress(text: string): string | undefined {
  return text
    .split(/\s+/)
    .map((word) => cutAddress(word.replace(/^[[({<"'“„«]+/, '')))
    .find(isWholeAddress);
}

function joinSpaces(address: string): string {
  if (/^(?:https?:|www\.)/i.test(address))
    return address
      .replace(/^(https?:)\s*\/\s*\/\s*/i, '$1//')
      .replace(/(?<!\s)\s*\/\s*/g, '/')
      .replace(/^(?:https?:\/\/)?[^/]*/i, (host) => host.replace(/(?<!\s)\s*\.\s*/g, '.'))
      .replace(/\s+/g, '%20');
  const space = /^[a-z]+:|^[^\s/]+@/i.test(address) ? '' : '-';
  return writeAddress(address.replace(/\s+/g, space));
}

function splitCaption(written: string): { address: string; caption: string } {
  const [, before = '', behind = ''] = /^(["“„«][^"”“»]*["”“»])\s+(\S+)$/.exec(written) ?? [];
  if (isAddress(behind) || isWholeAddress(behind) || fileName.test(behind)) return { address: behind, caption: before };
  const only =
    /^(?:[a-z]+:|www\.|#|\.{0,2}\/|\S+@)/i.test(written) && !/\shttps?:/.test(written)
      ? undefined
      : findWholeAddress(written);
  if (only) return { address: only, caption: '' };
  // Words behind a host or a slash are no part of a path.
  const host =
    /^(?:https?:\s*\/\s*\/\s*|www\.)[^\s/]+(?:\/(?:\S*\/)?)?(?=\s[\p{L}\s'’-]+$|\s["'“”„«»‘’‚‹›「『])/iu.exec(
      written,
    )?.[0].length;
  const at = host ?? written.search(captionStart);
  if (at === -1) return { address: written, caption: '' };
  return { address: written.slice(0, at).trim(), caption: written.slice(at).trim() };
}

/** Writes a caption behind its address, in quotes that it does not have itself. */
function quote(caption: string): string {
  const bare = caption
    .replace(/^["'“”„«»‘’‚‹›「『|\s]+/, '')
    .replace(/(?<!["'“”„«»‘’‚‹›」』\s])["'“”„«»‘’‚‹›」』\s]+$/, '');
  return bare && (bare.includes('"') ? ` '${bare.replaceAll("'", '’')}'` : ` "${bare}"`);
}

/** Writes the file of a picture, which may have spaces, and what follows it as a caption in quotes. */
export function withCaption(written: string): string {
  const { address, caption } = splitCaption(written);
  if (/^["“„«]/.test(caption) && written.startsWith(caption)) return joinSpaces(address) + quote(caption);
  const [, file = written, words = ''] = /^(.*?\.[a-z]{3,4})(?:\s+(.*))?$/is.exec(written) ?? [];
  return joinSpaces(file) + quote(words);
}

/**
 * What ends an address: a sign of a script other than Latin; a closing sign; a sign before the next address, or before a
 * script without spaces; a letter of such a script behind a host or a Latin letter.
 */
const behindAddress =
  /[،؛؟۔।॥、。，；：！？…（）「」『』【】《》〈〉．｡､＜＞］〕＂〟～։״׃፡★•—>“”„«»‹›‘‚を]|[–—’|]s?$|[,;|](?=https?:\/\/)|[,;!](?=[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}])|(?=[\p{sc=Han}\p{sc=Katakana}])(?<=^(?:https?:\/\/)?[\w-]+(?:\.[\w-]+)*\.[a-z]{2,})|(?=[\p{sc=Hiragana}\p{sc=Hangul}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}])(?<=[a-z\d])/iu;

/** Splits an address without brackets where its author ended it, before punctuation and words that are read as a part of it. */
export function splitAddress(written: string): { address: string; rest: string } {
  const closing = /^[^()]*(?=\)(?!["'.,;:!?)*_~]*$))|^[^{}]*(?=\})/.exec(written)?.[0].length ?? written.length;
  const sign = written.search(behindAddress);
  const end = sign === -1 ? closing : Math.min(sign, closing);
  const { length } = end < written.length ? written.slice(0, end).replace(/(?<![.,;:!?])[.,;:!?]+$/, '') : written;
  return { address: written.slice(0, length), rest: written.slice(length) };
}

/** Says that a picture whose name has a space must be renamed. */
export function renamed(source: string): string {
  return /^(?:["“„«][^"”“»]*["”“»]\s+)?\S+\.[a-z]{3,4}(?:\s|$)/i.test(source.trim()) ? '' : ', and rename the file';
}

/** Returns an address without quotation marks, brackets and commas around it, which are no part of it. */
export function bareAddress(written: string): string {
  const bare = written
    .replace(/^[("'“”„«‘<[{`:*_=（【「『《〈]+/, '')
    .replace(/(?<![,;>"'“”»’`，、；：」』】》〉])[,;>"'“”»’`，、；：」』】》〉]+$/, '');
  const inside = /^[([{*_（]/.test(written) ? bare.replace(/(?<![)\]}*_）])[)\]}*_）]+$/, '') : bare;
  if (/^mailto:.*[<>]/i.test(inside)) return written;
  return isWholeAddress(inside) || isAddress(inside) || /^[^\s/]*\w\.(?:[a-z\d]{2,5})$/i.test(inside)
    ? inside
    : written;
}

/** Returns an unclosed address without the punctuation at its end, and without East Asian punctuation and what follows it. */
export function cutAddress(written: string): string {
  const address = written.replace(/[）】］」』。，、；：！？،؛؟।॥].*$/s, '');
  let end = address.length;
  while (end > 0 && '.,;:!?]}>)"\'“”’»\uFFFC'.includes(address[end - 1] ?? '')) end -= 1;
  return address.slice(0, end);
}

/** Writes an address as a link needs it: that of a mailbox or of a site with its scheme. */
export function writeAddress(address: string): string {
  const bare = address.replace(/^mailto:\s*/i, '');
  if (/^www\./i.test(bare)) return `https://${bare}`;
  return /^[^\s/:@]+@[^\s/]+$/.test(bare) ? `mailto:${bare}` : address;
}
