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

/** The queries for an element that has a tag, by their type. */
type QueryTypes = { [Query in Exclude<ElementQuery, { type: 'content' }> as Query['type']]: Query };

type QueryType = keyof QueryTypes;

type QueryOf<Type extends QueryType> = { [T in Type]: { type: T } & QueryTypes[T] }[Type];

interface ElementFinder<Type extends QueryType> {
  /** Returns whether the element may be the wanted one, before it is rendered. Only such elements are marked. */
  isWanted: (query: QueryOf<Type>, tag: string, props: Readonly<Record<string, unknown>>) => boolean;
  /** Returns the tag of the element in the markup, with its stack if a component has made it. */
  tagOf: (query: QueryOf<Type>, markup: string) => string | undefined;
  /** Returns the value that the element may have in HTML that a template has as text, and the attributes that may have it. */
  valueInRawHtml?: (query: QueryOf<Type>) => { attributes: readonly string[]; value: string };
}

const finders: { [Type in QueryType]: ElementFinder<Type> } = {
  heading: {
    isWanted: (_, tag) => /^h[1-6]$/.test(tag),
    tagOf: ({ index }, markup) => markup.match(/<h[1-6][\s>][^>]*/g)?.[index],
  },
  id: {
    isWanted: ({ id }, _, props) => props.id === id,
    tagOf: ({ id }, markup) => tagsWith(markup, /\sid="([^"]*)"/, id).at(-1),
  },
  link: {
    isWanted: ({ href }, _, props) =>
      [props.href, props.src].some((address) => address === href || bothRunScripts(address, href)) ||
      hasInRawHtml(props, href),
    // React adds <link> elements that load pictures early.
    tagOf: ({ href }, markup) => tagsWith(markup.replace(/<link\b[^>]*>?/g, ''), /\s(?:href|src)="([^"]*)"/, href)[0],
    valueInRawHtml: ({ href }) => ({ attributes: ['href', 'src'], value: href }),
  },
  attribute: {
    isWanted: ({ attribute, value }, _, props) =>
      Object.entries(props).some(([name, given]) => given === value && htmlName(name) === attribute) ||
      hasInRawHtml(props, value),
    tagOf: ({ attribute, value }, markup) => tagsWith(markup, attributePattern(attribute), value)[0],
    valueInRawHtml: ({ attribute, value }) => ({ attributes: [attribute], value }),
  },
  picture: {
    isWanted: (_, tag) => tag === 'img',
    tagOf: (_, markup) => markup.match(/<img\s[^>]*>?/g)?.find((tag) => scanHtml(tag).imagesWithoutAlt > 0),
  },
  unnamed: {
    isWanted: (_, tag) => /^(?:a|button|label|h[1-6])$/.test(tag),
    tagOf: ({ described }, markup) =>
      Array.from(markup.matchAll(/<(a|button|label|h[1-6])[\s>]/g)).flatMap(({ 1: name = '', index }) => {
        const end = markup.indexOf(`</${name}>`, index);
        const element = markup.slice(index, end + name.length + 3);
        return scanHtml(element).unnamed[0] === described ? element : [];
      })[0],
  },
  misnested: {
    isWanted: ({ described }, tag) => namesIn(described).includes(tag),
    tagOf: ({ described }, markup) => misnestedTag(markup, described),
  },
};

/**
 * Returns the place in the templates that makes an element of a page, by rendering it once more; `undefined` if the
 * content makes it.
 */
export function findElement(input: RenderPageInput, route: Route, query: ElementQuery): Place | undefined {
  if (query.type === 'content')
    return query.onlyIfEmpty && !isEmpty(input, route) ? undefined : placeOfPageType(input.templates, route);
  return findTaggedElement(input, route, query);
}

function findTaggedElement<Type extends QueryType>(
  input: RenderPageInput,
  route: Route,
  query: QueryOf<Type>,
): Place | undefined {
  const { templates, createContext } = input;
  const finder: ElementFinder<Type> = finders[query.type];
  const page: PageContext = createContext(route, createRecorder(), (_, renderPart) =>
    query.type === 'heading' ? '' : templates.renderShared(page, renderPart()),
  );
  const markup = templates.markElements(
    () => renderPageDocument(input, route, page),
    (tag, props) => finder.isWanted(query, tag, props),
  );
  const place = templates.findPlace(finder.tagOf(query, markup) ?? '');
  if (place || !finder.valueInRawHtml) return place;
  const { attributes, value } = finder.valueInRawHtml(query);
  return placeInRawHtml(templates, attributes, value, markup);
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
