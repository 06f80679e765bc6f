import { escapeXml } from '../model/files/escape-xml.ts';
/** Markup that needs no more escaping. */
export class Markup {
  constructor(private readonly text: string) {}
  toString(): string {
    return this.text;
  }
}

type Part = Markup | string | number | undefined | false | readonly Part[];

/** Writes HTML: what is put in is escaped, unless it is markup itself; lists are joined, nothing is left out. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return new Markup(strings.map((text, index) => (index === 0 ? '' : writePart(parts[index - 1])) + text).join(''));
}

/** Takes text for markup: only what this program made itself. */
export function rawHtml(text: string): Markup {
  return new Markup(text);
}

function writePart(part: Part): string {
  if (part === undefined || part === false) return '';
  if (part instanceof Markup) return part.toString();
  if (typeof part === 'object') return part.map(writePart).join('');
  return escapeXml(String(part)).replaceAll("'", '&#39;');
}
