import { decodeHiddenLink } from '../authoring/schema.ts';

/** An address of another site, where a file writes it. */
interface ExternalLink {
  url: string;
  offset: number;
  /** As it is written: a link that is stored base64-encoded is another text than its address. */
  length: number;
}

/** Finds the addresses of other sites that a file's text names, decoded ones included, in the order of the text. */
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

/** Without the marks that belong to the sentence, or to Markdown: `(https://a.example/b).` names `https://a.example/b`. */
function withoutClosing(written: string): string {
  const bare = written.replace(/[.,;:!?*_]+$/, '');
  const opened = bare.split('(').length;
  const closed = bare.split(')').length;
  return closed > opened ? withoutClosing(bare.slice(0, bare.lastIndexOf(')'))) : bare;
}

function withoutFragment(url: string): string {
  return url.replace(/#.*$/, '');
}
