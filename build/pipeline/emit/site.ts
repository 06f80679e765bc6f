import lock from '../../../package-lock.json' with { type: 'json' };
import { slugify } from '../../authoring/values/slug.ts';
import { listErrorPages } from '../../hosts/error-pages.ts';
import type { HostInput } from '../../hosts/host.ts';
import { emitHosts, listSentCopies } from '../../hosts/hosts.ts';
import { prefixHtml } from '../../model/addresses/prefix-base.ts';
import type { AssetCache } from '../../model/asset-cache.ts';
import { digestOf } from '../../model/files/digest.ts';
import { buildFile } from '../../model/files/folders.ts';
import type { OutputFile, StagedFile } from '../../model/output.ts';
import type { RenderedPage } from '../../model/page.ts';
import { pageDigestsFile, pageDigestsHead } from '../../model/page-digests.ts';
import type { Site } from '../../model/site.ts';
import { compressFile } from './compress.ts';
import { emitRobots, emitSecurityText, emitSitemap } from './feeds/sitemap.ts';
import type { PageImages } from './feeds/sitemap-images.ts';
import { headerRules } from './headers.ts';
import { listKnownFiles } from './known-files.ts';
import { textFile } from './published.ts';
import { emitSbom } from './sbom.ts';

interface EmitInput {
  site: Site;
  pages: readonly RenderedPage[];
  htmlOf: (page: RenderedPage) => Uint8Array;
  /** Returns the staged file of a page's HTML, if there is one. */
  stagedOf: (page: RenderedPage) => StagedFile | undefined;
  /** Calendars, feeds and data files, each beside its page. */
  besidePages: readonly OutputFile[];
  /** Styles, scripts, fonts, pictures, documents and static files. */
  assets: readonly OutputFile[];
  /** The pictures that the sitemap lists. */
  images: PageImages;
  /** Address of a page → the day of its last change; missing if the site has no change ledger. */
  changeDays: ReadonlyMap<string, string> | undefined;
  /** The page that hosts answer failures with, if the site has one. */
  errorPage: string | undefined;
  publishedFolder: string | undefined;
  /** How the site is built, beside what is in its configuration. */
  made: { drafts: boolean; pseudo: boolean };
  /** The path to put before the addresses in pages. */
  base: string;
  /** Has the compressed copies of earlier builds. */
  cache: AssetCache;
  /** A digest of all entries but for their texts, and of the site's other tables. */
  inputs: string;
}

/** Lists every file that the site consists of. */
export function emitSite({
  site,
  pages,
  htmlOf,
  stagedOf,
  besidePages,
  assets,
  images,
  changeDays,
  errorPage,
  publishedFolder,
  made,
  base,
  cache,
  inputs,
}: EmitInput): OutputFile[] {
  const { config } = site;
  const files: OutputFile[] = [
    ...pages.map((page): OutputFile => {
      const staged = stagedOf(page);
      const { output: path } = page;
      const digest = base === '' ? page.digest : digestOf(`${page.digest} ${base}`);
      const source = site.routes.get(page.url)?.entry.source.words;
      return {
        area: 'site',
        path,
        digest,
        contents: () => (base === '' ? htmlOf(page) : prefixHtml(new TextDecoder().decode(htmlOf(page)), base)),
        ...(source === undefined ? {} : { source }),
        ...(staged && base === '' ? { staged } : {}),
      };
    }),
    ...assets,
    ...besidePages,
    ...listKnownFiles({
      cache,
      name: 'sitemap',
      inputs: digestOf([inputs, ...[...images].flat(2), ...[...(changeDays ?? [])].flat()].join('\n')),
      make: () => emitSitemap(site, { images, changeDays }).map(({ path, text }) => textFile(path, text)),
    }),
    textFile('robots.txt', emitRobots(site)),
    textFile('.well-known/security.txt', emitSecurityText(site)),
    ...indexNowFiles(site, pages),
    ...listKnownFiles({
      cache,
      name: 'hosts',
      inputs: [inputs, errorPage, publishedFolder].join('\n'),
      make: () =>
        emitHosts(config, hostInput(site, { errorPage, publishedFolder })).map(({ area, path, text }) =>
          textFile(path, text, area),
        ),
    }),
    sbom(config.name),
    textFile(buildFile, describeBuild(config, made), 'hosts'),
  ];
  const encodings = listSentCopies(config);
  const copies = encodings.length === 0 ? [] : files.flatMap((file) => compressFile(file, encodings, cache));
  return [...files, ...copies];
}

/** Writes what announcing changed pages to search engines needs; nothing for a copy, which is never announced. */
function indexNowFiles(site: Site, pages: readonly RenderedPage[]): OutputFile[] {
  const { indexNowKey: key, noindex } = site.config;
  if (key === undefined || noindex) return [];
  return [textFile(`${key}.txt`, key), textFile(pageDigestsFile, emitPageDigests(site, pages))];
}

/** Collects what the configuration of hosts is made from. */
export function hostInput(
  site: Site,
  { errorPage, publishedFolder }: Pick<EmitInput, 'errorPage' | 'publishedFolder'>,
): HostInput {
  return {
    name: slugify(site.config.name) || 'site',
    redirects: site.redirects,
    rules: headerRules(site.config),
    errorPages: listErrorPages(site, errorPage),
    pages: [...site.routes.keys()],
    isPage: (address) => site.routes.has(address),
    origin: site.config.origin,
    ...(site.config.hasOtherOrigin ? { hasOtherOrigin: true } : {}),
    locales: site.config.locales,
    sentCopies: listSentCopies(site.config),
    hasHtaccess: site.config.hosts?.includes('htaccess') ?? false,
    ...(publishedFolder === undefined ? {} : { publishedFolder }),
  };
}

/** Writes a description of the build: publishing refuses a build that is only for viewing. */
function describeBuild({ origin, noindex = false, indexNowKey }: Site['config'], made: EmitInput['made']): string {
  return `${JSON.stringify({ origin, noindex, ...made, indexNowKey }, undefined, 1)}\n`;
}

const madeSboms = new Map<string, OutputFile>();

/** Lists the packages once per process, because they do not change while a preview runs. */
function sbom(siteName: string): OutputFile {
  const known = madeSboms.get(siteName);
  if (known) return known;
  // The application is the site, not the generator that the packages are installed for.
  const application = { ...lock.packages[''], name: [slugify(siteName), 'site'].filter(Boolean).join('-') };
  const made = textFile('sbom.cdx.json', emitSbom({ ...lock.packages, '': application }), 'hosts');
  madeSboms.set(siteName, made);
  return made;
}

/**
 * Lists the pages of the sitemap, each with a digest of its words, so that publishing finds the pages that differ from
 * the published site. `lastmod` cannot show this: it is a day, and a page may change twice a day.
 */
function emitPageDigests({ routes }: Pick<Site, 'routes'>, pages: readonly RenderedPage[]): string {
  const listed = pages.filter(({ url }) => routes.get(url)?.unlisted === false);
  return `${[pageDigestsHead, ...listed.map(({ url, words }) => `${url} ${words}`).sort()].join('\n')}\n`;
}
