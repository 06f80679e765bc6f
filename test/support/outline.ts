import { decodeEntities } from './decode.ts';
/** Writes down what a page is: its head, its other languages, its headings, pictures and documents, however it is marked up. */
export function outlineOf(html: string): string {
  const lines: string[] = [];
  lines.push(`lang ${attributeOf(/<html\b[^>]*>/.exec(html)?.[0] ?? '', 'lang')}`);
  lines.push(`title ${decodeEntities(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '')}`);
  for (const [tag] of html.matchAll(/<(?:link|meta)\b[^>]*>/g)) {
    const rel = attributeOf(tag, 'rel');
    if (rel === 'canonical') lines.push(`canonical ${attributeOf(tag, 'href')}`);
    if (rel === 'alternate' && attributeOf(tag, 'hreflang'))
      lines.push(`hreflang ${attributeOf(tag, 'hreflang')} ${attributeOf(tag, 'href')}`);
    if (attributeOf(tag, 'name') === 'robots') lines.push(`robots ${attributeOf(tag, 'content')}`);
  }
  for (const [, link = ''] of html.matchAll(/(<a\b[^>]*hrefLang="[^"]*"[^>]*>)/gi))
    if (attributeOf(link, 'href').startsWith('/') && !attributeOf(link, 'href').endsWith('.pdf'))
      lines.push(`switcher ${attributeOf(link, 'hreflang')} ${attributeOf(link, 'href')}`);
  const main = /<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
  for (const [, level, attributes = '', text = ''] of main.matchAll(/<h([1-6])\b([^>]*)>([\s\S]*?)<\/h\1>/g)) {
    const language = attributeOf(attributes, 'lang');
    const words = decodeEntities(text.replace(/<[^>]*>/g, '')).trim();
    lines.push([`h${level}`, language && `(${language})`, words].filter(Boolean).join(' '));
  }
  for (const [picture] of main.matchAll(/<img\b[^>]*>/g))
    lines.push(`picture ${attributeOf(picture, 'src')} (${decodeEntities(attributeOf(picture, 'alt'))})`);
  for (const [link] of main.matchAll(/<a\b[^>]*type="application\/pdf"[^>]*>/g))
    lines.push(`pdf ${attributeOf(link, 'hreflang')} ${attributeOf(link, 'href')}`);
  return `${[...new Set(lines)].join('\n')}\n`;
}

function attributeOf(tag: string, name: string): string {
  return new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1] ?? '';
}
