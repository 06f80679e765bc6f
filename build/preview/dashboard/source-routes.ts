import type { Site } from '../../model/site.ts';
import { fieldsOfData } from '../../model/struct/mapping.ts';
import { findSource, type PointedText } from '../source/find-source.ts';
import type { WrittenContent } from './content.ts';
import type { DashboardInput } from './input.ts';
import { type DashboardRoutes, jsonAnswer, withBody } from './router.ts';

/** Returns the routes that find the line of the content from which a text of a page was rendered. */
export function sourceRoutes({ result }: DashboardInput, { folder, link, readText }: WrittenContent): DashboardRoutes {
  return {
    '/_preview/source': {
      post: (request) =>
        withBody(request, (body) => {
          const { site, pages, memo } = result() ?? {};
          const pointed = readPointed(body);
          const found =
            site &&
            pages &&
            memo &&
            pointed &&
            findSource({ ...pointed, path: shownAt(pointed.path, site) }, { site, pages, parts: memo.parts, readText });
          if (!found) return jsonAnswer({ problem: 'This address is no page of the site.' }, 404);
          const href = link(found);
          const place = `${folder}/${found.file}:${found.line}:${found.column}`;
          return jsonAnswer({ place, exact: found.exact, ...(href ? { href } : {}) });
        }),
    },
  };
}

/** Returns the address of the page that is shown at an address: without a page, the 404 page of its language. */
function shownAt(path: string, site: Site): string {
  if (site.routes.has(path)) return path;
  const missing = [...site.routes.values()].filter(({ output }) => /(^|\/)404\.html$/.test(output));
  const own = missing.filter(({ output }) => path.startsWith(`/${output.slice(0, -'404.html'.length)}`));
  return own.sort((a, b) => b.output.length - a.output.length)[0]?.url ?? path;
}

/** Reads what a page of the preview says a writer points at; nothing where it makes no sense. */
function readPointed(text: string): PointedText | undefined {
  try {
    const { path, texts, words, nth, isShared, isLink } = fieldsOfData(JSON.parse(text));
    if (typeof path !== 'string' || !Array.isArray(texts)) return undefined;
    return {
      path,
      texts: texts.filter((one) => typeof one === 'string').slice(0, 20),
      ...(typeof words === 'string' ? { words } : {}),
      ...(typeof nth === 'number' ? { nth } : {}),
      isShared: isShared === true,
      isLink: isLink === true,
    };
  } catch {
    return undefined;
  }
}
