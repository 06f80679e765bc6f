import type { Root } from 'mdast';
import type { DocumentFacts, DocumentWords } from '../../templates/data/document.ts';
import { drawContour } from '../../templates/drawings/contour.ts';
import { formatDay } from '../../templates/format.ts';
import type { ContourField } from '../../templates/shared-structs.ts';
import { digestOf } from '../digest.ts';
import { inspectMarkdown, mapMarkdown, parseMarkdown } from '../markdown.ts';
import type { AssetCache } from '../memo/asset-cache.ts';
import type { Diagnostic, DocumentFile, Entry, OutputFile, Site } from '../model.ts';
import { bodyOf } from '../positions.ts';
import { makePdf, type PdfResult } from './pdf/make-pdf.ts';

interface DocumentsInput {
  site: Site;
  documents: readonly DocumentFile[];
  readText: (path: string) => string;
  resolve: (locale: string, target: string) => string;
  translate: (locale: string, key: string, values?: Record<string, string>) => string;
  fonts: readonly Uint8Array[];
  /** Changes with the fonts. */
  fontsDigest: string;
  cache: AssetCache;
}

/** A PDF that was made: its size, or why it could not be made. */
type MadeDocument = { bytes: number; pages: number } | { error: string; line?: number };

export interface MadeDocuments {
  files: OutputFile[];
  /** Document → its length and pages. */
  sizes: Map<DocumentFile, { bytes: number; pages: number }>;
  diagnostics: Diagnostic[];
}

/** Makes the PDF of every document in every language it has words for. */
export async function makeDocuments(input: DocumentsInput): Promise<MadeDocuments> {
  const made: MadeDocuments = { files: [], sizes: new Map(), diagnostics: [] };
  for (const document of input.documents) {
    const { entry, url, output } = document;
    const recipe = await recipeOf(entry, input);
    const result = await sizeOf(entry, recipe, input);
    if ('error' in result) made.diagnostics.push(explain(entry, result, input.readText));
    else {
      made.sizes.set(document, result);
      made.files.push({
        area: url === undefined ? 'documents' : 'site',
        path: output,
        digest: recipe,
        contents: () => input.cache.bytes(`pdf ${recipe}`, () => bytesOf(entry, input)),
      });
    }
  }
  return made;
}

/** Makes a document, or takes what was made of the same; a document that cannot be made is tried anew every time. */
async function sizeOf(entry: Entry, recipe: string, input: DocumentsInput): Promise<MadeDocument> {
  let failure: MadeDocument | undefined;
  try {
    return await input.cache.data(`pdf size ${recipe}`, async () => {
      const pdf = await makeDocument(entry, input);
      if ('error' in pdf) {
        failure = pdf;
        throw new Error(pdf.error);
      }
      await input.cache.bytes(`pdf ${recipe}`, async () => pdf.bytes);
      return { bytes: pdf.bytes.length, pages: pdf.pages };
    });
  } catch (error) {
    if (failure) return failure;
    throw error;
  }
}

async function bytesOf(entry: Entry, input: DocumentsInput): Promise<Uint8Array> {
  const pdf = await makeDocument(entry, input);
  if ('error' in pdf) throw new Error(`${entry.source.words}: ${pdf.error}`);
  return pdf.bytes;
}

/** Digest of everything a document is made from. */
async function recipeOf(entry: Entry, input: DocumentsInput): Promise<string> {
  const parts = partsOf(entry, input.site);
  const targets = await Promise.all(
    parts.map((part) =>
      input.cache.data(`links ${part.digest}`, async () => linkTargets(treeOf(part, input.readText))),
    ),
  );
  const addresses = targets.flat().map((target) => input.resolve(entry.locale, target));
  const { origin, name } = input.site.config;
  return digestOf([...parts.map((part) => part.digest), input.fontsDigest, origin, name, ...addresses].join('\n'));
}

async function makeDocument(entry: Entry, input: DocumentsInput): Promise<PdfResult> {
  const { config } = input.site;
  const facts = entry.facts as DocumentFacts;
  const words = entry.words as DocumentWords;
  const parts = partsOf(entry, input.site);
  const trees = parts.map((part) =>
    absoluteLinks(treeOf(part, input.readText), (target) => input.resolve(entry.locale, target)),
  );
  const seed = parts[0]?.id ?? entry.id;
  const translate = (key: string, values?: Record<string, string>) =>
    input.translate(entry.locale, `documents.${key}`, values);
  return makePdf({
    title: words.title,
    ...(words.subtitle ? { subtitle: words.subtitle } : {}),
    description: words.description,
    locale: entry.locale,
    date: facts.published,
    siteName: config.name,
    origin: config.origin,
    tree: { type: 'root', children: trees.flatMap((tree) => tree.children) },
    cover: drawContour({ seed, field: coverField[facts.kind], width: 1240, height: 1060 }),
    fonts: input.fonts,
    labels: {
      kind: translate(`kinds.${facts.kind}`),
      published: translate('published', { date: formatDay(entry.locale, facts.published) }),
      contents: translate('contents'),
      page: translate('page'),
    },
  });
}

const coverField: Record<DocumentFacts['kind'], ContourField> = {
  policy: 'grid',
  index: 'grid',
  sheet: 'delta',
  catalogue: 'ridge',
  'white-paper': 'basin',
  guide: 'delta',
};

/** The texts a document consists of: the guide or training it belongs to, then its own. */
function partsOf(entry: Entry, site: Site): Entry[] {
  const of = (entry.facts as DocumentFacts).of;
  const opening = of === undefined ? undefined : site.entries.get(of)?.get(entry.locale);
  return opening ? [opening, entry] : [entry];
}

function treeOf(entry: Entry, readText: (path: string) => string): Root {
  return parseMarkdown(bodyOf(readText(entry.source.words)).text);
}

function linkTargets(tree: Root): string[] {
  return inspectMarkdown(tree).links.map((link) => link.target);
}

function absoluteLinks(tree: Root, resolve: (target: string) => string): Root {
  return mapMarkdown(tree, (node) =>
    node.type === 'link' || node.type === 'definition' ? { ...node, url: resolve(node.url) } : node,
  ) as Root;
}

function explain(
  entry: Entry,
  failure: { error: string; line?: number },
  readText: (path: string) => string,
): Diagnostic {
  const { line } = bodyOf(readText(entry.source.words));
  return {
    code: 'pdf-source',
    severity: 'error',
    file: entry.source.words,
    line: failure.line === undefined ? line : line + failure.line - 1,
    column: 1,
    message: `${entry.ref} cannot be made into an accessible PDF: ${failure.error}.`,
    hint: 'Mend the text; every picture needs its text alternative: ![What it shows](picture.png).',
  };
}
