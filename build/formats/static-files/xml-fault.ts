import { SaxesParser, type SaxesTagNS } from 'saxes';
import { inspectSvg } from '../pictures/svg-facts.ts';
import { describeXmlMistake, findDoctypeFault, meaningful, svgNamespace } from '../pictures/svg-fault.ts';
import type { DocumentFault } from './document-fault.ts';

/** Browsers nest to this depth; the parser takes longer the deeper it is. */
const mostLevels = 256;

class Found extends Error {
  constructor(readonly fault: DocumentFault) {
    super(fault.what);
  }
}

/** Finds what an XML document must not have. */
export function findXmlFault(text: string): DocumentFault | undefined {
  const parser = new SaxesParser({ xmlns: true });
  const refuse = (what: string, type: DocumentFault['type'] = 'active'): never => {
    throw new Found({ type, what });
  };
  let depth = 0;
  let isDrawing = false;
  parser.on('xmldecl', ({ encoding = 'utf-8' }) => {
    if (!/^utf-?8$/i.test(encoding)) refuse(`encoding="${encoding.slice(0, 40)}"`);
  });
  parser.on('doctype', (doctype) => {
    const what = findDoctypeFault(doctype);
    if (what !== undefined) refuse(what, 'unknown');
  });
  parser.on('processinginstruction', ({ target, body }) => {
    if (target !== 'xml-stylesheet') refuse(`a <?${target}?>`, 'unknown');
    if (!ownStyle.test(body)) refuse('a <?xml-stylesheet?> other than type="text/css" of this site');
  });
  parser.on('opentag', (tag) => {
    const { name, uri } = tag;
    depth += 1;
    if (depth > mostLevels) refuse(`more than ${mostLevels} levels of elements`, 'unknown');
    if (depth === 1) isDrawing = uri === svgNamespace;
    const kind = meaningful[uri];
    if (kind !== undefined && !isDrawing && !isAlternate(tag)) refuse(`<${name}> of ${kind}`);
  });
  parser.on('closetag', () => {
    depth -= 1;
  });
  parser.on('error', ({ message }) => refuse(describeXmlMistake(message), 'malformed'));
  try {
    parser.write(text).close();
  } catch (error) {
    if (error instanceof Found) return error.fault;
    throw error;
  }
  if (!isDrawing) return undefined;
  const { fault, heavy } = inspectSvg(text);
  if (fault) {
    const { type, what } = fault;
    return { type: type === 'unsafe' ? 'active' : type === 'malformed' ? type : 'unknown', what };
  }
  return heavy && { type: 'unknown', what: `a drawing with ${heavy.what}` };
}

/** A style sheet of the same site: in CSS, for one in XSLT makes a document with scripts. */
const ownStyle =
  /^(?=.*\btype=)(?:\s*(?:type=(?:"text\/css"|'text\/css')|href=(?:"(?!\/\/|[\w+.-]+:)[^\s"&<\\]*"|'(?!\/\/|[\w+.-]+:)[^\s'&<\\]*')|(?:media|title)="[^"&<]*"))+\s*$/s;

/** Returns whether an element of XHTML only names the same page in another language, as in a sitemap. */
function isAlternate({ local, uri, attributes }: SaxesTagNS): boolean {
  return (
    uri === 'http://www.w3.org/1999/xhtml' &&
    local === 'link' &&
    attributes.rel?.value === 'alternate' &&
    Object.values(attributes).every(
      ({ name, prefix, value }) =>
        prefix === 'xmlns' ||
        ['rel', 'hreflang', 'media', 'type', 'xmlns'].includes(name) ||
        (name === 'href' && /^(?:https?:\/\/|\/)/.test(value)),
    )
  );
}
