const fileName = /\.(?:md|html?|pdf|docx?|xlsx?|pptx?|zip|csv|ics|svg|jpe?g|png|webp)$/i;

/** What a caption begins with: any quotation mark. */
const captionStart = /\s["'“”„«»‘’‚‹›「『]/;

/** Returns whether a text with spaces looks like an address: it begins as one, or ends as the name of a file. */
export function isSpacedAddress(text: string): boolean {
  const { address } = splitCaption(text.trim());
  const start =
    /^(?:[a-z]+:\S|(?:https?:\s*\/|mailto:|tel:)|#\S|\.{0,2}\/|www\.|[^\s@:]+@\S|[a-z\d][a-z\d-]*\s?\/\s?[a-z\d])/i;
  return /\s/.test(text) && (start.test(address) || fileName.test(address));
}

/**
 * Writes an address without its spaces, and what follows it as a caption in quotes. Spaces in the path of a web address
 * are a part of it, those of the site's own addresses are hyphens.
 */
export function withoutSpaces(written: string): string {
  const { address, caption } = splitCaption(written);
  const bare = unquote(caption);
  return joinSpaces(address) + (bare ? ` "${bare}"` : '');
}

function joinSpaces(address: string): string {
  if (/^(?:https?:|www\.)/i.test(address))
    return address
      .replace(/^(https?:)\s*\/\s*\/\s*/i, '$1//')
      .replace(/(?<!\s)\s*\/\s*/g, '/')
      .replace(/\s+/g, '%20');
  const space = /^[a-z]+:|^[^\s/]+@/i.test(address) ? '' : '-';
  return writeAddress(address.replace(/\s+/g, space));
}

function splitCaption(written: string): { address: string; caption: string } {
  // Words behind a host or a slash are no part of a path.
  const host =
    /^(?:https?:\s*\/\s*\/\s*|www\.)[^\s/]+(?:\/(?:\S*\/)?)?(?=\s[\p{L}\s'’-]+$|\s["'“”„«»‘’‚‹›「『])/iu.exec(
      written,
    )?.[0].length;
  const at = host ?? written.search(captionStart);
  if (at === -1) return { address: written, caption: '' };
  return { address: written.slice(0, at).trim(), caption: written.slice(at).trim() };
}

function unquote(caption: string): string {
  return caption.replace(/^["'“”„«»‘’‚‹›「『\s]+/, '').replace(/(?<!["'“”„«»‘’‚‹›」』\s])["'“”„«»‘’‚‹›」』\s]+$/, '');
}

/** Writes the file of a picture, which may have spaces, and what follows it as a caption in quotes. */
export function withCaption(written: string): string {
  const [, file = written, caption = ''] = /^(.*?\.[a-z]{3,4})(?:\s+(.*))?$/is.exec(written) ?? [];
  const bare = unquote(caption);
  return joinSpaces(file) + (bare ? ` "${bare}"` : '');
}

/** Says that a picture whose name has a space must be renamed. */
export function renamed(source: string): string {
  return /^\S+\.[a-z]{3,4}(?:\s|$)/i.test(source.trim()) ? '' : ', and rename the file';
}

/** Returns an address that is not closed, without the signs that end its sentence or what follows it in East Asian texts. */
export function cutAddress(written: string): string {
  const address = written.replace(/[）】］」』。，、；：！？،؛؟।॥].*$/s, '');
  let end = address.length;
  while (end > 0 && '.,;:!?]}>)\uFFFC'.includes(address[end - 1] ?? '')) end -= 1;
  return address.slice(0, end);
}

/** Writes an address as a link needs it: that of a mailbox or of a site with its scheme. */
export function writeAddress(address: string): string {
  const bare = address.replace(/^mailto:\s*/i, '');
  if (/^www\./i.test(bare)) return `https://${bare}`;
  return /^[^\s/:@]+@[^\s/]+$/.test(bare) ? `mailto:${bare}` : address;
}
