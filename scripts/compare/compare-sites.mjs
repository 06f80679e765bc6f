import { weighChanges } from './weigh-changes.mjs';

/** @import { ReadPage, ReadRedirect, ReadSite } from './read-site.mjs' */
/** @import { WeighedPage } from '../weights/weigh.mjs' */
/** @import { WeightChanges } from './weigh-changes.mjs' */

/** @typedef {{ what: string, before: string, after: string }} Change one thing that a page says differently */
/** @typedef {{ url: string, title: string }} NamedPage */
/** @typedef {NamedPage & { changes: Change[] }} ChangedPage */

/**
 * What is different between two built sites.
 * @typedef {object} Comparison
 * @property {NamedPage[]} added
 * @property {ChangedPage[]} changed those whose own head changed first; many others only list them
 * @property {(NamedPage & { to: string })[]} redirected pages that are gone, and where their addresses lead now
 * @property {NamedPage[]} removed pages that are gone, whose addresses answer 404
 * @property {number} unchanged
 * @property {(Change & { pages: number })[]} frame what header and footer say differently, and on how many pages
 * @property {{ added: ReadRedirect[], removed: ReadRedirect[] }} redirects beside those of pages that are gone
 * @property {{ added: string[], changed: string[], removed: string[] }} files PDFs and calendars, by address
 * @property {WeightChanges} weights
 */

/**
 * Compares two built sites by what visitors see.
 * @param {{ site: ReadSite, weights: WeighedPage[] }} before
 * @param {{ site: ReadSite, weights: WeighedPage[] }} after
 * @returns {Comparison}
 */
export function compareSites(before, after) {
  const [old, now] = [before.site, after.site];
  const named = (/** @type {ReadSite} */ site, /** @type {string} */ url) => ({
    url,
    title: site.pages.get(url)?.title ?? '',
  });
  const gone = [...old.pages.keys()].filter((url) => !now.pages.has(url));
  const kept = [...now.pages.keys()].filter((url) => old.pages.has(url));
  const changed = kept
    .map((url) => ({ ...named(now, url), changes: pageChanges(pageOf(old, url), pageOf(now, url)) }))
    .filter(({ changes }) => changes.length > 0)
    .sort((a, b) => Number(isOwn(b)) - Number(isOwn(a)) || (a.url < b.url ? -1 : 1));
  const redirected = gone.flatMap((url) => {
    const to = followRedirect(now.redirects, url);
    return to === undefined ? [] : [{ ...named(old, url), to }];
  });
  const isKnown = (/** @type {ReadRedirect} */ rule, /** @type {ReadRedirect[]} */ rules) =>
    rules.some(({ from, to, status }) => from === rule.from && to === rule.to && status === rule.status);
  return {
    added: [...now.pages.keys()].filter((url) => !old.pages.has(url)).map((url) => named(now, url)),
    changed,
    redirected,
    removed: gone.filter((url) => !redirected.some((page) => page.url === url)).map((url) => named(old, url)),
    unchanged: kept.length - changed.length,
    frame: frameChanges(old, now, kept),
    redirects: {
      added: now.redirects.filter((rule) => !isKnown(rule, old.redirects) && !gone.includes(rule.from)),
      removed: old.redirects.filter((rule) => !now.redirects.some(({ from }) => from === rule.from)),
    },
    files: fileChanges(old.files, now.files),
    weights: weighChanges(before.weights, after.weights),
  };
}

/**
 * @param {ReadSite} site
 * @param {string} url
 */
function pageOf(site, url) {
  const page = site.pages.get(url);
  if (!page) throw new Error(`There is no page ${url}.`);
  return page;
}

/** @param {ChangedPage} page */
function isOwn({ changes }) {
  return changes.some(({ what }) => what !== 'text' && what !== 'link');
}

/**
 * @param {ReadPage} before
 * @param {ReadPage} after
 * @returns {Change[]}
 */
function pageChanges(before, after) {
  /** @type {Change[]} */
  const changes = [];
  for (const what of /** @type {const} */ (['title', 'description', 'robots', 'languages']))
    if (before[what] !== after[what]) changes.push({ what, before: before[what], after: after[what] });
  changes.push(...listChanges('text', before.text, after.text), ...listChanges('link', before.links, after.links));
  return changes;
}

/**
 * What lists have in different numbers, what is gone set beside what is new in its order.
 * @param {string} what
 * @param {string[]} before
 * @param {string[]} after
 * @returns {Change[]}
 */
function listChanges(what, before, after) {
  const gone = withoutThoseOf(before, after);
  const fresh = withoutThoseOf(after, before);
  return Array.from({ length: Math.max(gone.length, fresh.length) }, (_, index) => ({
    what,
    before: gone[index] ?? '',
    after: fresh[index] ?? '',
  }));
}

/**
 * @param {string[]} list
 * @param {string[]} other
 */
function withoutThoseOf(list, other) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const item of other) counts.set(item, (counts.get(item) ?? 0) + 1);
  return list.filter((item) => {
    const count = counts.get(item) ?? 0;
    counts.set(item, count - 1);
    return count <= 0;
  });
}

/**
 * Changes of what is around pages, each reported once.
 * @param {ReadSite} old
 * @param {ReadSite} now
 * @param {string[]} kept
 */
function frameChanges(old, now, kept) {
  /** @type {Map<string, Change & { pages: number }>} */
  const changes = new Map();
  for (const url of kept) {
    for (const change of listChanges('frame', pageOf(old, url).frame, pageOf(now, url).frame)) {
      const key = `${change.before}\n${change.after}`;
      const known = changes.get(key) ?? { ...change, pages: 0 };
      changes.set(key, { ...known, pages: known.pages + 1 });
    }
  }
  return [...changes.values()].sort((a, b) => b.pages - a.pages || (a.before + a.after < b.before + b.after ? -1 : 1));
}

/**
 * Where an address leads, as hosts decide it: the first rule that matches.
 * @param {ReadRedirect[]} redirects
 * @param {string} url
 */
function followRedirect(redirects, url) {
  for (const { from, to } of redirects) {
    if (from === url) return to;
    if (from.endsWith('*') && url.startsWith(from.slice(0, -1)))
      return to.replace(':splat', url.slice(from.length - 1));
  }
  return undefined;
}

/**
 * @param {Map<string, Buffer>} before
 * @param {Map<string, Buffer>} after
 */
function fileChanges(before, after) {
  return {
    added: [...after.keys()].filter((path) => !before.has(path)),
    changed: [...after].filter(([path, bytes]) => before.has(path) && !before.get(path)?.equals(bytes)).map(([p]) => p),
    removed: [...before.keys()].filter((path) => !after.has(path)),
  };
}
