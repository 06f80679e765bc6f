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
  const bare = written.replace(/[.,;:!?*_]+$/, '');
  const opened = bare.split('(').length;
  const closed = bare.split(')').length;
  return closed > opened ? withoutClosing(bare.slice(0, bare.lastIndexOf(')'))) : bare;
}

function withoutFragment(url: string): string {
  return url.replace(/#.*$/, '');
}
