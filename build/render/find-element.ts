import { sourceAttribute } from '../authoring/jsx-runtime.ts';
import type { PageContext } from '../authoring/page.ts';
import type { Place } from '../model/diagnostic.ts';
import type { ElementQuery } from '../model/element-query.ts';
import type { Route } from '../model/route.ts';
import { createRecorder } from './context/recorder.ts';
import { findMisnested } from './nesting.ts';
import { type RenderPageInput, renderDocument } from './render-page.ts';
import { scanHtml, unescapeHtml } from './scan.ts';

/**
 * Returns the place in the templates that makes an element of a page, by rendering it once more; `undefined` if the
 * content makes it.
 */
export function findElement(input: RenderPageInput, route: Route, query: ElementQuery): Place | undefined {
  const { templates, createContext } = input;
  const page: PageContext = createContext(route, createRecorder(), (_, renderPart) =>
    query.type === 'heading' ? '' : templates.renderShared(page, renderPart()),
  );
  const markup = templates.markElements(
    () => renderDocument(input, route, page),
    (tag, props) => isWanted(query, tag, props),
  );
  const place = templates.findPlace(tagOf(query, markup) ?? '');
  return query.type === 'link' ? (place ?? placeInRawHtml(templates, query.href, markup)) : place;
}

/**
 * Returns the place of a link in HTML that a component has as text: where that is written, or the element with it.
 * @param markup with a mark in the elements that have the address in their HTML
 */
function placeInRawHtml(
  { findCode, findPlace }: Pick<RenderPageInput['templates'], 'findCode' | 'findPlace'>,
  href: string,
  markup: string,
): Place | undefined {
  const tag = Array.from(markup.matchAll(/<[a-z][^>]*/g)).find(([tag]) => !isMarked(tag) && namesAddress(tag, href));
  const around =
    tag &&
    markup
      .slice(0, tag.index)
      .match(/<[a-z][^>]*/g)
      ?.findLast(isMarked);
  if (!around) return undefined;
  const written = ['href', 'src'].flatMap((name) => [`${name}="${href}"`, `${name}: "${href}"`]);
  return written.map((code) => findCode(code, '')).find((place) => place !== undefined) ?? findPlace(around);
}

function isWanted(query: ElementQuery, tag: string, props: Readonly<Record<string, unknown>>): boolean {
  switch (query.type) {
    case 'heading':
      return /^h[1-6]$/.test(tag);
    case 'id':
      return props.id === query.id;
    case 'link':
      return (
        [props.href, props.src].some((address) => address === query.href || bothRunScripts(address, query.href)) ||
        unescapeHtml(rawHtmlOf(props)).includes(`"${query.href}"`)
      );
    case 'reference':
      return props[query.attribute === 'for' ? 'htmlFor' : query.attribute] === query.value;
    case 'picture':
      return tag === 'img';
    case 'unnamed':
      return /^(?:a|button|label|h[1-6])$/.test(tag);
    case 'misnested':
      return namesIn(query.described).includes(tag);
  }
}

function rawHtmlOf({ dangerouslySetInnerHTML: raw }: Readonly<Record<string, unknown>>): string {
  return typeof raw === 'object' && raw !== null && '__html' in raw ? String(raw.__html) : '';
}

/** Returns whether two addresses run a script: React renders another in its place. */
function bothRunScripts(...addresses: unknown[]): boolean {
  return addresses.every((address) => typeof address === 'string' && /^\s*javascript:/i.test(address));
}

/** Returns the tag of the element in the markup, with its stack if a component has made it. */
function tagOf(query: ElementQuery, markup: string): string | undefined {
  switch (query.type) {
    case 'heading':
      return markup.match(/<h[1-6][\s>][^>]*/g)?.[query.index];
    case 'id':
      return tagsWith(markup, /\sid="([^"]*)"/, query.id).at(-1);
    case 'link':
      // React adds <link> elements that load pictures early.
      return tagsWith(markup.replace(/<link\b[^>]*>/g, ''), addressAttribute, query.href)[0];
    case 'reference':
      return tagsWith(markup, new RegExp(`\\s${query.attribute}="([^"]*)"`), query.value)[0];
    case 'picture':
      return markup.match(/<img\s[^>]*>/g)?.find((tag) => scanHtml(tag).imagesWithoutAlt > 0);
    case 'unnamed':
      return Array.from(markup.matchAll(/<(a|button|label|h[1-6])[\s>]/g)).flatMap(({ 1: name = '', index }) => {
        const end = markup.indexOf(`</${name}>`, index);
        const element = markup.slice(index, end + name.length + 3);
        return scanHtml(element).unnamed[0] === query.described ? element : [];
      })[0];
    case 'misnested':
      return misnestedTag(markup, query.described);
  }
}

/** Returns the names of the elements that a description has in brackets. */
function namesIn(described: string): string[] {
  return Array.from(described.matchAll(/<(\w+)>/g), ([, name = '']) => name);
}

/** Returns the tag of the first element so described, or of the element around it if the content makes the inner one. */
function misnestedTag(markup: string, described: string): string | undefined {
  const tagAt = (at: number) => markup.slice(at, markup.indexOf('>', at));
  const { innerAt, outerAt } = findMisnested(markup, described) ?? {};
  if (innerAt === undefined || outerAt === undefined) return undefined;
  return isMarked(tagAt(innerAt)) ? tagAt(innerAt) : tagAt(outerAt);
}

const isMarked = (tag: string): boolean => tag.includes(` ${sourceAttribute}="`);

const addressAttribute = /\s(?:href|src)="([^"]*)"/;

const namesAddress = (tag: string, address: string): boolean => hasValue(tag, addressAttribute, address);

function hasValue(tag: string, attribute: RegExp, value: string): boolean {
  const written = attribute.exec(tag)?.[1];
  return written !== undefined && unescapeHtml(written) === value;
}

/** Returns the tags with a value of an attribute; none if the content makes one of them. */
function tagsWith(markup: string, attribute: RegExp, value: string): string[] {
  const tags = (markup.match(/<[a-z][^>]*/g) ?? []).filter((tag) => hasValue(tag, attribute, value));
  return tags.every(isMarked) ? tags : [];
}
