import { intern } from '../../model/files/intern.ts';
import type { LoadedResource } from '../../model/page.ts';
import { unescapeHtml } from './unescape-html.ts';

/** Element → its attributes with addresses that browsers load → the directive of a content security policy for them. */
const elements = new Map<string, Readonly<Record<string, string>>>([
  ['script', { src: 'script-src' }],
  ['iframe', { src: 'frame-src' }],
  ['img', { src: 'img-src', srcset: 'img-src' }],
  ['image', { href: 'img-src' }],
  ['video', { src: 'media-src', poster: 'img-src' }],
  ['audio', { src: 'media-src' }],
  ['source', { src: 'media-src', srcset: 'img-src' }],
  ['track', { src: 'media-src' }],
  ['object', { data: 'object-src' }],
  ['embed', { src: 'object-src' }],
]);

/** What a `<link>` loads, by its relation → its directive. */
const relations: Readonly<Record<string, string>> = {
  stylesheet: 'style-src',
  icon: 'img-src',
  'apple-touch-icon': 'img-src',
  manifest: 'manifest-src',
  modulepreload: 'script-src',
};

/** What a `<link>` loads early → its directive. */
const preloaded: Readonly<Record<string, string>> = {
  style: 'style-src',
  script: 'script-src',
  font: 'font-src',
  image: 'img-src',
  audio: 'media-src',
  video: 'media-src',
  track: 'media-src',
  fetch: 'connect-src',
};

/** Elements that every page has with addresses of the site, which the policy is made for. */
const usual = new Set(['script', 'img', 'link']);

/**
 * Lists what an element loads that a policy may refuse.
 * @param from where the attributes of its tag begin in the HTML
 * @param to where they end
 */
export function listLoaded(element: string, html: string, from: number, to: number): LoadedResource[] {
  const directives = element === 'link' ? undefined : elements.get(element);
  if (element !== 'link' && !directives) return [];
  const tag = html.slice(from, to);
  if (usual.has(element) && !/\/\/|:/.test(tag)) return [];
  const attributes = new Map(
    Array.from(tag.matchAll(/(?<![\w-])([\w-]+)="([^"]*)"/g), ([, name = '', value = '']) => [
      name.toLowerCase(),
      unescapeHtml(value),
    ]),
  );
  const decided = directives ?? { href: linkDirective(attributes.get('rel'), attributes.get('as')) };
  return Object.entries(decided).flatMap(([attribute, directive]) => {
    const value = attributes.get(attribute);
    if (value === undefined || directive === undefined) return [];
    const addresses = addressesIn(attribute, value).filter((address) => mayBeRefused(element, address));
    if (addresses.length === 0) return [];
    // Copies, because the resources are kept until the site is written, and the markup is not.
    return [{ element: intern(element), attribute, value: intern(value), addresses: addresses.map(intern), directive }];
  });
}

/** Returns the directive for what a `<link>` loads; `undefined` if it only refers to something. */
function linkDirective(rel = '', as = ''): string | undefined {
  const [relation = ''] = rel.split(/\s+/).filter((one) => one !== 'shortcut');
  return relation === 'preload' ? preloaded[as] : relations[relation];
}

/** Lists the addresses of an attribute's value: `srcset` has several, each with a width or a density. */
function addressesIn(attribute: string, value: string): string[] {
  const addresses =
    attribute === 'srcset' ? value.split(/,\s+/).map((one) => one.trim().split(/\s/, 1)[0] ?? '') : [value];
  // Scripts in addresses are found with those of links.
  return addresses.filter((address) => address !== '' && !/^javascript:/i.test(address));
}

/** Returns whether a policy may refuse an address. It allows the site's own files in elements that every page has. */
function mayBeRefused(element: string, address: string): boolean {
  return !usual.has(element) || /^(?:\/\/|[a-z][a-z\d+.-]*:)/i.test(address);
}
