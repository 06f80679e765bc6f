import type { Root } from 'mdast';
import type { DocumentColors } from '../../authoring/define-site.ts';
import type { Excerpt } from '../../authoring/facets/excerpt.ts';
import type { FactPanel } from '../../authoring/facets/fact-panel.ts';
import { formatNumber } from '../../authoring/format.ts';
import { languageOf } from '../../languages/index.ts';
import { textDirection } from '../../languages/text-direction.ts';
import { formatCount } from '../../model/format-count.ts';
import { charactersOf } from '../fonts/glyphs.ts';
import { fontNamesFor, type Typeface } from '../fonts/typeface.ts';
import { textOf, visitMarkdown } from '../markdown/tree.ts';
import type { PdfNode } from './pdf-node.ts';
import { makePrintablePanel, textsOfPanel } from './sections.ts';
import { substituteCharacters } from './substitute-characters.ts';
import template from './template.typ';
import { findMissingGlyph, type PdfDirective, type PdfError, preparePdfTree } from './tree.ts';
import { createTypesetter, type TypesetLimits } from './typesetter.ts';

export interface PdfInput {
  title: string;
  subtitle?: string;
  description: string;
  /** The language of the document: `fr`. */
  locale: string;
  /** `YYYY-MM-DD`. */
  date: string;
  siteName: string;
  /** The site's origin, for links that begin with a slash. */
  origin: string;
  /** The document's Markdown, with GFM; its headings start at the second level. */
  tree: Root;
  /** What the cover shows: a page of the document, or a drawing in portrait format, an SVG document. */
  cover: Excerpt | string;
  /** The mark beside the site's name: an SVG document. */
  mark: string;
  colors: DocumentColors;
  families: { headings: string; text: string };
  /** The fonts of these and other families, which together have every character of the document. */
  fonts: readonly Typeface[];
  /** Images of the Markdown by their address: PNG, JPEG or SVG. */
  images?: Readonly<Record<string, Uint8Array>>;
  /** The facts of the document's subject. They make it a sheet without a cover, and are at the top of page 1. */
  panel?: FactPanel;
  /** How the directives of the Markdown look, by name. */
  directives?: ReadonlyMap<string, PdfDirective>;
  /** What typesetting may take; the usual limits without it. */
  limits?: TypesetLimits;
  labels: {
    /** What kind of document it is: `Guide`. */
    kind: string;
    /** `Published on 12 March 2026`. */
    published: string;
    /** The heading of the table of contents. */
    contents: string;
    /** The footer of a page, with `{page}` and `{pages}`. */
    page: string;
  };
}

/** A PDF with the number of its pages, or why it cannot be made. */
export type PdfResult = { bytes: Uint8Array; pages: number } | PdfError;

/** Makes a tagged, outlined PDF (PDF/UA-1) from Markdown: the same input gives the same bytes. */
export async function makePdf(input: PdfInput): Promise<PdfResult> {
  const images = listImages(input.images ?? {});
  const large = describeSize(input.tree);
  if (large) return { error: large };
  const { typeset, glyphs } = await openTypesetter(input.fonts);
  const lost = findMissingGlyph(
    [input.title, input.subtitle ?? '', ...Object.values(input.labels), ...panelsIn(input).flatMap(textsOfPanel)]
      .map(substituteCharacters)
      .join(' '),
    glyphs,
  );
  if (lost !== undefined)
    return { error: `the fonts have no “${lost}”, which the title, a label or a fact uses`, character: lost };
  const tree = preparePdfTree(input.tree, {
    origin: input.origin,
    images: new Map(images.map(({ url, file }) => [url, file])),
    directives: input.directives ?? new Map(),
    glyphs,
  });
  if ('error' in tree) return tree;
  const request = { workspace, template, document: JSON.stringify(documentOf(input, tree.children)), images };
  const made = await typeset(request, input.limits);
  if ('thrown' in made) return { error: refusalText(made.thrown) };
  if (!('image' in made)) return made;
  const url = images.find(({ file }) => file === made.image)?.url;
  return { error: made.error, line: lineOfImage(input.tree, url) };
}

function lineOfImage(tree: Root, url: string | undefined): number | undefined {
  const lines: (number | undefined)[] = [];
  visitMarkdown(tree, (node) => {
    if (node.type === 'image' && node.url === url) lines.push(node.position?.start.line);
  });
  return lines[0];
}

/** The maximum size of a text in a PDF. For twice the text, Typst takes two to four times the time and memory. */
const most = { nodes: 10_000, characters: 300_000 };

/** Returns why a text is too large for a PDF, if it is. */
function describeSize(tree: Root): string | undefined {
  let [nodes, characters] = [0, 0];
  visitMarkdown(tree, (node) => {
    nodes += 1;
    if ('value' in node) characters += node.value.length;
  });
  if (nodes > most.nodes)
    return `it has ${formatCount(nodes)} headings, paragraphs, items, links and other parts, more than ${formatCount(most.nodes)}`;
  if (characters > most.characters)
    return `it has ${formatCount(characters)} characters, more than ${formatCount(most.characters)}`;
  return undefined;
}

/** Lists the panels of a document: its own, and those of its headings. */
function panelsIn({ panel, tree }: PdfInput): FactPanel[] {
  const below = tree.children.flatMap((node) => (node.type === 'heading' && node.data?.factPanel) || []);
  return panel ? [panel, ...below] : below;
}

/** Typst with the fonts of a build, and the characters of these fonts. */
interface Typesetter {
  typeset: ReturnType<typeof createTypesetter>;
  glyphs: ReadonlySet<number>;
}

/** The typesetter of the last document. Most builds of a process have the same fonts, which take long to load. */
let last: { fonts: PdfInput['fonts']; typesetter: Promise<Typesetter> } | undefined;

function openTypesetter(fonts: PdfInput['fonts']): Promise<Typesetter> {
  if (!last || !areSame(last.fonts, fonts)) last = { fonts, typesetter: makeTypesetter(fonts) };
  return last.typesetter;
}

function areSame(some: PdfInput['fonts'], others: PdfInput['fonts']): boolean {
  return (
    some.length === others.length &&
    some.every(({ data }, index) => Buffer.compare(data, others[index]?.data ?? new Uint8Array()) === 0)
  );
}

async function makeTypesetter(fonts: PdfInput['fonts']): Promise<Typesetter> {
  return {
    typeset: createTypesetter(fonts.map(({ data }) => data)),
    glyphs: new Set(
      (await Promise.all(fonts.map(({ data }) => charactersOf(data)))).flatMap((characters) => [...characters]),
    ),
  };
}

/** A folder that does not exist: Typst reads only files that are mapped into it. */
const workspace = '/pdf-workspace';
/** A document with at least this many chapters, and as many characters of text, has a table of contents. */
const chaptersForContents = 6;
const charactersForContents = 5000;

/** Returns the data of the template. */
function documentOf(input: PdfInput, children: readonly PdfNode[]) {
  const [year, month, day] = input.date.split('-').map(Number);
  const chapters = children.filter((node) => node.type === 'heading' && node.level === 1).length;
  const { labels } = input;
  return {
    title: substituteCharacters(input.title),
    subtitle: input.subtitle ? substituteCharacters(input.subtitle) : null,
    description: input.description,
    language: languageOf(input.locale),
    direction: textDirection(input.locale),
    digits: Array.from({ length: 10 }, (_, digit) => formatNumber(input.locale, digit)),
    region: new Intl.Locale(input.locale).region ?? null,
    date: { year, month, day },
    siteName: input.siteName,
    origin: input.origin,
    host: new URL(input.origin).host,
    cover: typeof input.cover === 'string' ? input.cover : excerptForCover(input.cover),
    mark: input.mark,
    colors: input.colors,
    fonts: {
      headings: fontNamesFor(input.families.headings, input.fonts),
      text: fontNamesFor(input.families.text, input.fonts),
    },
    contents: chapters >= chaptersForContents && textOf(input.tree).length >= charactersForContents,
    labels: {
      kind: substituteCharacters(labels.kind),
      published: substituteCharacters(labels.published),
      contents: substituteCharacters(labels.contents),
      page: substituteCharacters(labels.page),
    },
    panel: input.panel ? makePrintablePanel(input.panel) : null,
    tree: { children },
  };
}

/** How much of an excerpt a cover has room for. */
const onCover = { columns: 4, rows: 14 };

function excerptForCover({ heading, rows }: Excerpt): Excerpt {
  const shown = rows.slice(0, onCover.rows).map((row) => row.slice(0, onCover.columns).map(substituteCharacters));
  return { heading: substituteCharacters(heading), rows: shown };
}

/** Lists the images that Typst can read, with the names of their files in the compiler. */
function listImages(images: Readonly<Record<string, Uint8Array>>) {
  return Object.entries(images).flatMap(([url, contents], index) => {
    const ending = imageEnding(contents);
    return ending === undefined ? [] : [{ url, contents, file: `images/${index}.${ending}` }];
  });
}

function imageEnding(contents: Uint8Array): 'png' | 'jpg' | 'svg' | undefined {
  if (contents[0] === 0x89 && contents[1] === 0x50) return 'png';
  if (contents[0] === 0xff && contents[1] === 0xd8) return 'jpg';
  return /^\uFEFF?\s*</.test(new TextDecoder().decode(contents.subarray(0, 200))) ? 'svg' : undefined;
}

/** Extracts the messages from an exception of the PDF export. */
function refusalText(text: string): string {
  const messages = [...text.matchAll(/message: "((?:[^"\\]|\\.)*)"/g)].map((match) => match[1]);
  return messages.length > 0 ? messages.join('; ') : text;
}
