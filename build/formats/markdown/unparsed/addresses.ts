/** Returns whether a text with spaces looks like an address: it begins as one, or ends as the name of a file. */
export function isSpacedAddress(text: string): boolean {
  const start = text.trim().replace(/(?<!\s)\s+"[^"]*"$/, '');
  const isAddress = /^(?:[a-z]+:\S|(?:mailto|tel):|#\S|\.{0,2}\/|www\.|[a-z\d][a-z\d-]*\s?\/\s?[a-z\d])/i.test(start);
  return (
    /\s/.test(text) &&
    (isAddress || /\.(?:md|html?|pdf|docx?|xlsx?|pptx?|zip|csv|ics|svg|jpe?g|png|webp)$/i.test(start))
  );
}

/** Writes an address without its spaces: those of a web address are a part of it, those of the site's own are hyphens. */
export function withoutSpaces(address: string): string {
  const title = /(?<!\s)\s+"[^"]*"?$/.exec(address)?.[0] ?? '';
  const start = address.slice(0, address.length - title.length);
  const space = /^(https?:|www\.)/.test(start) ? '%20' : /^[a-z]+:/.test(start) ? '' : '-';
  const closed = /^\s+"[^"]*$/.test(title) ? `${title}"` : title;
  return start.trim().replace(/\s+/g, space) + closed.replace(/^\s+/, ' ');
}

/** Writes the file of a picture, which may have spaces, and what follows it as a caption in quotes. */
export function withCaption(written: string): string {
  const [, file = written, caption = ''] = /^(.*?\.[a-z]{3,4})(?:\s+(.*))?$/is.exec(written) ?? [];
  const bare = caption.replace(/^["'“”«»]+|(?<!["'“”«»])["'“”«»]+$/g, '').trim();
  return withoutSpaces(file) + (bare ? ` "${bare}"` : '');
}

/** Says that a picture whose name has a space must be renamed. */
export function renamed(source: string): string {
  return /^\S+\.[a-z]{3,4}(?:\s|$)/i.test(source.trim()) ? '' : ', and rename the file';
}

/** Returns an address that is not closed, without the signs that end its sentence. */
export function withoutLastSigns(address: string): string {
  let end = address.length;
  while (end > 0 && '.,;:!?'.includes(address[end - 1] ?? '')) end -= 1;
  return address.slice(0, end);
}
