import { constants, gunzipSync } from 'node:zlib';
import { mediaTypes } from '../../model/files/media-types.ts';
import type { DocumentFault } from './document-fault.ts';
import { findHtmlFault } from './html-fault.ts';
import { beginsAs } from './signature.ts';
import { findXmlFault } from './xml-fault.ts';

/** Why a file must not be published unchanged, or with its name. */
interface StaticFault {
  code: 'active-file' | 'misnamed-file';
  message: string;
  hint: string;
}

/**
 * Endings of documents in which browsers run scripts, or which some servers send as one. They count in the middle of a name
 * too (`page.html.de`), for Apache looks at all endings that it knows. What has another name is refused if it begins as a
 * document does.
 */
const html = /\.(?:[djps]?html?s?|hta|htc|htx)(?=\.|$)/;
/** Documents whose parts have types and encodings of their own. */
const messages = /\.(?:mht(?:ml)?|eml)(?=\.|$)/;
const xml =
  /\.(?:xml|xht(?:ml?)?|xslt?|xsd|svgz?|rdf|rss|atom|m(?:ath)?ml|dae|kml|gml|gpx|xul|wsdl|opml|plist|vxml|xspf|xaml)(?=\.|$)/;

/** Texts that no browser reads as a document. */
const texts: ReadonlySet<string> = new Set([
  ...Object.entries(mediaTypes).flatMap(([ending, type]) => (/^text\/(?!html|xml)|json/.test(type) ? [ending] : [])),
  ...['cjs', 'log', 'map', 'srt', 'toml', 'tsv', 'vcf', 'vtt', 'yaml', 'yml'],
]);

/** Bytes beyond which a file is not unpacked: the most that a sitemap may have. */
const mostUnpacked = 50_000_000;

/** Says why a file must not be published: a browser could run a script in it, or it is not what its name says. */
export function findStaticFault(path: string, bytes: Uint8Array): StaticFault | undefined {
  const name = path.slice(path.lastIndexOf('/') + 1).toLowerCase();
  const ending = /\.([^.]*)$/.exec(name)?.[1] ?? '';
  const isAsNamed = beginsAs(ending, bytes);
  // Servers send a packed document in the place of the document that is not there.
  if (isAsNamed && ending !== 'gz' && !mayBeXml(bytes)) return describeNamed(path, name);
  if (isAsNamed === false || (isAsNamed && ending !== 'gz'))
    return {
      code: 'misnamed-file',
      message: `static/${path} is no .${ending} file: ${bytes.length === 0 ? 'it is empty' : 'its first bytes are not those of one'}.`,
      hint: 'Put the file there again, or give it the ending of what it is.',
    };
  // The rules of drawings say more about one.
  if (ending === 'svg') return undefined;
  if (messages.test(name))
    return { code: 'active-file', ...descriptions.active(`static/${path}`, 'parts that can be of any type') };
  if (html.test(name)) return describeActive(path, readText(bytes), findHtmlFault);
  if (xml.test(name)) return describeActive(path, readText(bytes), findXmlFault);
  // A server, or a browser, that does not know an ending decides by the first characters.
  if (texts.has(ending) || !beginsAsMarkup(isAsNamed ? unpackStart(bytes) : bytes)) return undefined;
  // RFC 6415 and others give documents names without an ending.
  if (path.startsWith('.well-known/') && !name.includes('.'))
    return describeActive(path, readText(bytes), findAnyFault);
  return {
    code: 'misnamed-file',
    message: `static/${path} begins as a web page does, and its name does not say so.`,
    hint: 'Give it the ending of what it is, such as .html, .xml or .txt.',
  };
}

/**
 * Returns whether a browser may read a file as XML although it begins like a format whose first bytes can have any
 * value.
 */
function mayBeXml(bytes: Uint8Array): boolean {
  return /^(?:\xef\xbb\xbf)?[\t\n\r ]*</.test(Buffer.from(bytes.subarray(0, 64)).toString('latin1'));
}

/** Says why a picture or a file of another format must not have its name: browsers read HTML wherever it begins. */
function describeNamed(path: string, name: string): StaticFault | undefined {
  const [ending] = html.exec(name) ?? messages.exec(name) ?? [];
  if (ending === undefined) return undefined;
  return {
    code: 'misnamed-file',
    message: `static/${path} has ${ending} in the middle of its name, for which servers may send it as a web page.`,
    hint: `Rename it: ${name.replace(ending, ending.replace('.', '-'))}.`,
  };
}

/** Finds what a document must not have that a browser may read as HTML or as XML. */
function findAnyFault(text: string): DocumentFault | undefined {
  const found = /^\ufeff?\s*<\?xml\s/.test(text)
    ? findXmlFault(text)
    : { type: 'active' as const, what: 'no <?xml …?>' };
  const script = /<script|<iframe|srcdoc|\son[a-z]+\s*=|javascript:/i.exec(text)?.[0].trim();
  return found ?? (script === undefined ? undefined : { type: 'active', what: script });
}

function describeActive(
  path: string,
  text: string | undefined,
  find: (text: string) => DocumentFault | undefined,
): StaticFault | undefined {
  if (text === undefined)
    return {
      code: 'active-file',
      message: `static/${path} is no UTF-8 text, so that browsers may read another document than reviewers.`,
      hint: 'Save it again in UTF-8, not compressed.',
    };
  const fault = find(text);
  return fault && { code: 'active-file', ...descriptions[fault.type](`static/${path}`, fault.what) };
}

const descriptions: Record<DocumentFault['type'], (name: string, what: string) => Omit<StaticFault, 'code'>> = {
  active: (name, what) => ({
    message: `${name} has ${what} in it, which could run a script or load something.`,
    hint: 'Files below static/ are documents to read only. Pages with more in them are made by a page type: see build/README.md.',
  }),
  unknown: (name, what) => ({
    message: `${name} has ${what} in it, which documents below static/ may not have.`,
    hint: 'Write it with other elements: text, headings, lists, tables, pictures and links.',
  }),
  malformed: (name, what) => ({
    message: `${name} cannot be read as XML: ${what.replace(/^its XML/, 'it')}.`,
    hint: 'Mend it, or export it anew.',
  }),
};

/** Returns whether a file begins with an element. Skips blanks, zeros (as in UTF-16) and a byte order mark. */
function beginsAsMarkup(bytes: Uint8Array): boolean {
  const isBlank = (byte: number) => [0, 9, 10, 11, 12, 13, 32, 0xef, 0xbb, 0xbf, 0xff, 0xfe, 0xc2, 0xa0].includes(byte);
  return bytes.find((byte) => !isBlank(byte)) === '<'.charCodeAt(0);
}

/** Unpacks as much of a file as a few kilobytes become: 4 MB at most. Only blanks would be no file that anybody has. */
function unpackStart(bytes: Uint8Array): Uint8Array {
  try {
    const start = gunzipSync(bytes.subarray(0, 4096), { finishFlush: constants.Z_SYNC_FLUSH });
    return start.some((byte) => byte > 0x20) ? start : Buffer.from('<');
  } catch {
    return new Uint8Array();
  }
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
