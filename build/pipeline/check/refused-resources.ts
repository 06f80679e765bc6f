import { parseUrl } from '../../authoring/values/web-address.ts';
import type { LoadedResource } from '../../model/page.ts';
import type { PageCheckInput } from './input.ts';
import { listOncePerPart, type Page, type PageProblem } from './page-problem.ts';

/** Returns a function that finds resources that a page loads although its content security policy refuses them. */
export function refusedResourcesOf(input: PageCheckInput) {
  const { origin } = input.site.config;
  const policy = parsePolicy(input.forHosts.rules);
  const loadedOn = listOncePerPart(input, ({ loaded }) => loaded);
  return (page: Page): PageProblem[] => {
    const refused = loadedOn(page).flatMap((resource) => {
      const { text, sources } = policy(resource.directive);
      const address = resource.addresses.find((one) => !isAllowed(one, sources, origin));
      const mayLoadOwn = isAllowed('/', sources, origin);
      return address === undefined ? [] : [{ ...resource, address, text, mayLoadOwn }];
    });
    return refused
      .filter(({ element, value }) => element !== 'link' || !isLoadedByOther(value, refused))
      .map((resource) => {
        const { attribute, value, address } = resource;
        const at = input.findElement(page.url, { type: 'attribute', attribute, value });
        return {
          ...explain(resource, isForeign(address, origin), at ? 'This template makes' : `${page.url} has`),
          ...(at ? { at, inTemplate: true } : {}),
        };
      });
  };
}

/** Returns whether another element loads an address: React adds a `<link>` that loads its picture or script early. */
function isLoadedByOther(address: string, resources: readonly LoadedResource[]): boolean {
  return resources.some(({ element, addresses }) => element !== 'link' && addresses.includes(address));
}

/** A resource that a page loads although its policy refuses it. */
interface RefusedResource extends LoadedResource {
  address: string;
  /** The directive as it is written in the policy. */
  text: string;
  /** Whether it lets pages load files of the site. */
  mayLoadOwn: boolean;
}

function explain(
  { element, address, text, mayLoadOwn }: RefusedResource,
  isForeign: boolean,
  who: string,
): Pick<PageProblem, 'code' | 'message' | 'hint'> {
  const start = `${who} <${element}> with ${address.length > 80 ? `${address.slice(0, 79)}…` : address}`;
  if (isForeign)
    return {
      code: 'foreign-resource',
      message: `${start}, which is of another site: pages load only what this site publishes.`,
      hint: mayLoadOwn ? 'Put a copy below static/ or client/, or link to it instead.' : 'Link to it instead.',
    };
  return {
    code: 'refused-resource',
    message: `${start}, which browsers do not load: the Content-Security-Policy of the site has ${text}.`,
    hint: mayLoadOwn ? 'Put it into a file below static/ or client/.' : 'Link to it instead.',
  };
}

/** What a policy lets pages load. */
interface PolicyDirective {
  /** As written in the policy: `img-src 'self'`. */
  text: string;
  sources: readonly string[];
}

function parsePolicy(rules: PageCheckInput['forHosts']['rules']): (directive: string) => PolicyDirective {
  const headers = rules.filter(({ pattern }) => pattern === '/*').flatMap((rule) => rule.headers);
  const policy = headers.find(([name]) => name === 'Content-Security-Policy')?.[1] ?? '';
  const directives = new Map(
    policy.split(';').map((text): [string, PolicyDirective] => {
      const [name = '', ...sources] = text.trim().split(/\s+/);
      return [name, { text: text.trim(), sources }];
    }),
  );
  const fallback = directives.get('default-src') ?? { text: '', sources: ['*'] };
  return (directive) => directives.get(directive) ?? fallback;
}

function isAllowed(address: string, sources: readonly string[], own: string): boolean {
  const origin = originOf(address, own);
  if (sources.includes('*')) return true;
  if (origin === own) return sources.includes("'self'");
  return sources.includes(origin) || sources.includes(/^[a-z]+:/i.exec(address)?.[0] ?? '');
}

/** Returns whether an address belongs to another site. Addresses that contain their file (`data:`) do not. */
function isForeign(address: string, own: string): boolean {
  return originOf(address, own) !== own && !/^(?:data|blob):/i.test(address);
}

/** Returns the origin of an address on a page of the site; empty if the address cannot be parsed. */
function originOf(address: string, own: string): string {
  if (address.startsWith('//')) return parseUrl(`https:${address}`)?.origin ?? '';
  return /^[a-z][a-z\d+.-]*:/i.test(address) ? (parseUrl(address)?.origin ?? '') : own;
}
