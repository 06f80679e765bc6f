import { SaxesParser } from 'saxes';
import { escapeXml } from '../../model/files/escape-xml.ts';
import { isOfIllustrator, isRead, linkNamespace, svgNamespace } from './svg-fault.ts';
import { styling } from './svg-style.ts';

/**
 * Writes a drawing without what drawing programs add for themselves: comments, document type, metadata, names of authors and files. What
 * could run a script or load something has been refused when the drawing was read. Styles are rewritten.
 */
export function cleanSvg(text: string, rewriteStyle = (css: string) => css): string {
  const parser = new SaxesParser({ xmlns: true });
  let svg = '';
  /** How many of the open elements are left out. */
  let omitted = 0;
  let isStyle = false;
  parser.on('opentag', (tag) => {
    const { name, local, attributes, isSelfClosing } = tag;
    if (omitted > 0 || !isRead(tag) || /^(?:metadata|font|font-face)$/.test(local) || isOfIllustrator(tag)) {
      omitted += 1;
      return;
    }
    const kept = Object.values(attributes).filter(
      (attribute) =>
        isKeptDeclaration(attribute) ||
        (attribute.prefix !== 'xmlns' && ['', svgNamespace, linkNamespace, xmlNamespace].includes(attribute.uri)),
    );
    if (local === 'style') isStyle = true;
    const written = kept.map(({ name: attribute, local: own, value }) => {
      const css = styling.test(own) ? rewriteStyle(value) : value;
      return ` ${attribute}="${escapeXml(css)}"`;
    });
    svg += `<${name}${written.join('')}`;
    svg += isSelfClosing ? '/>' : '>';
  });
  parser.on('closetag', ({ name, local, isSelfClosing }) => {
    if (local === 'style') isStyle = false;
    if (omitted > 0) omitted -= 1;
    else if (!isSelfClosing) svg += `</${name}>`;
  });
  const write = (value: string) => {
    if (omitted === 0) svg += escapeXml(isStyle ? rewriteStyle(value) : value);
  };
  parser.on('text', write);
  parser.on('cdata', write);
  parser.write(text.replace(/^\uFEFF/, '')).close();
  return `${svg.trim()}\n`;
}

const xmlNamespace = 'http://www.w3.org/XML/1998/namespace';

/** Returns whether an attribute declares a namespace that the drawing still has. */
function isKeptDeclaration({ name, value }: { name: string; value: string }): boolean {
  return /^xmlns(:|$)/.test(name) && [svgNamespace, linkNamespace].includes(value);
}
