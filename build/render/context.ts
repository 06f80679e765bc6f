import type { Root } from 'mdast';
import { absoluteUrl } from '../addresses/absolute-url.ts';
import type { EntryKind, EntryView } from '../authoring/define.ts';
import type { FormDefinition } from '../authoring/forms/definition.ts';
import type { MenuField } from '../authoring/navigation.ts';
import type { DocumentView, HiddenLinkView, MenuItemView, PageContext, SiteView } from '../authoring/page.ts';
import { lackOf, lackOfFile } from '../diagnostics/follow-ups.ts';
import { findPlaceholder } from '../languages/placeholders.ts';
import {
  inspectMarkdown,
  type MarkdownFindings,
  type MarkdownPlace,
  parseMarkdown,
  renderMarkdown,
  textOf,
} from '../markdown/markdown.ts';
import type { Diagnostic, Place } from '../model/diagnostic.ts';
import type { Entry } from '../model/entry.ts';
import type { PictureFault } from '../model/picture-fault.ts';
import type { Route } from '../model/route.ts';
import { isMissing, type MissingTarget, type ResolvedTarget } from '../model/target.ts';
import { explainUnpublished } from '../model/unpublished.ts';
import { extractBody } from '../yaml/positions.ts';
import { createFieldRecorder } from './field-recorder.ts';
import { findKey, findPlace, findText } from './find-place.ts';
import { markdownProblems } from './markdown-problems.ts';
import type { MenuSource, Sources } from './sources.ts';
import type { Translator } from './strings.ts';

/** Thrown where a page cannot be rendered; why is among its diagnostics. */
export class UnrenderablePage extends Error {}

/** What one page, or one shared part of pages, asked for and got wrong. */
export interface Recorder {
  reads: Set<string>;
  diagnostics: Diagnostic[];
  /** Links whose place in the content is known: address → place. */
  places: Map<string, Place>;
}

export interface ContextInput {
  route: Route;
  sources: Sources;
  translator: Translator;
  /** The kinds of entry by name. */
  kinds: ReadonlyMap<string, EntryKind>;
  readText: (path: string) => string;
  renderIsland: (name: string, props: unknown) => string;
  /** The field of menu items that the layout's menus lead to. */
  menuField: MenuField;
  /** Menus as pages show them, by what they vary by; shared by the pages of a build. */
  menuViews: Map<string, MenuItemView[]>;
  /** Renders or takes again a shared part → its markup, or a mark that stands for it. */
  shared: (key: string, render: () => unknown) => string;
  /** Whether each field of an entry that is read is recorded, too. */
  fields: boolean;
}

/** Makes a recorder with nothing in it. */
export function createRecorder(): Recorder {
  return { reads: new Set(), diagnostics: [], places: new Map() };
}

/** Makes what a template gets: every question is answered from the site's sources and recorded. */
export function createPageContext(input: ContextInput, recorder: Recorder): PageContext {
  const { route, sources, translator, readText } = input;
  const { entry } = route;
  const { locale } = entry;
  const view = input.fields
    ? createFieldRecorder((type, path) => recorder.reads.add(`field||${type}|${path}`))
    : <E extends EntryView>(shown: E): E => shown;

  function read<T>(kind: string, argument = '', language = locale): T {
    const { key, value } = sources.ask<T>(kind, language, argument);
    recorder.reads.add(key);
    return value;
  }
  const report = (problem: Omit<Diagnostic, 'severity' | keyof Place> & { at: Place & { length?: number } }) => {
    const { at, ...rest } = problem;
    recorder.diagnostics.push({ ...rest, ...at, severity: 'error' });
  };
  const placeOf = (text: string) => findPlace(entry, text, readText);

  function href(target: string, at?: () => Place & { length?: number }): string {
    if (/^(mailto:|tel:|#)/.test(target)) return target;
    if (target.startsWith('/')) return target;
    const resolved = read<ResolvedTarget>('href', target);
    if (resolved.type === 'found') return resolved.href;
    if (isMissing(resolved)) {
      const place = at?.() ?? placeOf(target);
      const who = place.file === 'navigation.yaml' ? 'The menu' : entry.ref;
      report({ ...explainTarget(target, locale, resolved, who), at: place });
    }
    return '#';
  }

  function source(path: string): string {
    const name = path.replace(/^\/+/, '');
    // What is missing is reported; with a slash before it, it would also be taken for an address of the site.
    return read<string | undefined>('asset', name) ?? name;
  }

  /** Reports what is wrong in Markdown; `placeAt` says where a line and column of it stand in the content. */
  function reportMarkdown(
    findings: MarkdownFindings,
    placeAt: (at: MarkdownPlace) => Place & { length?: number },
  ): void {
    const hasFile = (path: string) => read<string | undefined>('asset', path) !== undefined;
    const faultOf = (path: string) => read<PictureFault | undefined>('picture-fault', path);
    for (const problem of markdownProblems(findings, { hasFile, faultOf }))
      report({ ...problem, at: placeAt(problem.at) });
  }

  function render(
    tree: Root,
    findings: MarkdownFindings,
    placeAt: (at: MarkdownPlace) => Place & { length?: number },
    options?: { inline?: boolean },
  ): string {
    const places = new Map(findings.links.map((link) => [link.target, link.at]));
    const footnotes = {
      get heading() {
        return translate('footnotes.heading');
      },
      back: (number: string) => translate('footnotes.back', { number }),
    };
    return renderMarkdown(
      tree,
      {
        href: (target) => {
          const at = places.get(target) ?? { line: 1, column: 1 };
          const resolved = href(target, () => placeAt(at));
          if (/^[/#]/.test(resolved) && !recorder.places.has(resolved)) recorder.places.set(resolved, placeAt(at));
          return resolved;
        },
        source,
      },
      { ...options, footnotes },
    );
  }

  function translate(key: string, values?: Record<string, string | number>): string {
    const plain = read<string | undefined>('string', key);
    if (values?.context !== undefined) read('string', `${key}_${values.context}`);
    const text = values ? translator.translate(key, values) : plain;
    if (text !== undefined) return text;
    const file = `strings/${locale}.yaml`;
    if (!sources.isUsable(file)) return '';
    const section = key.slice(0, Math.max(0, key.lastIndexOf('.')));
    const name = key.slice(section === '' ? 0 : section.length + 1);
    report({
      code: 'missing-string',
      message: `The interface text "${key}" is missing in ${locale}.`,
      hint: `Add ${name}: ${section === '' ? 'there' : `below ${section}:`}, with the text in this language.`,
      at: findKey(file, section.split('.'), readText),
      causes: lackOf(key, locale),
    });
    return '';
  }

  let body: { tree: Root; findings: MarkdownFindings; firstLine: number } | undefined;
  function ownBody() {
    read('body', entry.ref);
    if (!body) {
      const { text, line } = extractBody(readText(entry.source.words));
      const tree = parseMarkdown(text);
      body = { tree, findings: inspectMarkdown(tree), firstLine: line };
    }
    return body;
  }

  const page: PageContext = {
    locale,
    get site() {
      return read<SiteView>('site');
    },
    entry: view(entry),
    layout: route.layout,
    url: route.url,
    i18n: translator.i18n,
    date: () => read<string>('date'),
    t: translate,
    find: ((ref: string) => {
      const found = read<Entry | undefined>('find', ref);
      return found && view(found);
    }) as PageContext['find'],
    findInAnyLanguage: ((ref: string) => {
      const { defaultLocale, locales } = read<SiteView>('site');
      for (const language of new Set([locale, defaultLocale, ...locales.map(({ id }) => id)])) {
        const found = read<Entry | undefined>('find', ref, language);
        if (found) return view(found);
      }
      return undefined;
    }) as PageContext['findInAnyLanguage'],
    list: ((folder: string) => read<Entry[]>('list', folder).map(view)) as PageContext['list'],
    related: (limit) => read<Entry[]>('related', entry.ref).slice(0, limit).map(view),
    card: (shown) => input.kinds.get(shown.type)?.card?.(page, shown),
    href: (target) => href(target),
    exists: (target) => read<boolean>('exists', target.split('#')[0]),
    breadcrumbs() {
      const above = route.pageType.breadcrumbs?.(page, page.entry) ?? [];
      return above
        .filter(({ target }) => page.exists(target))
        .map(({ text, target }) => ({ text, href: page.href(target) }));
    },
    alternates: () =>
      read<{ locale: string; name: string; url: string }[]>('alternates', entry.ref).filter(
        (row) => row.locale !== locale,
      ),
    menu(name) {
      const key = `${name}@${input.menuField}`;
      const items = read<MenuSource[]>('menu', key);
      const trail = trailOf(items, route.url);
      const viewKey = `${locale}|${key}|${trail.join()}`;
      let view = input.menuViews.get(viewKey);
      if (!view) {
        const reportBroken = ({ target, resolved }: NonNullable<MenuSource['broken']>) =>
          report({
            ...explainTarget(target, locale, resolved, 'The menu'),
            at: findText(['navigation.yaml'], target, readText),
          });
        view = items.map((item) => viewMenuItem(item, new Set(trail), reportBroken));
        input.menuViews.set(viewKey, view);
      }
      return view;
    },
    hiddenLinks: () => read<HiddenLinkView[]>('hidden-links'),
    form(id) {
      const form = read<FormDefinition | undefined>('form', id);
      if (!form && !sources.isUsable(`forms/${id}.yaml`)) throw new UnrenderablePage();
      if (!form) {
        report({
          code: 'dangling-reference',
          message: `There is no forms/${id}.yaml.`,
          hint: 'Add the form, or bring it back: the templates of these pages show it.',
          at: { file: `forms/${id}.yaml`, line: 1, column: 1 },
          causes: lackOfFile(`forms/${id}.yaml`),
        });
        throw new UnrenderablePage();
      }
      return form;
    },
    document: (ref) => read<DocumentView | undefined>('document', ref),
    body() {
      const { tree, findings, firstLine } = ownBody();
      const placeAt = (at: MarkdownPlace) => ({
        file: entry.source.words,
        line: firstLine + at.line - 1,
        column: at.column,
      });
      reportMarkdown(findings, placeAt);
      const [first] = tree.children;
      const unwritten = first && findPlaceholder(entry, textOf(first));
      if (unwritten) report({ ...unwritten, at: placeAt(first.position?.start ?? { line: 1, column: 1 }) });
      return render(tree, findings, placeAt);
    },
    headings: () => ownBody().findings.headings.map(({ id, text, depth }) => ({ id, text, depth })),
    markdown(markdown, options) {
      const tree = parseMarkdown(markdown);
      const findings = inspectMarkdown(tree);
      const firstWords = markdown.trim().split(/\s+/, 4).join(' ');
      const placeAt = () => placeOf(findings.links[0]?.target ?? firstWords);
      reportMarkdown({ ...findings, headings: [] }, placeAt);
      return render(tree, findings, placeAt, options);
    },
    searchIndex: () => read<string | undefined>('search-index'),
    asset: source,
    island: (name, props) => input.renderIsland(name, props),
    shared: (key, renderPart, options) => input.shared(`${options?.everyLanguage ? '' : locale}|${key}`, renderPart),
  };
  return page;
}

function explainTarget(
  target: string,
  locale: string,
  resolved: MissingTarget,
  who: string,
): Pick<Diagnostic, 'code' | 'message' | 'hint'> {
  if (resolved.type === 'unpublished') return explainUnpublished(target, resolved.why, `${who} links to `);
  if (resolved.type === 'no-page') {
    return {
      code: 'broken-link',
      message: `${who} links to ${target}, which has no page of its own.`,
      hint: 'Link to a page that shows it, or leave the link out.',
    };
  }
  if (resolved.type === 'no-address') {
    return {
      code: 'broken-link',
      message: `${who} links to ${target}, which has no ${locale} page; it exists in: ${resolved.has.join(', ')}.`,
      hint: 'Link to something that exists in this language, or leave the link out.',
    };
  }
  if (target === '')
    return {
      code: 'broken-link',
      message: `${who} has a link that leads nowhere.`,
      hint: 'Write its address between the brackets: [like this](folder/id)',
    };
  const whole = absoluteUrl(target);
  if (whole)
    return {
      code: 'broken-link',
      message: `${who} links to ${target}, which lacks its beginning.`,
      hint: `Write ${whole}`,
    };
  return {
    code: 'broken-link',
    message: `${who} links to ${target}, which does not exist.`,
    hint: resolved.near
      ? `Did you mean "${resolved.near}"?`
      : 'Write it as folder/id, as the folders in content/ are named.',
  };
}

/** The ids of the items that a page belongs to: its own, its section's, and those that they are below. */
function trailOf(items: readonly MenuSource[], url: string): string[] {
  return items.flatMap((item) => {
    const below = trailOf(item.items, url);
    const own = item.href === url || (item.href !== undefined && item.href.length > 4 && url.startsWith(item.href));
    return own || below.length > 0 ? [item.id, ...below] : below;
  });
}

function viewMenuItem(
  item: MenuSource,
  trail: ReadonlySet<string>,
  reportBroken: (broken: NonNullable<MenuSource['broken']>) => void,
): MenuItemView {
  const { broken, items, ...rest } = item;
  if (broken) reportBroken(broken);
  return {
    ...rest,
    items: items.map((child) => viewMenuItem(child, trail, reportBroken)),
    current: trail.has(item.id),
  };
}
