import { pageDigestsFile, pageDigestsHead } from '../../model/page-digests.ts';
import { sitemapLimits } from '../../model/sitemap-limits.ts';

/** What identifies a version of a page, as far as the site has it. */
interface PageVersion {
  /** The day of its last change. */
  day?: string;
  /** Digest of its words. */
  words?: string;
}

/** Address of a page → its version. */
type PublishedPages = ReadonlyMap<string, PageVersion>;

/** Reads the pages of a site from its sitemap. Returns `undefined` for what is no sitemap, such as a page of the host. */
export function readSitemap(text: string, origin: string): PublishedPages | undefined {
  if (!/<urlset[\s>]/.test(text)) return undefined;
  const rows = text.matchAll(/<loc>([^<]+)<\/loc>\s*(?:<lastmod>([^<]+)<\/lastmod>)?/g);
  const all = [...rows].map(
    ([, address = '', day]) =>
      [address.trim().replaceAll('&amp;', '&'), day === undefined ? {} : { day: day.trim() }] as const,
  );
  return new Map(all.filter(([address]) => address.startsWith(`${origin}/`)));
}

/** Adds the digests of their words to pages; none from a text of another form, such as a page of the host. */
export function withDigests(pages: PublishedPages, text: string, origin: string): PublishedPages {
  if (!text.startsWith(`${pageDigestsHead}\n`)) return pages;
  const digests = new Map(
    [...text.matchAll(/^(\/\S*) ([\w-]{10})$/gm)].map(([, path, words]) => [origin + path, words]),
  );
  return new Map(
    [...pages].map(([address, version]) => {
      const words = digests.get(address);
      return [address, words === undefined ? version : { ...version, words }];
    }),
  );
}

/** Lists the addresses that are new, changed or gone. */
export function listChanges(before: PublishedPages, after: PublishedPages): string[] {
  const changed = [...after].filter(([address, version]) => isOther(before.get(address), version));
  const gone = [...before.keys()].filter((address) => !after.has(address));
  return [...changed.map(([address]) => address), ...gone];
}

/** Returns whether a page is new or changed. What was published without digests is compared by its day. */
function isOther(before: PageVersion | undefined, { day, words }: PageVersion): boolean {
  if (before === undefined || before.day !== day) return true;
  return before.words !== undefined && words !== undefined && before.words !== words;
}

type Request = (address: string, options?: RequestInit) => Promise<Response>;

const request: Request = (address, options) =>
  fetch(address, { ...options, redirect: 'error', signal: AbortSignal.timeout(10_000) });

/**
 * Reads the published pages from the sitemap, with the digests of their words if the site has these. Returns no pages if the
 * site was never published, and `undefined` if the sitemap cannot be read.
 */
export async function readPublishedPages(origin: string, ask = request): Promise<PublishedPages | undefined> {
  const sitemap = await readText(`${origin}/sitemap.xml`, ask);
  if (sitemap === 'missing') return new Map();
  const pages = sitemap && (await readSitemaps(sitemap.text, origin, ask));
  if (!pages) return undefined;
  const digests = await readText(`${origin}/${pageDigestsFile}`, ask);
  return digests === undefined || digests === 'missing' ? pages : withDigests(pages, digests.text, origin);
}

/** Reads the pages of a sitemap, or of all parts that its index names. Returns `undefined` if one cannot be read. */
async function readSitemaps(text: string, origin: string, ask: Request): Promise<PublishedPages | undefined> {
  if (!/<sitemapindex[\s>]/.test(text)) return readSitemap(text, origin);
  const pages = new Map<string, PageVersion>();
  for (const [, address = ''] of text.matchAll(/<loc>\s*([^<\s]+)\s*<\/loc>/g)) {
    const part = address.startsWith(`${origin}/`) ? await readText(address, ask) : undefined;
    const own = part === undefined || part === 'missing' ? undefined : readSitemap(part.text, origin);
    if (!own) return undefined;
    for (const [page, version] of own) pages.set(page, version);
  }
  return pages;
}

/** Reads a text file of the published site. Returns `undefined` if that fails. */
async function readText(address: string, ask: Request): Promise<{ text: string } | 'missing' | undefined> {
  try {
    const answer = await ask(address);
    if (answer.status === 404) return 'missing';
    if (!answer.ok || Number(answer.headers.get('content-length') ?? 0) > sitemapLimits.bytes) return undefined;
    return { text: await answer.text() };
  } catch {
    return undefined;
  }
}

interface Announcement {
  origin: string;
  /** The key of the site, which is in the file `/KEY.txt`. */
  key: string;
  addresses: readonly string[];
}

/** The number of addresses that IndexNow takes at once. */
const most = 10_000;

/** How many addresses were announced, and what went wrong with the others, if anything did. */
interface Announced {
  count: number;
  problem?: string;
}

/** Announces changed addresses to the search engines that take part in IndexNow (https://www.indexnow.org/documentation). */
export async function announce({ origin, key, addresses }: Announcement, ask = request): Promise<Announced> {
  for (let first = 0; first < addresses.length; first += most) {
    const body = JSON.stringify({
      host: new URL(origin).host,
      key,
      keyLocation: `${origin}/${key}.txt`,
      urlList: addresses.slice(first, first + most),
    });
    try {
      const headers = { 'Content-Type': 'application/json; charset=utf-8' };
      const answer = await ask('https://api.indexnow.org/indexnow', { method: 'POST', headers, body });
      if (!answer.ok) return { count: first, problem: `IndexNow answered ${answer.status}.` };
    } catch (error) {
      const reason = error instanceof Error ? error.message : error;
      return { count: first, problem: `IndexNow does not answer: ${reason}.` };
    }
  }
  return { count: addresses.length };
}
