import { escapePattern } from '../../model/files/escape-pattern.ts';
import type { Site } from '../../model/site.ts';
import { addRedirect } from './redirect-lines.ts';
import { edit, findChangedTexts, ledger, linkPattern, listLostAddresses, RenameProblem, type Texts } from './rename.ts';

interface RemoveInput {
  site: Pick<Site, 'config' | 'routeTable' | 'entries' | 'addresses' | 'redirects'>;
  texts: Texts;
  ref: string;
  /** The entry that takes its place. Without it, only an entry that was never published can be removed. */
  to?: string | undefined;
}

/** The new text of each file that changes ('' removes one), and what there is to know of it. */
interface Removal {
  texts: Map<string, string>;
  notes: string[];
}

/**
 * Removes an entry in every language: its files, its line in `routes.yaml`, what was confirmed of its translations, and
 * every reference to it. References and published addresses lead to the entry that takes its place.
 */
export function removeEntry({ site, texts, ref, to }: RemoveInput): Removal {
  const addresses = [...(site.addresses.get(ref) ?? [])];
  const published = (texts.get(ledger) ?? '').split(/\r?\n/);
  const lost = addresses.map(([, address]) => address).filter((address) => published.includes(address));
  if (lost.length > 0 && to === undefined)
    throw new RenameProblem(
      `${lost.join(', ')} ${lost.length === 1 ? 'was' : 'were'} published. Name the entry that takes its place: npm run remove -- ${ref} --to folder/id`,
    );
  const changed = new Map(texts);
  for (const path of texts.keys()) if (path.startsWith(`${ref}/`)) changed.set(path, '');
  for (const [path, text] of changed) {
    if (text === '' || path === ledger) continue;
    changed.set(path, withoutReferences(path, text, { ref, to, site }));
  }
  if (ref.startsWith('pages/')) edit(changed, 'routes.yaml', (text) => withoutPage(text, ref.slice('pages/'.length)));
  const rows = [
    ...lost.map((from) => ({ from, to: to ?? '' })),
    ...(to === undefined
      ? []
      : addresses.flatMap(([locale, address]) => listLostAddresses({ site, ref, locale }, address))),
  ];
  const noted = rows.map((row) => ({ ...row, why: 'removed' }));
  if (rows.length > 0)
    edit(
      changed,
      'redirects.yaml',
      (text) => noted.reduce(addRedirect, text),
      '# Old addresses, and where they lead now.\n',
    );
  return {
    texts: findChangedTexts(texts, changed),
    notes: [
      `${ref} is removed in ${[...(site.entries.get(ref)?.keys() ?? [])].join(', ')}.`,
      ...rows.map(({ from, to: target }) => `${from} leads to ${target}.`),
    ],
  };
}

type Replacement = Pick<RemoveInput, 'ref' | 'to' | 'site'>;

function withoutReferences(path: string, text: string, input: Replacement): string {
  const { ref, to } = input;
  // A line of what is confirmed begins with the entry.
  if (path.startsWith('translations/')) return text.replace(new RegExp(`^${escapePattern(ref)} .*\\r?\\n`, 'gm'), '');
  const linked = withoutLinks(withoutAddresses(path, text, input), input);
  if (!/\.(?:ya?ml|md)$/.test(path)) return linked;
  const listed = withoutItems(linked, { ref, to });
  const keyed = listed.replace(new RegExp(`^[ \\t]+["']?${escapePattern(ref)}["']?:.*\\r?\\n`, 'gm'), '');
  return to === undefined ? keyed : keyed.replace(references(ref), to);
}

/** Finds an entry where it is the whole of a value: `guide: toolbox/x`, `to: toolbox/x#part`. */
function references(ref: string): RegExp {
  return new RegExp(`(?<![\\w/.-])${escapePattern(ref)}(?![\\w/-])(?:#[^\\s()[\\]<>"'\`]*)?`, 'g');
}

/** Replaces links to addresses of the entry by links to the entry that takes its place, in the same language. */
function withoutAddresses(path: string, text: string, { site, ref, to }: Replacement): string {
  if (path === 'redirects.yaml' || path === 'routes.yaml') return text;
  let changed = text;
  for (const [locale, address] of site.addresses.get(ref) ?? []) {
    const after = to === undefined ? undefined : site.addresses.get(to)?.get(locale);
    if (after !== undefined)
      changed = changed.replace(
        linkPattern(site.config.origin, address),
        (_, origin: string | undefined) => `${origin ?? ''}${after}`,
      );
  }
  return changed;
}

/** Replaces links of Markdown: by links to the entry in its place, or by their words. */
function withoutLinks(text: string, { ref, to }: Replacement): string {
  const links = new RegExp(
    `\\[((?:[^[\\]]|\\[[^[\\]]*\\])*)\\]\\(${escapePattern(ref)}(?:#[^\\s()]*)?([ \\t]+"[^"]*")?\\)`,
    'g',
  );
  return text.replace(links, (_, words: string, title: string | undefined) =>
    to === undefined ? words : `[${words}](${to}${title ?? ''})`,
  );
}

/** Replaces list items that are the entry by its replacement, if of its kind and not in the list; else removes them. */
function withoutItems(text: string, { ref, to }: { ref: string; to?: string | undefined }): string {
  const isSameKind = to !== undefined && to.split('/')[0] === ref.split('/')[0];
  const written = `["']?${escapePattern(ref)}["']?`;
  // The only item of a list is removed with the key of the list.
  const only = new RegExp(
    `^[ \\t]*\\w+:[ \\t]*(?:\\[\\s*${written}\\s*\\][ \\t]*\\r?\\n|\\r?\\n([ \\t]*- )${written}[ \\t]*\\r?\\n(?!\\1))`,
    'gm',
  );
  const inBlock = new RegExp(`^([ \\t]*- )${written}[ \\t]*(#.*)?\\r?\\n`, 'gm');
  const inFlow = new RegExp(`(\\[[^\\][\\n]*?)(?<=[[,]\\s*)${written}\\s*(?:,\\s*|(?=\\]))([^\\][\\n]*\\])`, 'g');
  return (isSameKind ? text : text.replace(only, ''))
    .replace(inBlock, (line: string, dash: string, _comment, offset: number, whole: string) =>
      isSameKind && !listAround(whole, offset, dash).includes(to) ? line.replace(ref, to) : '',
    )
    .replace(inFlow, (whole: string, before: string, after: string) =>
      isSameKind && !(before + after).includes(to)
        ? whole.replace(ref, to)
        : `${before}${after}`.replace(/,\s*\]$/, ']'),
    );
}

/** Returns the lines around an item that are items of the same list. */
function listAround(text: string, offset: number, dash: string): string {
  const before = text.slice(0, offset).split('\n').slice(0, -1);
  const after = text.slice(offset).split('\n');
  const isItem = (line: string) => line.startsWith(dash);
  const first = before.findLastIndex((line) => !isItem(line));
  const end = after.findIndex((line) => !isItem(line));
  return [...before.slice(first + 1), ...after.slice(0, end === -1 ? after.length : end)].join('\n');
}

/** Removes the line of a page from the route table, or its lines if there are several. */
function withoutPage(text: string, id: string): string {
  return text.replace(
    new RegExp(
      `^([ \\t]+)["']?${escapePattern(id)}["']?:[ \\t]*(?:\\{[^}\\n]*\\}.*|(?:#.*)?(?:\\r?\\n\\1[ \\t]+\\S.*)+)\\r?\\n`,
      'm',
    ),
    '',
  );
}
