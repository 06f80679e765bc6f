import { decodeHiddenLink } from '../../authoring/schema.ts';

/** An address of another site, with its position in a file. */
interface ExternalLink {
  url: string;
  offset: number;
  /** The length of the text in the file, which differs from the address for base64-encoded links. */
  length: number;
}

/** Finds the addresses of other sites in a text, including base64-encoded ones, in order. */
export function findExternalLinks(text: string): ExternalLink[] {
  const plain = [...text.matchAll(/https?:\/\/[^\s"'`<>|\\^{}[\]]+/g)].map((match) => {
    const written = withoutClosing(match[0]);
    return { url: withoutFragment(written), offset: match.index, length: written.length };
  });
  const hidden = [...text.matchAll(/(?<![\w+/=])[A-Za-z0-9+/]{16,}={0,2}(?![\w+/=])/g)].flatMap((match) => {
    const url = decodeHiddenLink(match[0]);
    return url === undefined ? [] : [{ url: withoutFragment(url), offset: match.index, length: match[0].length }];
  });
  return [...plain, ...hidden].sort((a, b) => a.offset - b.offset);
}

/** Removes closing marks of the sentence or of Markdown: `(https://a.example/b).` → `https://a.example/b`. */
function withoutClosing(written: string): string {
  let open = 0;
  const unopened = Array.from(written.matchAll(/[()]/g)).find(({ 0: sign }) => {
    open += sign === '(' ? 1 : -1;
    return open < 0;
  });
  return written.slice(0, unopened?.index).replace(/(?<![.,;:!?*_])[.,;:!?*_]+$/, '');
}

function withoutFragment(url: string): string {
  return url.replace(/#.*$/s, '');
}
