/** Address of a page → the day of its last change, if the sitemap has one. */
type SitemapDays = ReadonlyMap<string, string | undefined>;

/** Reads what a sitemap of this build lists. */
export function readSitemap(text: string): SitemapDays {
  const rows = text.matchAll(/<loc>([^<]+)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?/g);
  return new Map([...rows].map(([, address = '', day]) => [address, day]));
}

/** Lists the addresses that are new, changed or gone. */
export function listChanges(before: SitemapDays, after: SitemapDays): string[] {
  const changed = [...after].filter(([address, day]) => !before.has(address) || before.get(address) !== day);
  const gone = [...before.keys()].filter((address) => !after.has(address));
  return [...changed.map(([address]) => address), ...gone];
}

type Request = (address: string, options?: RequestInit) => Promise<Response>;

const request: Request = (address, options) => fetch(address, { ...options, signal: AbortSignal.timeout(10_000) });

/**
 * Reads the sitemap that visitors get, which is empty if the site was never published. Returns `undefined` if it cannot
 * be read.
 */
export async function readPublishedSitemap(origin: string, ask = request): Promise<SitemapDays | undefined> {
  try {
    const answer = await ask(`${origin}/sitemap.xml`);
    if (answer.status === 404) return new Map();
    return answer.ok ? readSitemap(await answer.text()) : undefined;
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

/**
 * Announces changed addresses to the search engines that take part in IndexNow (https://www.indexnow.org/documentation).
 * Returns what went wrong, if anything did.
 */
export async function announce({ origin, key, addresses }: Announcement, ask = request): Promise<string | undefined> {
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
      if (!answer.ok) return `IndexNow answered ${answer.status}.`;
    } catch (error) {
      return `IndexNow does not answer: ${error instanceof Error ? error.message : error}.`;
    }
  }
  return undefined;
}
