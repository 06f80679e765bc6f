import { escapePattern } from '../../model/files/escape-pattern.ts';
import type { Site } from '../../model/site.ts';
import { addRedirect, dropRedirect } from './redirect-lines.ts';

/** The content's files that can name an address or an entry: path → text. */
export type Texts = ReadonlyMap<string, string>;

/** What renaming comes to: the new text of each file that changes, and what there is to know of it. */
interface Renaming {
  texts: Map<string, string>;
  notes: string[];
}

/** A name that cannot be given; the message says why, and what to do. */
export class RenameProblem extends Error {}

interface SlugInput {
  site: Pick<Site, 'config' | 'routeTable' | 'entries' | 'addresses' | 'routes' | 'redirects'>;
  texts: Texts;
  ref: string;
  locale: string;
  slug: string;
}

/** The ledger of every address ever published, in the content folder. */
export const ledger = 'addresses.txt';

/**
 * Gives an entry another slug in one language. Changes its words (or its line in `routes.yaml`) and every link that
 * was written as its address; adds a redirect from the published address, and the new address to the ledger.
 */
export function renameSlug(input: SlugInput): Renaming {
  const { site, texts, ref, locale, slug } = input;
  const before = site.addresses.get(ref)?.get(locale);
  if (before === undefined)
    throw new RenameProblem(`${ref} has no address of its own in ${locale}, so there is nothing to rename.`);
  const after = withLastPart(before, slug);
  if (after === before) throw new RenameProblem(`${ref} has the address ${before} already.`);
  const taken = site.routes.get(after)?.entry ?? ownerOf(after, site);
  if (taken) throw new RenameProblem(`${after} is the address of ${taken.ref} (${taken.locale}). Choose another slug.`);

  const changed = new Map(texts);
  const [folder = '', id = ''] = ref.split('/');
  if (folder === 'pages') edit(changed, 'routes.yaml', (text) => withPageAddress(text, { id, locale, before, after }));
  else edit(changed, `${ref}/${locale}.md`, (text) => withSlug(text, slug));

  const links = linkPattern(site.config.origin, before);
  for (const [path, text] of changed) {
    if (path === ledger || path === 'redirects.yaml') continue;
    changed.set(
      path,
      text.replace(links, (_, origin: string | undefined) => `${origin ?? ''}${after}`),
    );
  }
  const notes = [`${before} is now ${after}.`];
  const wasPublished = texts.get(ledger)?.split(/\r?\n/).includes(before) ?? true;
  const target = languageOf(before, site.config) === locale ? ref : after;
  const lost = wasPublished ? listLostAddresses(input, before) : [];
  edit(
    changed,
    'redirects.yaml',
    (text) => {
      const kept = dropRedirect(text, after).replace(
        links,
        (_, origin: string | undefined) => `${origin ?? ''}${target}`,
      );
      const rows = wasPublished ? [{ from: before, to: target }, ...lost] : [];
      return rows.map((row) => ({ ...row, why: 'renamed' })).reduce(addRedirect, kept);
    },
    '# Old addresses, and where they lead now.\n',
  );
  if (wasPublished) edit(changed, ledger, (text) => withAddress(text, after), '');
  else notes.push(`${before} was never published, so it needs no redirect.`);
  return { texts: findChangedTexts(texts, changed), notes };
}

/** Gives an entry another id: its folder's name, and every reference to it → files by their new paths; '' removes one. */
export function renameId({ texts, ref, id }: { texts: Texts; ref: string; id: string }): Renaming {
  const [folder = ''] = ref.split('/');
  const after = `${folder}/${id}`;
  const changed = new Map<string, string>();
  const references = new RegExp(`(?<![\\w/.-])${ref}(?![\\w-])`, 'g');
  let count = 0;
  for (const [path, text] of texts) {
    const renewed =
      path === ledger || isConfirmed(path) || /\.(md|yaml)$/.test(path)
        ? text.replace(references, () => {
            if (!isConfirmed(path)) count += 1;
            return after;
          })
        : text;
    if (path.startsWith(`${ref}/`)) {
      changed.set(path, '');
      changed.set(after + path.slice(ref.length), renewed);
    } else if (renewed !== text) changed.set(path, renewed);
  }
  return {
    texts: changed,
    notes: [`${ref} is now ${after}; ${count} ${count === 1 ? 'reference leads' : 'references lead'} to it.`],
  };
}

/** Returns whether a file records confirmed translations, which stay confirmed under another id. */
function isConfirmed(path: string): boolean {
  return path.startsWith('translations/');
}

/**
 * Lists the entry's addresses in languages that it lacks. `elsewhere` answers them under the default language's slug,
 * so they would be lost with that slug.
 */
export function listLostAddresses(
  { site, ref, locale }: { site: Pick<Site, 'config' | 'routeTable' | 'redirects'>; ref: string; locale: string },
  before: string,
): { from: string; to: string }[] {
  const { config, routeTable } = site;
  if (locale !== config.defaultLocale) return [];
  const [folder = ''] = ref.split('/');
  const slug = /(?<=\/)([^/]+)\/$/.exec(before)?.[1] ?? '';
  return config.locales.flatMap(({ id, prefix }) => {
    const to = routeTable.elsewhere[id]?.[ref];
    const from =
      folder === 'pages' ? `/${prefix}${before}` : routeTable.families[folder]?.[id]?.replace('{slug}', slug);
    return to !== undefined && from !== undefined && site.redirects.some((one) => one.from === from)
      ? [{ from, to }]
      : [];
  });
}

/** Replaces the id in an address: `/toolbox/old/` → `/toolbox/new/`; `/file/old.pdf` → `/file/new.pdf`. */
function withLastPart(address: string, slug: string): string {
  return address.replace(/(?<=\/)[^/]+?(\/|\.\w+)$/, `${slug}$1`);
}

/** Finds an address where it is written as a link, with the site's origin or without; its last slash may be missing. */
export function linkPattern(origin: string, address: string): RegExp {
  const bare = escapePattern(address.replace(/\/$/, ''));
  return new RegExp(`(?<=^|[\\s("'<])(${escapePattern(origin)})?${bare}/?(?=[#?)\\s"'>,}\\]]|$)`, 'gm');
}

function ownerOf(address: string, { addresses }: Pick<Site, 'addresses'>): { ref: string; locale: string } | undefined {
  for (const [ref, localized] of addresses)
    for (const [locale, own] of localized) if (own === address) return { ref, locale };
  return undefined;
}

function withSlug(text: string, slug: string): string {
  return text.replace(
    /^(slug:[ \t]*)(["']?)[a-z0-9-]+\2([ \t]*(?:#.*)?\r?)$/m,
    (_, key: string, quote: string, rest: string) => [key, quote, slug, quote, rest].join(''),
  );
}

/** Writes another address into a page's entry of the route table, on one line or several. */
function withPageAddress(text: string, page: { id: string; locale: string; before: string; after: string }): string {
  const start = new RegExp(`^[ \\t]+["']?${page.id}["']?:`, 'm').exec(text)?.index ?? -1;
  if (start === -1) return text;
  const address = new RegExp(
    `(\\b${page.locale}:[ \\t]*["']?)${escapePattern(page.before)}(?=["']?[ \\t]*(?:[,}#\\r\\n]|$))`,
  );
  return text.slice(0, start) + text.slice(start).replace(address, (_, key: string) => key + page.after);
}

function withAddress(text: string, address: string): string {
  const addresses = text.split(/\r?\n/).filter((line) => line !== '');
  return `${[...new Set([...addresses, address])].sort().join('\n')}\n`;
}

function languageOf(address: string, { locales, defaultLocale }: Site['config']): string {
  const first = address.split('/')[1];
  return locales.find(({ prefix }) => prefix !== '' && prefix === first)?.id ?? defaultLocale;
}

/** Changes the text of a file; one that is missing begins as `otherwise`. */
export function edit(
  texts: Map<string, string>,
  path: string,
  change: (text: string) => string,
  otherwise?: string,
): void {
  const text = texts.get(path) ?? otherwise;
  if (text === undefined) return;
  const renewed = change(text);
  if (renewed !== otherwise || texts.has(path)) texts.set(path, renewed);
}

/** Returns the texts that are new or others than before. */
export function findChangedTexts(before: Texts, after: Texts): Map<string, string> {
  return new Map([...after].filter(([path, text]) => before.get(path) !== text));
}
