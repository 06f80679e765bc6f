/** Address of a page → the day of its last change, if the sitemap has one. */
type SitemapDays = ReadonlyMap<string, string | undefined>;

/** Reads the pages of a site from its sitemap. Returns `undefined` for what is no sitemap, such as a page of the host. */
export function readSitemap(text: string, origin: string): SitemapDays | undefined {
  if (!/<urlset[\s>]/.test(text)) return undefined;
  const rows = text.matchAll(/<loc>\s*([^<]+?)\s*<\/loc>\s*(?:<lastmod>\s*([^<]+?)\s*<\/lastmod>)?/g);
  const all = [...rows].map(([, address = '', day]) => [address.replaceAll('&amp;', '&'), day] as const);
  return new Map(all.filter(([address]) => address.startsWith(`${origin}/`)));
}

/** Lists the addresses that are new, changed or gone. */
export function listChanges(before: SitemapDays, after: SitemapDays): string[] {
  const changed = [...after].filter(([address, day]) => !before.has(address) || before.get(address) !== day);
  const gone = [...before.keys()].filter((address) => !after.has(address));
  return [...changed.map(([address]) => address), ...gone];
}

type Request = (address: string, options?: RequestInit) => Promise<Response>;

const request: Request = (address, options) =>
  fetch(address, { ...options, redirect: 'error', signal: AbortSignal.timeout(10_000) });

/** The size in bytes of the largest sitemap (https://www.sitemaps.org/protocol.html). */
const largestSitemap = 52_428_800;

/**
 * Reads which pages visitors get: those of the sitemap, none if the site was never published, with the digests of their
 * words if it has them. Returns `undefined` if the sitemap cannot be read.
 */
export async function readPublishedSitemap(origin: string, ask = request): Promise<SitemapDays | undefined> {
  try {
    const answer = await ask(`${origin}/sitemap.xml`);
    if (answer.status === 404) return new Map();
    if (!answer.ok || Number(answer.headers.get('content-length') ?? 0) > largestSitemap) return undefined;
    return readSitemap(await answer.text(), origin);
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
