import { gunzipSync } from 'node:zlib';
import { mediaTypes } from '../../model/files/media-types.ts';
import { findHtmlFault } from './html-fault.ts';
import { beginsAs } from './signature.ts';
import { findXmlFault } from './xml-fault.ts';

/** Why a file must not be published unchanged, or with its name. */
interface StaticFault {
  code: 'active-file' | 'misnamed-file';
  message: string;
  hint: string;
}

/** Endings of documents in which browsers run scripts. Servers find them in the middle of a name too (`page.html.de`). */
const html = /\.html?(?=\.|$)/;
const xml = /\.(?:xml|xhtml?|xslt?|xsd|svgz?|rdf|rss|atom|mml|mathml|kml|gpx|opml|plist)(?=\.|$)/;

/** Texts that no browser reads as a document. */
const texts: ReadonlySet<string> = new Set([
  ...Object.entries(mediaTypes).flatMap(([ending, type]) => (/^text\/(?!html|xml)|json/.test(type) ? [ending] : [])),
  'cjs',
  'vcf',
]);

/** Bytes beyond which a file is not unpacked. */
const mostUnpacked = 5_000_000;

/** Says why a file must not be published: a browser could run a script in it, or it is not what its name says. */
export function findStaticFault(path: string, bytes: Uint8Array): StaticFault | undefined {
  const name = path.slice(path.lastIndexOf('/') + 1).toLowerCase();
  const ending = /\.([^.]*)$/.exec(name)?.[1] ?? '';
  const isAsNamed = beginsAs(ending, bytes);
  // Servers send a packed document in the place of the document that is not there.
  if (isAsNamed && ending !== 'gz') return undefined;
  if (isAsNamed === false)
    return {
      code: 'misnamed-file',
      message: `static/${path} is no .${ending} file: ${bytes.length === 0 ? 'it is empty' : 'its first bytes are not those of one'}.`,
      hint: 'Put the file there again, or give it the ending of what it is.',
    };
  // The rules of drawings say more about one.
  if (ending === 'svg') return undefined;
  if (html.test(name)) return describeActive(path, readText(bytes), findHtmlFault);
  if (xml.test(name)) return describeActive(path, readText(bytes), findXmlFault);
  // A server, or a browser, that does not know an ending decides by the first characters.
  if (texts.has(ending) || !beginsAsMarkup(bytes)) return undefined;
  return {
    code: 'misnamed-file',
    message: `static/${path} begins as a web page does, and its name does not say so.`,
    hint: 'Give it the ending of what it is, such as .html, .xml or .txt.',
  };
}

function describeActive(
  path: string,
  text: string | undefined,
  find: (text: string) => string | undefined,
): StaticFault | undefined {
  if (text === undefined)
    return {
      code: 'active-file',
      message: `static/${path} is no UTF-8 text, so that browsers may read another document than reviewers.`,
      hint: 'Save it again in UTF-8, not compressed.',
    };
  const what = find(text);
  if (what === undefined) return undefined;
  return {
    code: 'active-file',
    message: `static/${path} has ${what} in it, which could run a script or load something.`,
    hint: 'Files below static/ are documents to read only. Pages with more in them are made by a page type: see build/README.md.',
  };
}

function beginsAsMarkup(bytes: Uint8Array): boolean {
  // In UTF-16, every other byte is zero.
  const start = Buffer.from(bytes.subarray(0, 512)).toString('latin1').replaceAll('\0', '');
  return /^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)?\s*</.test(start);
}

/** Reads a text as browsers do, unpacked; `undefined` if it is not UTF-8 or has control characters. */
function readText(bytes: Uint8Array): string | undefined {
  try {
    const plain = beginsAs('gz', bytes) ? gunzipSync(bytes, { maxOutputLength: mostUnpacked }) : bytes;
    const text = new TextDecoder('utf-8', { fatal: true }).decode(plain);
    return /[^\P{Cc}\t\r\n\f]/u.test(text) ? undefined : text;
  } catch {
    return undefined;
  }
}
