/** A tag, and a script or a style sheet, whose text has no tags. */
const markup = /<(script|style)\b[\s\S]*?(?:<\/\1>|$)|<[a-zA-Z](?:[^>"]|"[^"]*")*>?/g;

/** Attributes that are one address. */
const addresses = /(\s(?:href|src|action|formaction|poster|data-search)=")\/(?!\/)/gi;

/** Attributes that are a list of addresses and sizes. */
const lists = /(\ssrcset=")([^"]*)/gi;

/** The data of islands, which has `~` in place of quotes. */
const data = /(\sdata-props=")([^"]*)/g;

/**
 * Puts a path before every address of the site in the HTML of a page, so that it can be published below this path.
 * Pages are rendered and checked without it: only the code that writes files knows it.
 */
export function prefixHtml(html: string, base: string): string {
  if (base === '') return html;
  return html.replace(markup, (element: string, hasText?: string) => {
    const end = hasText === undefined ? element.length : element.indexOf('>');
    return putTagBelow(element.slice(0, end), base) + element.slice(end);
  });
}

function putTagBelow(tag: string, base: string): string {
  return tag
    .replace(addresses, (_, start: string) => `${start}${base}/`)
    .replace(lists, (_, start: string, list: string) => start + list.replace(/(^|,\s*)\/(?!\/)/g, `$1${base}/`))
    .replace(data, (_, start: string, text: string) => start + text.replace(/~\/(?!\/)/g, `~${base}/`));
}

/** Puts a path before every address of the site in a style sheet. */
export function prefixCss(css: string, base: string): string {
  return base === '' ? css : css.replace(/(url\(["']?)\/(?!\/)/g, `$1${base}/`);
}

/** Puts a path before every address of a search index, whose records begin with their address. */
export function prefixSearchIndex(index: string, base: string): string {
  return base === '' ? index : index.replaceAll('{"url":"/', `{"url":"${base}/`);
}
