import type { MarkdownTwin } from '../../../authoring/facets/markdown-twin.ts';
import { formatLabeled } from '../../../authoring/format.ts';
import { markdownFile } from '../../../authoring/values/published-files.ts';
import { extractBody } from '../../../formats/yaml/positions.ts';
import type { Assets } from '../../../model/assets.ts';
import type { FailureRecorder } from '../../../model/diagnostics/facet-failures.ts';
import type { Entry } from '../../../model/entry.ts';
import { digestOf } from '../../../model/files/digest.ts';
import type { OutputFile } from '../../../model/output.ts';
import type { Route } from '../../../model/route.ts';
import type { Site } from '../../../model/site.ts';
import { createEntryContext, type Translate } from '../entry-context.ts';
import { portableMarkdown, type Resolve } from './markdown-links.ts';
import { pictureAddress } from './sitemap-images.ts';

interface TwinsInput {
  site: Site;
  translate: Translate;
  attempt: FailureRecorder['attempt'];
  readText: (path: string) => string;
  pictures: Assets['pictures'];
}

/** A page with its Markdown version. */
export interface TwinnedPage {
  route: Route;
  twin: MarkdownTwin;
}

/** Lists the pages that have a Markdown version: pages of types with `markdown` that search engines may list. */
export function listTwins(input: TwinnerInput): TwinnedPage[] {
  const twinOf = createTwinner(input);
  return [...input.site.routes.values()].flatMap((route) => twinOf(route) ?? []);
}

type TwinnerInput = Pick<TwinsInput, 'site' | 'translate' | 'attempt'>;

function createTwinner({ site, translate, attempt }: TwinnerInput) {
  const contexts = new Map(site.config.locales.map(({ id }) => [id, createEntryContext(site, id, translate)]));
  return (route: Route): TwinnedPage | undefined => {
    const { entry, pageType, unlisted } = route;
    const context = contexts.get(entry.locale);
    const twin =
      unlisted || !context ? undefined : attempt(entry, () => pageType.markdown?.(context, entry), undefined);
    return twin && { route, twin };
  };
}

/** The address of a page with a Markdown version, and a digest of all inputs of that version but the entry's files. */
export type TwinRow = [url: string, others: string];

/** Describes the Markdown versions of pages, for `emitMarkdownTwins`. */
export function describeTwins(pages: readonly TwinnedPage[], input: Pick<TwinsInput, 'site'>): TwinRow[] {
  const { addresses, pictures, config } = input.site;
  const targets = digestOf(
    [
      config.origin,
      ...[...addresses].map(([ref, localized]) => `${ref} ${[...localized].join(' ')}`),
      ...[...pictures].map(([path, { digest }]) => `${path} ${digest}`),
    ].join('\n'),
  );
  return pages.map(({ route, twin }) => [route.url, digestOf(`${targets} ${JSON.stringify(twin)}`)]);
}

/** Writes Markdown versions, each beside its page. A text is read only if its Markdown version is written. */
export function emitMarkdownTwins(rows: readonly TwinRow[], input: TwinsInput): OutputFile[] {
  const twinOf = createTwinner(input);
  return rows.flatMap(([url, others]): OutputFile[] => {
    const route = input.site.routes.get(url);
    if (!route) return [];
    return [
      {
        area: 'site',
        path: markdownFile(url).slice(1),
        digest: digestOf(`${route.entry.digest} ${others}`),
        source: route.entry.source.words,
        contents: () => {
          const twinned = twinOf(route);
          if (!twinned) throw new Error(`${url} has no Markdown twin any more.`);
          return writeTwin(twinned, input);
        },
      },
    ];
  });
}

function writeTwin({ route: { url, entry }, twin }: TwinnedPage, input: TwinsInput): string {
  const { origin } = input.site.config;
  const facts = twin.facts.map(({ term, value }) => `- ${formatLabeled(entry.locale, term, value)}`);
  const body = extractBody(input.readText(entry.source.words)).text;
  const text = portableMarkdown(body, resolverOf(entry, url, input));
  return `${[`# ${twin.title}`, twin.lead, [`- <${origin}${url}>`, ...facts].join('\n'), text].join('\n\n')}\n`;
}

function resolverOf({ ref, locale }: Entry, url: string, { site, pictures }: TwinsInput): Resolve {
  const { origin } = site.config;
  return {
    link(target) {
      if (target.startsWith('#')) return origin + url + target;
      if (target.startsWith('/')) return origin + target;
      if (/^[a-z]+:/.test(target)) return target;
      const [named = '', fragment] = target.split('#');
      const localized = site.addresses.get(named);
      const address = localized?.get(locale) ?? [...(localized?.values() ?? [])][0];
      return address === undefined ? undefined : `${origin}${address}${fragment ? `#${fragment}` : ''}`;
    },
    picture(written) {
      const address = pictureAddress({ usage: 'text', ref, written }, { site, pictures });
      return address === undefined ? undefined : origin + address;
    },
  };
}
