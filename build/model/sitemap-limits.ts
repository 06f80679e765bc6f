/** The most addresses and bytes of a sitemap (https://www.sitemaps.org/protocol.html). */
export const sitemapLimits = { addresses: 50_000, bytes: 52_428_800 };
