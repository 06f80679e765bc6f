import { SaxesParser } from 'saxes';
import { findSvgFault, svgNamespace } from '../pictures/svg-fault.ts';

/** Namespaces whose elements a browser gives a meaning, also within another document. */
const meaningful: Readonly<Record<string, string>> = {
  'http://www.w3.org/1999/xhtml': 'XHTML',
  'http://www.w3.org/1999/XSL/Transform': 'XSLT',
  'http://www.w3.org/1998/Math/MathML': 'MathML',
  [svgNamespace]: 'SVG',
};

/** Browsers nest to this depth; the parser takes longer the deeper it is. */
const mostLevels = 256;

class Found extends Error {}

/** Finds what could run a script or load something in the text of an XML document → its words. */
export function findXmlFault(text: string): string | undefined {
  const parser = new SaxesParser({ xmlns: true });
  const refuse = (what: string): never => {
    throw new Found(what);
  };
  let depth = 0;
  let isDrawing = false;
  parser.on('xmldecl', ({ encoding = 'utf-8' }) => {
    if (!/^utf-?8$/i.test(encoding)) refuse(`encoding="${encoding.slice(0, 40)}"`);
  });
  parser.on('doctype', () => refuse('a <!DOCTYPE>'));
  parser.on('processinginstruction', ({ target }) => refuse(`a <?${target}?>`));
  parser.on('opentag', ({ name, uri }) => {
    depth += 1;
    if (depth > mostLevels) refuse(`more than ${mostLevels} levels of elements`);
    if (depth === 1) isDrawing = uri === svgNamespace;
    const kind = meaningful[uri];
    if (kind !== undefined && !isDrawing) refuse(`<${name}> of ${kind}`);
  });
  parser.on('closetag', () => {
    depth -= 1;
  });
  parser.on('error', ({ message }) => refuse(`a mistake in its XML (${message.replace(/^\d+:\d+: /, '')})`));
  try {
    parser.write(text).close();
  } catch (error) {
    if (error instanceof Found) return error.message;
    throw error;
  }
  if (!isDrawing) return undefined;
  const fault = findSvgFault(text);
  return fault && ('what' in fault ? fault.what : fault.reason);
}
