import type { PageContext } from '../../authoring/page.ts';
import { sourceAttribute } from '../../authoring/server/jsx-runtime.ts';
import { findMisnested } from '../../formats/html/nesting.ts';
import { scanHtml } from '../../formats/html/scan.ts';
import { unescapeHtml } from '../../formats/html/unescape-html.ts';
import type { Place } from '../../model/diagnostic.ts';
import type { ElementQuery } from '../../model/element-query.ts';
import type { Route } from '../../model/route.ts';
import { createRecorder } from './context/recorder.ts';
import { type RenderPageInput, renderPageDocument } from './render-page.ts';
import { placeOfPageType } from './template-error.ts';

/** An element that has a tag of its own. */
type MadeElementQuery = Exclude<ElementQuery, { type: 'content' }>;

/**
 * Returns the place in the templates that makes an element of a page, by rendering it once more; `undefined` if the
 * content makes it.
 */
export function findElement(input: RenderPageInput, route: Route, query: ElementQuery): Place | undefined {
  const { templates, createContext } = input;
  if (query.type === 'content')
    return query.onlyIfEmpty && !isEmpty(input, route) ? undefined : placeOfPageType(templates, route);
  const page: PageContext = createContext(route, createRecorder(), (_, renderPart) =>
    query.type === 'heading' ? '' : templates.renderShared(page, renderPart()),
  );
  const markup = templates.markElements(
    () => renderPageDocument(input, route, page),
    (tag, props) => isWanted(query, tag, props),
  );
  const place = templates.findPlace(tagOf(query, markup) ?? '');
  if (place) return place;
  if (query.type === 'link') return placeInRawHtml(templates, ['href', 'src'], query.href, markup);
  return query.type === 'attribute' ? placeInRawHtml(templates, [query.attribute], query.value, markup) : undefined;
}

/** Returns whether a page is the same without the component of its type. */
function isEmpty(input: RenderPageInput, route: Route): boolean {
  const [page, without] = [route, { ...route, pageType: { ...route.pageType, component: () => null } }].map((one) =>
    renderPageDocument(
      input,
      one,
      input.createContext(one, createRecorder(), (key) => key),
    ),
  );
  return page === without;
}

/**
 * Returns the place of an attribute in a string of HTML: that of the string, or of its element.
 * @param markup with a mark in the elements that have the value in their HTML
 */
function placeInRawHtml(
  { findCode, findPlace }: Pick<RenderPageInput['templates'], 'findCode' | 'findPlace'>,
  attributes: readonly string[],
  value: string,
  markup: string,
): Place | undefined {
  const patterns = attributes.map(attributePattern);
  const isMeant = (tag: string) => !isMarked(tag) && patterns.some((pattern) => hasValue(tag, pattern, value));
  const meant = Array.from(markup.matchAll(/<[a-z][^>]*/g)).find(([tag]) => isMeant(tag));
  const before = meant ? markup.slice(0, meant.index) : '';
  const around = before.match(/<[a-z][^>]*/g)?.findLast(isMarked);
  if (!around) return undefined;
  const written = attributes.flatMap((name) => [`${name}="${value}"`, `${name}: "${value}"`]);
  return written.map((code) => findCode(code, '')).find((place) => place !== undefined) ?? findPlace(around);
}

function isWanted(query: MadeElementQuery, tag: string, props: Readonly<Record<string, unknown>>): boolean {
  switch (query.type) {
    case 'heading':
      return /^h[1-6]$/.test(tag);
    case 'id':
      return props.id === query.id;
    case 'link':
      return (
        [props.href, props.src].some((address) => address === query.href || bothRunScripts(address, query.href)) ||
        hasInRawHtml(props, query.href)
      );
    case 'attribute':
      return (
        Object.entries(props).some(([name, value]) => value === query.value && htmlName(name) === query.attribute) ||
        hasInRawHtml(props, query.value)
      );
    case 'picture':
      return tag === 'img';
    case 'unnamed':
      return /^(?:a|button|label|h[1-6])$/.test(tag);
    case 'misnested':
      return namesIn(query.described).includes(tag);
  }
}

/** Returns the name in HTML of a property of React: `popovertarget`, `for`. */
function htmlName(property: string): string {
  return property === 'htmlFor' ? 'for' : property.toLowerCase();
}

/** Returns whether an element has HTML as text with an attribute of a value. */
function hasInRawHtml({ dangerouslySetInnerHTML: raw }: Readonly<Record<string, unknown>>, value: string): boolean {
  if (typeof raw !== 'object' || raw === null || !('__html' in raw)) return false;
  return unescapeHtml(String(raw.__html)).includes(`"${value}"`);
}

/** Returns whether two addresses both run a script: React replaces such addresses. */
function bothRunScripts(...addresses: unknown[]): boolean {
  return addresses.every((address) => typeof address === 'string' && /^\s*javascript:/i.test(address));
}

/** Returns the tag of the element in the markup, with its stack if a component has made it. */
function tagOf(query: MadeElementQuery, markup: string): string | undefined {
  switch (query.type) {
    case 'heading':
      return markup.match(/<h[1-6][\s>][^>]*/g)?.[query.index];
    case 'id':
      return tagsWith(markup, /\sid="([^"]*)"/, query.id).at(-1);
    case 'link':
      // React adds <link> elements that load pictures early.
      return tagsWith(markup.replace(/<link\b[^>]*>?/g, ''), /\s(?:href|src)="([^"]*)"/, query.href)[0];
    case 'attribute':
      return tagsWith(markup, attributePattern(query.attribute), query.value)[0];
    case 'picture':
      return markup.match(/<img\s[^>]*>?/g)?.find((tag) => scanHtml(tag).imagesWithoutAlt > 0);
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

/** Returns the tag of the first element with this description; of its parent if the content makes the element. */
function misnestedTag(markup: string, described: string): string | undefined {
  const tagAt = (at: number) => markup.slice(at, markup.indexOf('>', at));
  const { innerAt, outerAt } = findMisnested(markup, described) ?? {};
  if (innerAt === undefined || outerAt === undefined) return undefined;
  return isMarked(tagAt(innerAt)) ? tagAt(innerAt) : tagAt(outerAt);
}

const isMarked = (tag: string): boolean => tag.includes(` ${sourceAttribute}="`);

const attributePattern = (name: string): RegExp => new RegExp(`\\s${name}="([^"]*)"`, 'i');

function hasValue(tag: string, attribute: RegExp, value: string): boolean {
  const written = attribute.exec(tag)?.[1];
  return written !== undefined && unescapeHtml(written) === value;
}

/** Returns the tags with a value of an attribute; none if the content makes one of them. */
function tagsWith(markup: string, attribute: RegExp, value: string): string[] {
  const tags = (markup.match(/<[a-z][^>]*/g) ?? []).filter((tag) => hasValue(tag, attribute, value));
  return tags.every(isMarked) ? tags : [];
}
