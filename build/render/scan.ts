/** What checks need to know of a piece of HTML. */
export interface HtmlFacts {
  /** Addresses within the site and fragments, each once, in order. */
  links: string[];
  ids: string[];
  /** Ids that stand on more than one element. */
  repeatedIds: string[];
  /** Heading levels in order. */
  headings: number[];
  islands: string[];
  /** The number of pictures without `alt`. */
  imagesWithoutAlt: number;
}

const tag = /<([a-z][a-z0-9-]*)((?:\s+[^<>"'=\s/]+(?:="[^"]*")?)*)\s*\/?>/g;
const attribute = /([^\s"=]+)="([^"]*)"/g;

/** Reads through rendered HTML once. It is React's output: attributes are in double quotes, text is escaped. */
export function scanHtml(html: string): HtmlFacts {
  const links = new Set<string>();
  const ids = new Set<string>();
  const repeated = new Set<string>();
  const facts: HtmlFacts = { links: [], ids: [], repeatedIds: [], headings: [], islands: [], imagesWithoutAlt: 0 };
  for (const [, name = '', attributes = ''] of html.matchAll(tag)) {
    if (name.length === 2 && name >= 'h1' && name <= 'h6') facts.headings.push(Number(name[1]));
    if (name === 'img' && !/\salt(=|\s|$)/.test(attributes)) facts.imagesWithoutAlt += 1;
    if (attributes === '') continue;
    for (const [, key = '', value = ''] of attributes.matchAll(attribute)) {
      if (key === 'id') {
        if (ids.has(value)) repeated.add(value);
        ids.add(value);
      } else if ((key === 'href' && name !== 'link' && name !== 'use') || (key === 'src' && name === 'img')) {
        if (/^[/#]/.test(value)) links.add(unescapeHtml(value));
      } else if (key === 'data-island') facts.islands.push(value);
    }
  }
  return { ...facts, links: [...links], ids: [...ids], repeatedIds: [...repeated] };
}

function unescapeHtml(value: string): string {
  return value.includes('&')
    ? value
        .replace(/&amp;/g, '&')
        .replace(/&#x27;/g, "'")
        .replace(/&quot;/g, '"')
    : value;
}
