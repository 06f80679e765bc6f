import type { Nodes } from 'mdast';
import type { DocumentView } from '../../authoring/views/document-view.ts';
import { parseMarkdown } from '../../formats/markdown/parse.ts';
import { textOf } from '../../formats/markdown/tree.ts';
import { extractBody } from '../../formats/yaml/positions.ts';
import type { Assets } from '../../model/assets.ts';
import type { Entry } from '../../model/entry.ts';
import type { Site } from '../../model/site.ts';
import { isMapping } from '../../model/struct/mapping.ts';
import type { StructLeaf } from '../../model/struct/struct.ts';
import { mapTexts } from '../../model/struct/walk.ts';
import type { Stages } from '../run.ts';

/**
 * The pseudo-locale: the default language's words, accented, a third longer and in brackets. A text without brackets is
 * written in a template; a text that does not fit shows this before a translation does.
 */
const marks = { open: '⟦', close: '⟧' };

const accents: Record<string, string> = { a: 'à', e: 'é', i: 'î', o: 'ô', u: 'û', c: 'ç', A: 'À', E: 'É', O: 'Ô' };

/** Writes one line of an interface text: placeholders, tags and addresses stay as they are. */
export function pseudoLine(text: string): string {
  if (!/\p{L}/u.test(text)) return text;
  const kept = /\{\{[^{}]*\}\}|<[^<>]*>|(?<![^\s<>{}])[^\s<>{}@]+@[^\s<>{}]+|https?:\S+/g;
  let accented = '';
  let from = 0;
  for (const match of text.matchAll(kept)) {
    accented += accent(text.slice(from, match.index)) + match[0];
    from = match.index + match[0].length;
  }
  return bracketText(accented + accent(text.slice(from)), text.replace(kept, '').length);
}

/** Writes Markdown: every block of words in brackets of its own, marks and the targets of links as they are. */
export function pseudoMarkdown(markdown: string): string {
  const changes: { start: number; end: number; text: string }[] = [];
  const visit = (node: Nodes) => {
    if (node.type === 'text') {
      const { start, end } = spanOf(node);
      // With escaped characters, the text differs from what is written.
      if (markdown.slice(start, end) === node.value) changes.push({ start, end, text: accent(node.value) });
    }
    if (!('children' in node)) return;
    const [first] = node.children;
    const last = node.children.at(-1);
    const isBlock = node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell';
    // Numbers are no words, and a chart reads them.
    if (isBlock && first && last && /\p{L}/u.test(textOf(node))) {
      const { start } = spanOf(first);
      const { end } = spanOf(last);
      changes.push({ start, end: start, text: marks.open });
      for (const child of node.children) visit(child);
      changes.push({ start: end, end, text: filler(textOf(node).length) + marks.close });
    } else for (const child of node.children) visit(child);
  };
  visit(parseMarkdown(markdown));
  let written = '';
  let from = 0;
  for (const { start, end, text } of changes) {
    written += markdown.slice(from, start) + text;
    from = end;
  }
  return written + markdown.slice(from);
}

/** The site in the pseudo-locale. Its documents and pictures have the words of the content. */
export function inPseudoLocale(stages: Stages): Stages {
  return {
    ...stages,
    plan(run) {
      const planned = stages.plan(run);
      const shown = applyPseudoLocale(planned.site, planned.readText);
      return { ...planned, ...shown, described: { ...planned.described, pseudo: true } };
    },
    async makeAssets(run) {
      const made = await stages.makeAssets(run);
      const assets = withPseudoTitles(made.made.assets, run.site.config.defaultLocale);
      return { ...made, made: { ...made.made, assets } };
    },
    check(run) {
      const result = stages.check(run);
      // Pseudo-words are longer than search engines like.
      return { ...result, diagnostics: result.diagnostics.filter(({ code }) => code !== 'head-length') };
    },
  };
}

/** Puts the words of the default language into the pseudo-locale, and keeps every page from search engines. */
export function applyPseudoLocale(
  site: Site,
  readText: (path: string) => string,
): { site: Site; readText: (path: string) => string } {
  const locale = site.config.defaultLocale;
  const known = new Map<Entry, Entry>();
  const entryOf = (entry: Entry): Entry => {
    // Documents are for print, whose fonts have no brackets of this kind.
    if (entry.locale !== locale || entry.folder === 'documents') return entry;
    const written = known.get(entry) ?? pseudoEntry(entry);
    known.set(entry, written);
    return written;
  };
  const strings = new Map(site.strings);
  strings.set(locale, new Map([...(site.strings.get(locale) ?? [])].map(([key, text]) => [key, pseudoLine(text)])));
  return {
    site: {
      ...site,
      strings,
      navigation: pseudoWordsBelow(site.navigation, locale),
      forms: new Map([...site.forms].map(([id, form]) => [id, pseudoWordsBelow(form, locale)])),
      entries: new Map(
        [...site.entries].map(([ref, localized]) => [
          ref,
          new Map([...localized].map(([language, entry]) => [language, entryOf(entry)])),
        ]),
      ),
      routes: new Map(
        [...site.routes].map(([url, route]) => [url, { ...route, entry: entryOf(route.entry), unlisted: true }]),
      ),
    },
    readText: pseudoReader(readText, locale),
  };
}

/** Puts the titles by which pages name documents into the pseudo-locale, too. */
function withPseudoTitles(assets: Assets, locale: string): Assets {
  const titled = (view: DocumentView): DocumentView =>
    view.locale === locale ? { ...view, title: pseudoLine(view.title) } : view;
  return {
    ...assets,
    documents: new Map(
      [...assets.documents].map(([ref, localized]) => [
        ref,
        new Map([...localized].map(([language, view]) => [language, titled(view)])),
      ]),
    ),
  };
}

/** Reads content files as the pseudo-locale has them: with the text below the default language's front matter changed. */
function pseudoReader(readText: (path: string) => string, locale: string): (path: string) => string {
  return (path) => {
    const text = readText(path);
    if (!path.endsWith(`/${locale}.md`)) return text;
    const { start } = extractBody(text);
    return text.slice(0, start) + pseudoMarkdown(text.slice(start));
  };
}

function pseudoEntry(entry: Entry): Entry {
  return {
    ...entry,
    facts: mapTexts(entry.kind.facts, entry.facts, pseudoText),
    words: mapTexts(entry.kind.words, entry.words, pseudoText),
    summary: `pseudo ${entry.summary}`,
    digest: `pseudo ${entry.digest}`,
  };
}

/** Writes a text of a field; only lines and texts hold words. */
function pseudoText(text: string, { type }: StructLeaf): string {
  // Time zones, e-mail addresses and the like are for programs.
  if (type === 'line') return /^[^\s/@]*[/@]\S*$/.test(text) ? text : pseudoLine(text);
  return type === 'text' ? pseudoMarkdown(text) : text;
}

/** Writes the texts of a table that has every language in itself, below keys named for the language. */
function pseudoWordsBelow<T>(table: T, locale: string): T {
  const write = (data: unknown): unknown => {
    if (Array.isArray(data)) return data.map(write);
    if (!isMapping(data)) return data;
    return Object.fromEntries(
      Object.entries(data).map(([key, value]) => [
        key,
        key === locale && typeof value === 'string' ? pseudoLine(value) : write(value),
      ]),
    );
  };
  // Only texts are replaced, and by texts.
  return write(table) as T;
}

function accent(text: string): string {
  return text.replace(/[aeioucAEO]/g, (letter) => accents[letter] ?? letter);
}

function bracketText(text: string, length: number): string {
  return marks.open + text + filler(length) + marks.close;
}

/**
 * Returns a function that makes a text a third longer; ids and addresses that are made from words do not change by it.
 */
function filler(length: number): string {
  const dots = Math.round(length * 0.35) - 1;
  return dots < 1 ? '' : ` ${'·'.repeat(dots).replace(/·{8}(?=·)/g, '$& ')}`;
}

function spanOf(node: Nodes): { start: number; end: number } {
  return { start: node.position?.start.offset ?? 0, end: node.position?.end.offset ?? 0 };
}
