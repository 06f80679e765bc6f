import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltFolder } from './built-site.ts';
import { decodeEntities } from './decode.ts';

/** A page as it is published, read from its file alone. */
export interface PublishedPage {
  /** `/fr/contact/`, `/404.html` */
  url: string;
  file: string;
  html: string;
  lang: string;
  title: string;
  description: string;
  canonical: string | undefined;
  /** Language → absolute address, `x-default` among them. */
  alternates: Record<string, string>;
  /** Whether search engines are asked to leave it out. */
  unlisted: boolean;
  /** The nodes of its JSON-LD graph. */
  graph: GraphNode[];
}

export type GraphNode = Record<string, any> & { '@type': string };

/** Reads every published page, once for all suites of a process. */
export function publishedPages({ folder, files }: Pick<BuiltFolder, 'folder' | 'files'>): readonly PublishedPage[] {
  const pages =
    known.get(folder) ??
    files
      .filter((file) => file.endsWith('.html'))
      .map((file) => readPage(file, readFileSync(join(folder, file), 'utf8')));
  known.set(folder, pages);
  return pages;
}

/** Folder → its pages. */
const known = new Map<string, readonly PublishedPage[]>();

function readPage(file: string, html: string): PublishedPage {
  const head = html.slice(0, html.indexOf('</head>'));
  const links = tagsOf(head, 'link');
  const metas = tagsOf(head, 'meta');
  const meta = (name: string) => metas.find((tag) => tag.name === name)?.content ?? '';
  const alternates = links.filter(({ rel, hreflang }) => rel === 'alternate' && hreflang !== undefined);
  return {
    url: `/${file.replace(/(^|\/)index\.html$/, '$1')}`,
    file,
    html,
    lang: tagsOf(html, 'html')[0]?.lang ?? '',
    title: decodeEntities(/<title>([^<]*)<\/title>/.exec(head)?.[1] ?? ''),
    description: meta('description'),
    canonical: links.find(({ rel }) => rel === 'canonical')?.href,
    alternates: Object.fromEntries(alternates.map(({ hreflang, href }) => [hreflang, href])),
    unlisted: meta('robots').includes('noindex'),
    graph: graphOf(html),
  };
}

function graphOf(html: string): GraphNode[] {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)];
  return scripts.flatMap(([, text = '']) => (JSON.parse(text) as { '@graph': GraphNode[] })['@graph']);
}

/** Returns the attributes of each tag of a name, by their names in lower case. */
export function tagsOf(html: string, name: string): Record<string, string>[] {
  return [...html.matchAll(new RegExp(`<${name}\\b((?:[^>"]|"[^"]*")*)>`, 'gi'))].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/([^\s="/]+)(?:="([^"]*)")?/g)].map(([, key = '', value = '']) => [
        key.toLowerCase(),
        decodeEntities(value),
      ]),
    ),
  );
}

/** Returns every attribute of every tag, with its tag. */
export function attributesOf(html: string): { tag: string; name: string; value: string }[] {
  const tags = html.matchAll(/<([a-z][\w-]*)((?:[^>"]|"[^"]*")*)>/gi);
  return [...tags].flatMap(([, tag = '', attributes = '']) =>
    [...attributes.matchAll(/([^\s="/]+)(?:="([^"]*)")?/g)].map(([, name = '', value = '']) => ({
      tag: tag.toLowerCase(),
      name: name.toLowerCase(),
      value: decodeEntities(value),
    })),
  );
}
